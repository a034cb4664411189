import { parseJson } from '@/lib/domain/enquiry/channels';
import type { EnquiryDatabase, Statement } from './database';
import { auditStatement } from './office-users';

/** What the office sets for itself, as JSON objects by name. */
export interface OfficeSettings {
  /** The values of a name; empty if nobody has set any. */
  get: (name: string) => Promise<Readonly<Record<string, unknown>>>;
  /** Sets single values of a name, and notes who did what; null removes one. */
  set: (name: string, values: Readonly<Record<string, unknown>>, user: string, action: string) => Promise<void>;
  /** The same for what the server itself remembers; the audit has nothing of it. */
  note: (name: string, values: Readonly<Record<string, unknown>>) => Promise<void>;
}

export function createOfficeSettings(write: EnquiryDatabase['write'], now: () => number): OfficeSettings {
  const patch = (name: string, values: Readonly<Record<string, unknown>>): Statement => ({
    sql: `INSERT INTO office_settings (name, value, changed_ms) VALUES (:name, json_patch('{}', :values), :nowMs)
      ON CONFLICT (name) DO UPDATE SET value = json_patch(value, :values),
      changed_ms = max(changed_ms + 1, excluded.changed_ms)`,
    args: { name, values: JSON.stringify(values), nowMs: now() },
  });
  return {
    async get(name) {
      const [found] = await write([{ sql: 'SELECT value FROM office_settings WHERE name = :name', args: { name } }]);
      const value = found?.rows[0]?.['value'];
      return typeof value === 'string' ? (parseJson(value) as Record<string, unknown>) : {};
    },
    set: async (name, values, user, action) =>
      void (await write([patch(name, values), auditStatement(now(), user, action)])),
    note: async (name, values) => void (await write([patch(name, values)])),
  };
}
