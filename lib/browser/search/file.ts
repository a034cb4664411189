import type { SearchFile } from '@/lib/domain/search/file';
import { once, readData } from '../read-data';

/** The search file, requested once, also while the code that reads it still loads; rejects if it cannot be read. */
export const fetchSearchFile = once(() => readData<SearchFile>('search'));
