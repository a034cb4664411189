import type { KnownAnswers } from '@/lib/domain/search/answers';
import { monthOf } from '@/lib/domain/site/month';
import { createCatalogue } from '@/lib/domain/search/catalogue';
import { comparedKey } from '@/lib/domain/visitor/compared';
import { once, readData } from '../read-data';
import { fetchSearchFile } from './file';

/** All that can be found, for search and assistant; rejects if the search file cannot be read. */
export const loadCatalogue = once(async () =>
  createCatalogue(await fetchSearchFile(), undefined, monthOf(new Date().toISOString())),
);

/** The questions and terms that the search answers; rejects if they cannot be read. */
export const loadAnswers = once(() => readData<KnownAnswers>('assistant'));

let texts: ReadonlyMap<string, readonly string[]> = new Map();
const asked = new Map<string, () => Promise<void>>();

/** Sentences of projects' pages by id: those of some developers, and all that were loaded before; what cannot be read is left out. */
export async function loadTexts(developers: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const load = (slug: string) =>
    once(async () => {
      const file = await readData<{ texts: Record<string, string[]> }>(comparedKey(slug));
      texts = new Map([...texts, ...Object.entries(file.texts)]);
    });
  const loads = developers.map((slug) => {
    if (!asked.has(slug)) asked.set(slug, load(slug));
    return asked.get(slug)!();
  });
  await Promise.allSettled(loads);
  return texts;
}
