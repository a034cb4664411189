import { openLocalDatabase } from './local-database';
import { openRemoteDatabase } from './remote-database';
import { migrate } from './schema';
import { createStore, type EnquiryStore, type StoreOptions } from './store';
import { localDbPath } from './store-file';

/** Store in a `file:` database or at a remote libSQL address. Opens the database on first use. */
export function openEnquiryStore(url: string, authToken?: string, options: StoreOptions = {}): EnquiryStore {
  const path = localDbPath(url);
  const report = options.report ?? console.error;
  const database =
    path === null ? openRemoteDatabase(url, authToken, migrate) : openLocalDatabase(path, migrate, report);
  return createStore(database, path !== null, options);
}
