import { openLocalDatabase } from './local-database';
import { openRemoteDatabase } from './remote-database';
import { migrate } from './schema';
import { openSecondPlace } from './second-place';
import { createStore, type EnquiryStore, type StoreOptions } from './store';
import { localDbPath } from './store-file';

/**
 * Store in a `file:` database or at a remote libSQL address. Opens the database on first use. `secondPath`: a file on
 * another disk that has each enquiry, too; throws where the database is no file.
 */
export function openEnquiryStore(
  url: string,
  authToken?: string,
  { secondPath, ...options }: Omit<StoreOptions, 'second'> & { secondPath?: string | null } = {},
): EnquiryStore {
  const path = localDbPath(url);
  const report = options.report ?? console.error;
  if (path === null) {
    if (secondPath) throw new Error('ENQUIRY_SECOND_PATH: a cluster is copied by its own means');
    return createStore(openRemoteDatabase(url, authToken, migrate), false, options);
  }
  const second = secondPath ? openSecondPlace(secondPath, path, report) : undefined;
  return createStore(openLocalDatabase(path, migrate, report), true, { ...options, second });
}
