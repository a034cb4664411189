import { toFoundRecords } from '@/lib/domain/assistant/records';
import type { FindRecords } from '@/lib/domain/assistant/reply';
import { createSearchEngine } from '@/lib/domain/search/engine';
import type { FirstSearchPart, SearchPart } from '@/lib/domain/search/file';
import { readData } from '../read-data';

/** Loads the search data; rejects if the first part cannot be read. Further parts are added as they arrive. */
export async function loadRecords(): Promise<FindRecords> {
  const engine = createSearchEngine();
  const first = await readData<FirstSearchPart>('search');
  engine.add(first);
  for (let part = 2; part <= first.parts; part += 1) {
    readData<SearchPart>(`search-${part}`).then(engine.add, () => undefined);
  }
  return (query) => toFoundRecords(engine.answer(query), query);
}
