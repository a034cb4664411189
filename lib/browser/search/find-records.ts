import type { FindRecords } from '@/lib/domain/assistant/answer';
import { toFoundRecords } from '@/lib/domain/assistant/records';
import { createSearchEngine } from '@/lib/domain/search/engine';
import type { FirstSearchPart, SearchPart } from '@/lib/domain/search/file';
import { readData } from '../read-data';

/** Fetches what can be found on the site; rejects where that cannot be read. Further parts are taken in as they come. */
export async function loadRecords(): Promise<FindRecords> {
  const engine = createSearchEngine();
  const first = await readData<FirstSearchPart>('search');
  engine.add(first);
  for (let part = 2; part <= first.parts; part += 1) {
    readData<SearchPart>(`search-${part}`).then(engine.add, () => undefined);
  }
  return (query) => toFoundRecords(engine.answer(query), query);
}
