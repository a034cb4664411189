import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { DEFAULT_DB_URL } from '../settings';
import type { DeliveryChannel } from '../store/deliveries';
import { openEnquiryStore } from '../store/open-enquiry-store';
import type { EnquiryStore } from '../store/store';
import { localDbPath } from '../store/store-file';

/** Address of the database: the one that is given, else that of the endpoint. */
export function databaseUrl(given?: string): string {
  return given ?? (process.env['ENQUIRY_DB_URL'] || DEFAULT_DB_URL);
}

/** Who gives a command, for the audit: the user of the machine. */
export function commandUser(): string {
  try {
    return `${userInfo().username} (command)`;
  } catch {
    // A container may run under a number that has no name.
    return `user ${process.getuid?.() ?? ''} (command)`;
  }
}

/** The store of the endpoint, for a command. Throws in plain words if there is no such database. */
export function openStore(given?: string, channels: readonly DeliveryChannel[] = []): EnquiryStore {
  const url = databaseUrl(given);
  const path = localDbPath(url);
  if (path !== null && !existsSync(path)) throw new Error(`There is no enquiry database ${path}.`);
  const secondPath = given === undefined ? process.env['ENQUIRY_SECOND_PATH']?.trim() : undefined;
  return openEnquiryStore(url, process.env['ENQUIRY_DB_TOKEN'] || undefined, {
    channels,
    secondPath: secondPath || null,
  });
}
