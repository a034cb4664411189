import { openLocalDatabase } from './local-database';
import { migrate } from './schema';
import { createStore, type EnquiryStore, type StoreOptions } from './store';

/** A store in a file, whose deliveries and sums do not wait a tenth of a second for another write to go with. */
export function openTestStore(path: string, options: StoreOptions = {}): EnquiryStore {
  const { write, close } = openLocalDatabase(path, migrate, options.report ?? console.error);
  return createStore({ write: (statements) => write(statements), close }, true, options);
}
