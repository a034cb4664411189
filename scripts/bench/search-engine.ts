import { getDataFile } from '@/lib/content/pages/data';
import { getSearchFileNames } from '@/lib/content/pages/data/search';
import { createSearchEngine } from '@/lib/domain/search/engine';
import type { KnownAnswers } from '@/lib/domain/search/answers';
import type { FirstSearchPart } from '@/lib/domain/search/file';

/** What people type, a letter at a time: names, places, wishes with money, a typing error, nothing at all. */
const TYPED = [
  'mogra courts',
  'gurugram',
  'dwarka expressway',
  '3 bhk under 1.2 cr gurgaon',
  '2 or 3 bhk noida',
  'ready to move in 3bhk delhi',
  'plots under 1 cr',
  'office space sector 62',
  'golf corse road',
  'bengaluru villa',
  'stamp duty',
  'zzzz',
];
const ROUNDS = 3;

const sent = (file: string): unknown => JSON.parse(JSON.stringify(getDataFile(file)));

/**
 * Milliseconds of the engine alone for each key of the queries, with the data of the content directory: the least of
 * three rounds, so that other work of the machine is not counted.
 */
export function timeEngineKeys(): { query: string; ms: number }[] {
  const engine = createSearchEngine();
  for (const file of getSearchFileNames()) engine.add(sent(file) as FirstSearchPart);
  engine.learn(sent('assistant.json') as KnownAnswers);
  const queries = TYPED.flatMap((typed) => Array.from(typed, (_, at) => typed.slice(0, at + 1)));
  const keys = queries.map((query) => ({ query, ms: Infinity }));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const key of keys) {
      const start = performance.now();
      engine.answer(key.query);
      // The first round only warms up.
      if (round > 0) key.ms = Math.min(key.ms, performance.now() - start);
    }
  }
  return keys;
}
