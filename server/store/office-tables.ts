import type { Statement } from './database';

/**
 * Tables of the inbox. A user without a password was removed; the row stays, so that no older copy brings the user
 * back. What belongs to an enquiry goes with it, and the audit forgets which enquiry a change was about.
 */
export const OFFICE_TABLES = [
  `CREATE TABLE IF NOT EXISTS office_users (name TEXT PRIMARY KEY, password TEXT NOT NULL, changed_ms INTEGER NOT NULL,
    role TEXT NOT NULL DEFAULT 'manager')`,
  `CREATE TABLE IF NOT EXISTS office_sessions (token_hash TEXT PRIMARY KEY, user TEXT NOT NULL,
    began_ms INTEGER NOT NULL, used_ms INTEGER NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS office_audit (id TEXT PRIMARY KEY, at_ms INTEGER NOT NULL, user TEXT NOT NULL,
    action TEXT NOT NULL, enquiry_id TEXT NOT NULL DEFAULT '')`,
  'CREATE INDEX IF NOT EXISTS office_audit_by_time ON office_audit (at_ms)',
  'DROP INDEX IF EXISTS office_audit_by_enquiry',
  'CREATE TABLE IF NOT EXISTS office_settings (name TEXT PRIMARY KEY, value TEXT NOT NULL, changed_ms INTEGER NOT NULL)',
  `CREATE TABLE IF NOT EXISTS handling (enquiry_id TEXT PRIMARY KEY, state TEXT NOT NULL, owner TEXT NOT NULL,
    reminder TEXT NOT NULL, answered_ms INTEGER, changed_ms INTEGER NOT NULL, visit TEXT,
    budget TEXT NOT NULL DEFAULT '', reason TEXT NOT NULL DEFAULT '')`,
  `CREATE TABLE IF NOT EXISTS notes (id TEXT PRIMARY KEY, enquiry_id TEXT NOT NULL, user TEXT NOT NULL,
    at_ms INTEGER NOT NULL, text TEXT NOT NULL)`,
  'CREATE INDEX IF NOT EXISTS notes_by_enquiry ON notes (enquiry_id)',
  `CREATE TRIGGER IF NOT EXISTS handling_goes AFTER DELETE ON enquiries BEGIN
    DELETE FROM handling WHERE enquiry_id = old.id;
    DELETE FROM notes WHERE enquiry_id = old.id;
    UPDATE office_audit SET enquiry_id = '' WHERE enquiry_id = old.id; END`,
];

/** Columns that the tables did not have at first. A visit is null until the office says something about it. */
export const ADDED_COLUMNS = [
  ['handling', 'visit', 'TEXT'],
  ['handling', 'budget', `TEXT NOT NULL DEFAULT ''`],
  ['handling', 'reason', `TEXT NOT NULL DEFAULT ''`],
  ['office_users', 'role', `TEXT NOT NULL DEFAULT 'manager'`],
] as const;

const newer = (table: string, key: string, columns: readonly string[]) => (attached: string) =>
  `INSERT INTO ${attached}.${table} SELECT * FROM main.${table} WHERE true ON CONFLICT (${key}) DO UPDATE SET
    ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
    WHERE excluded.changed_ms > ${table}.changed_ms`;

/** Copies what the office wrote, and what was counted, into an attached database, after the enquiries. Of two states the newer counts. */
export function copyOfficeInto(attached: string): string[] {
  const missing = (table: string) => `INSERT OR IGNORE INTO ${attached}.${table} SELECT * FROM main.${table}`;
  return [
    newer('office_users', 'name', ['password', 'changed_ms', 'role'])(attached),
    newer('office_settings', 'name', ['value', 'changed_ms'])(attached),
    newer('handling', 'enquiry_id', [
      'state',
      'owner',
      'reminder',
      'answered_ms',
      'changed_ms',
      'visit',
      'budget',
      'reason',
    ])(attached),
    newer('wishes', 'id', ['email', 'mailbox', 'address', 'state', 'changed_ms'])(attached),
    newer('blocked', 'id', ['until_day', 'until_ms', 'reason', 'data', 'changed_ms'])(attached),
    missing('notes'),
    `${missing('letters')} l WHERE EXISTS (SELECT 1 FROM ${attached}.deliveries d WHERE d.enquiry_id = l.id AND d.state IN ('waiting', 'stuck'))`,
    missing('office_audit'),
    missing('counts'),
  ];
}

/** Entries of the audit that stay: so many, and those of more than a year; older ones go. */
const [AUDIT_KEPT, AUDIT_MS] = [100_000, 400 * 86_400_000];

export const PRUNE_AUDIT: Statement = {
  sql: `DELETE FROM office_audit WHERE at_ms < (SELECT at_ms FROM office_audit ORDER BY at_ms DESC
    LIMIT 1 OFFSET ${AUDIT_KEPT}) AND at_ms < (SELECT max(at_ms) FROM office_audit) - ${AUDIT_MS}`,
};
