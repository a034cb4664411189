import { BLOCKED_TABLE, endBlocked } from './blocked';
import { COUNTS_TABLE } from './counts';
import type { Migrate, Statement } from './database';
import { DELIVERY_TABLES } from './deliveries';
import { LETTER_TABLES } from './letters';
import { ERASED_TABLES, hashOfId } from './erased';
import { OWNER_RULE_INDEX } from './office-settings';
import { ADDED_COLUMNS, OFFICE_TABLES } from './office-tables';
import type { EnquiryWords, StoredEnquiry } from './enquiry-row';
import { INBOX_INDEXES } from './inbox-filter';
import { JOIN_BY_MAILBOX, NAME_PERSONS, newPerson, PERSON_OF_NEW } from './people';
import { REPORT_INDEXES } from './report';
import { WISH_TABLES } from './wishes';
import { toPersonKeys } from '@/lib/domain/enquiry/body';

const SAME_WORDS_MS = 10 * 60_000;

/**
 * `observed_ms` of the clock counts the time that servers have run. An enquiry stores the clock's value at its arrival.
 * The difference is its age, independent of the machine's wall clock.
 */
const TABLES = [
  `CREATE TABLE IF NOT EXISTS enquiries (
    id TEXT PRIMARY KEY, received_at TEXT NOT NULL, name TEXT NOT NULL, phone TEXT NOT NULL, email TEXT NOT NULL,
    message TEXT NOT NULL, consent TEXT NOT NULL, source TEXT NOT NULL, ip_hash TEXT NOT NULL,
    is_suspect INTEGER NOT NULL DEFAULT 0, observed_ms INTEGER NOT NULL DEFAULT 0,
    digits TEXT NOT NULL DEFAULT '', details TEXT NOT NULL DEFAULT '{}', mailbox TEXT NOT NULL DEFAULT '',
    person TEXT NOT NULL DEFAULT '')`,
  'CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)',
  `CREATE TABLE IF NOT EXISTS clock (id INTEGER PRIMARY KEY CHECK (id = 1),
    seen_ms INTEGER NOT NULL DEFAULT 0, observed_ms INTEGER NOT NULL DEFAULT 0, writes INTEGER NOT NULL DEFAULT 0)`,
  'INSERT OR IGNORE INTO clock (id) VALUES (1)',
  'CREATE INDEX IF NOT EXISTS enquiries_by_time ON enquiries (received_at)',
  'CREATE INDEX IF NOT EXISTS enquiries_by_phone ON enquiries (phone, received_at)',
  ...DELIVERY_TABLES,
  ...LETTER_TABLES,
  ...ERASED_TABLES,
  ...OFFICE_TABLES,
  OWNER_RULE_INDEX,
  ...WISH_TABLES,
  COUNTS_TABLE,
  BLOCKED_TABLE,
];

const HAS_COLUMN = `SELECT 1 FROM pragma_table_info(:table) WHERE name = :column`;

// For databases without ages: the newest enquiry gets age 0, the others are older by the difference of their dates.
const ADD_AGES = 'ALTER TABLE enquiries ADD COLUMN observed_ms INTEGER NOT NULL DEFAULT 0';
const SET_AGES = `UPDATE enquiries SET observed_ms = min(0, CAST(86400000 * (julianday(received_at) -
  (SELECT min(julianday(max(received_at)), julianday('now')) FROM enquiries)) AS INTEGER))`;

// For databases whose persons cannot be compared yet, also those of a server of an older version.
const ADD_KEYS = ['digits', 'mailbox', 'person'];
const BY_KEYS = [
  'CREATE INDEX IF NOT EXISTS enquiries_by_digits ON enquiries (digits)',
  `CREATE INDEX IF NOT EXISTS enquiries_by_mailbox ON enquiries (mailbox) WHERE mailbox <> ''`,
  ...INBOX_INDEXES,
  ...REPORT_INDEXES,
];
/** Changes with the rule that makes the keys of a person: all are made once more then. */
const KEYS_RULE = 'digits and mailbox 2026-11';
const HAS_KEYS_RULE = 'SELECT 1 FROM migrations WHERE name = :name';
const WITHOUT_KEYS = `SELECT id, phone, email FROM enquiries WHERE digits = '' LIMIT 1000`;
const SET_KEYS = `UPDATE enquiries SET digits = made.digits, mailbox = made.mailbox,
  person = iif(enquiries.person = '', '?' || made.person, enquiries.person) FROM
  (SELECT json_extract(value, '$.id') AS id, json_extract(value, '$.digits') AS digits,
    json_extract(value, '$.mailbox') AS mailbox, json_extract(value, '$.person') AS person FROM json_each(:made)) made WHERE enquiries.id = made.id`;

// Enquiries of earlier versions say in their message what later ones have as details.
const ADD_DETAILS = `ALTER TABLE enquiries ADD COLUMN details TEXT NOT NULL DEFAULT '{}'`;

/** Creates missing tables and migrates older ones. */
export const migrate: Migrate = async (run) => {
  for (const sql of TABLES) await run({ sql });
  const lacks = async (column: string, table = 'enquiries') =>
    (await run({ sql: HAS_COLUMN, args: { column, table } })).rows.length === 0;
  for (const [table, column, type] of ADDED_COLUMNS) {
    if (await lacks(column, table)) await run({ sql: `ALTER TABLE ${table} ADD COLUMN ${column} ${type}` });
  }
  if (await lacks('observed_ms')) {
    await run({ sql: ADD_AGES });
    await run({ sql: SET_AGES });
  }
  for (const key of ADD_KEYS) {
    if (await lacks(key)) await run({ sql: `ALTER TABLE enquiries ADD COLUMN ${key} TEXT NOT NULL DEFAULT ''` });
  }
  if (await lacks('details')) await run({ sql: ADD_DETAILS });
  for (const sql of BY_KEYS) await run({ sql });
  const rule = { name: KEYS_RULE };
  const isOfRule = (await run({ sql: HAS_KEYS_RULE, args: rule })).rows.length > 0;
  // An index answers a range, not LIKE: a start need not read every enquiry.
  const isUnnamed = `person = '' OR (person >= '?' AND person < '@')`;
  await run({ sql: `UPDATE enquiries SET digits = '' WHERE ${isOfRule ? isUnnamed : 'true'}` });
  let hasNew = false;
  for (;;) {
    const { rows } = await run({ sql: WITHOUT_KEYS });
    if (rows.length === 0) break;
    hasNew = true;
    const made = rows.map(({ id, phone, email }) => ({
      id: String(id),
      person: newPerson(String(id)),
      ...toPersonKeys({ phone: String(phone), email: String(email) }),
    }));
    await run({ sql: SET_KEYS, args: { made: JSON.stringify(made) } });
  }
  if (hasNew) for (const sql of NAME_PERSONS) await run({ sql });
  if (hasNew && !isOfRule) await run({ sql: JOIN_BY_MAILBOX });
  // Last, so that a migration that was interrupted begins again.
  if (!isOfRule) await run({ sql: 'INSERT OR IGNORE INTO migrations (name) VALUES (:name)', args: rule });
};

const COLUMNS = `id, received_at, name, phone, email, message, consent, source, ip_hash, is_suspect, observed_ms, digits,
  details, mailbox, person`;

/** Copies every enquiry of the database `main` that the attached one lacks. */
export function copyInto(attached: string): string {
  return `INSERT OR IGNORE INTO ${attached}.enquiries (${COLUMNS}) SELECT ${COLUMNS} FROM main.enquiries`;
}

/** Moves the attached database's clock forward to that of `main` if it is behind. */
export function copyClockInto(attached: string): string {
  const later = (column: string) => `${column} = max(${column}, (SELECT ${column} FROM main.clock))`;
  return `UPDATE ${attached}.clock SET ${later('seen_ms')}, ${later('observed_ms')}, ${later('writes')}`;
}

/** What an enquiry is about: where it came from may be another page, or another link, each time the same words are sent. */
const aboutOf = (details: string) => `json_remove(${details}, '$.pagePath', '$.firstPage', '$.campaign')`;
const SAME_WORDS = `name = :name AND phone = :phone AND email = :email AND message = :message
  AND ${aboutOf('details')} = ${aboutOf(':details')}`;

// One statement checks and writes, so two requests cannot both find the row missing.
const ADD = `INSERT INTO enquiries (${COLUMNS})
  SELECT :id, :receivedAt, :name, :phone, :email, :message, :consent, :source, :ipHash, :isSuspect, observed_ms,
    :digits, :details, :mailbox, ${PERSON_OF_NEW}
  FROM clock WHERE (:isIdGiven = 1 OR NOT EXISTS (SELECT 1 FROM enquiries WHERE ${SAME_WORDS}
    AND received_at > :since AND received_at < :until AND is_suspect <= :isSuspect))
    AND NOT EXISTS (SELECT 1 FROM erased WHERE id_hash = :idHash)
  ON CONFLICT (id) DO NOTHING`;

/** Adds an enquiry once: an equal id, or without an id equal words within ten minutes, adds no second row. */
export function addStatement({ isSuspect, ...enquiry }: StoredEnquiry, isIdGiven: boolean): Statement {
  const receivedMs = Date.parse(enquiry.receivedAt);
  const [since = '', until = ''] = [-SAME_WORDS_MS, SAME_WORDS_MS].map((ms) => new Date(receivedMs + ms).toISOString());
  const args = {
    ...enquiry,
    isSuspect: Number(isSuspect),
    isIdGiven: Number(isIdGiven),
    since,
    until,
    idHash: hashOfId(enquiry.id),
    ...toPersonKeys(enquiry),
    newPerson: newPerson(enquiry.id),
    details: JSON.stringify(enquiry.details),
  };
  return { sql: ADD, args };
}

/** Finds the row of an id if it has exactly these words, or the mark that it was erased. */
export function sameRowStatement({ id, name, phone, email, message, details }: EnquiryWords): Statement {
  return {
    sql: `SELECT 1 FROM enquiries WHERE id = :id AND ${SAME_WORDS} UNION ALL SELECT 1 FROM erased WHERE id_hash = :idHash`,
    args: { id, name, phone, email, message, details: JSON.stringify(details), idHash: hashOfId(id) },
  };
}

/** Counts a write and returns the total. A lower one than before means that an older copy was written over the file. */
export const COUNT_WRITE: readonly Statement[] = [
  { sql: 'UPDATE clock SET writes = writes + 1' },
  { sql: 'SELECT writes FROM clock' },
];

/** Reads the clock, advances it by `runningMs`, and deletes enquiries older than `retentionMs`; 0 keeps all. */
export function ageStatements(nowMs: number, runningMs: number, retentionMs: number): Statement[] {
  // Two servers on one database add the same hour only once: the second sees that the first has just added it.
  // On its first look a database has seen no time yet.
  const passed = 'CASE seen_ms WHEN 0 THEN 0 ELSE max(0, min(:runningMs, :nowMs - seen_ms)) END';
  return [
    { sql: 'SELECT seen_ms FROM clock' },
    {
      sql: `UPDATE clock SET observed_ms = observed_ms + ${passed}, seen_ms = :nowMs`,
      args: { nowMs, runningMs: Math.round(runningMs) },
    },
    {
      sql: 'DELETE FROM enquiries WHERE :retentionMs > 0 AND observed_ms < (SELECT observed_ms FROM clock) - :retentionMs',
      args: { retentionMs },
    },
    endBlocked(nowMs),
  ];
}
