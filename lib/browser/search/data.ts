import type { KnownAnswers } from '@/lib/domain/search/answers';
import { monthOf } from '@/lib/domain/site/month';
import { createCatalogue } from '@/lib/domain/search/catalogue';
import { once, readData } from '../read-data';
import { fetchSearchFile } from './file';

/** All that can be found, for search and assistant; rejects if the search file cannot be read. */
export const loadCatalogue = once(async () =>
  createCatalogue(await fetchSearchFile(), undefined, monthOf(new Date().toISOString())),
);

/** The questions and terms that the search answers; rejects if they cannot be read. */
export const loadAnswers = once(() => readData<KnownAnswers>('assistant'));
