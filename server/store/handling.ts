import { randomUUID } from 'node:crypto';
import type { EnquiryDatabase, Statement } from './database';
import { idOf } from './office-users';

/** What has become of an enquiry. A marked one is spam until somebody says otherwise. */
export const ENQUIRY_STATES = ['new', 'called', 'visit', 'won', 'lost', 'spam'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** What the office says of an enquiry, besides its notes. */
export interface Handling {
  state: EnquiryState;
  /** Name of a user; empty for nobody. */
  owner: string;
  /** When to call again, in India: `2026-11-30`, or with the time `2026-11-30T18:00`; empty for none. */
  reminder: string;
  /** The next visit, in the same form; what the visitor asked for until the office says otherwise. */
  visit: string;
  /** In words. */
  budget: string;
  /** Why a person is lost; empty for others. */
  reason: '' | LostReason;
}
export const LOST_REASONS = ['price', 'place', 'later', 'elsewhere', 'unreachable', 'other'] as const;
export type LostReason = (typeof LOST_REASONS)[number];
export const HANDLING_FIELDS = ['state', 'owner', 'reminder', 'visit', 'budget', 'reason'] as const;
export type HandlingField = (typeof HANDLING_FIELDS)[number];

export interface EnquiryChange extends Handling {
  id: string;
  note: string;
  /** The values that the page showed; only fields with another value now are written. Null writes all. */
  was: Handling | null;
  /** The same for each time one form is sent, so that its note is stored once. */
  formKey: string;
}

/** A field that somebody else changed while the page was open, with both values. */
export interface FieldConflict {
  field: HandlingField;
  theirs: string;
  yours: string;
}

/** `conflicts` were not written; everything else was. */
export type ChangeResult = { kind: 'gone' } | { kind: 'saved'; conflicts: FieldConflict[] };

export const STATE_SQL = `coalesce(h.state, CASE e.is_suspect WHEN 1 THEN 'spam' ELSE 'new' END)`;
const kept = (field: HandlingField) => `coalesce(h.${field}, '')`;
const FIELD_SQL: Readonly<Record<HandlingField, string>> = {
  state: STATE_SQL,
  owner: kept('owner'),
  reminder: kept('reminder'),
  visit: `coalesce(h.visit, json_extract(e.details, '$.visitAt'), '')`,
  budget: kept('budget'),
  reason: kept('reason'),
};
export const VISIT_SQL = FIELD_SQL.visit;
/** The columns of `Handling`. */
export const HANDLING_SQL = HANDLING_FIELDS.map((field) => `${FIELD_SQL[field]} AS ${field}`).join(', ');
export const FROM_INBOX = 'FROM enquiries e LEFT JOIN handling h ON h.enquiry_id = e.id';

export function toState(value: unknown): EnquiryState {
  return ENQUIRY_STATES.find((state) => state === value) ?? 'new';
}

// What is stored, and what is stored next: this clerk's changes, except where somebody else changed the same field.
const STORED = `SELECT e.id, ${HANDLING_SQL}, h.answered_ms, coalesce(h.changed_ms, 0) AS changed_ms ${FROM_INBOX} WHERE e.id = :id`;
const next = (field: HandlingField) => `CASE WHEN :${field} <> coalesce(:was_${field}, ${field})
  AND ${field} = coalesce(:was_${field}, ${field}) THEN :${field} ELSE ${field} END AS next_${field}`;
const NEXT = `SELECT *, ${HANDLING_FIELDS.map(next).join(', ')}, max(:nowMs, changed_ms + 1) AS at_ms FROM (${STORED})`;
/** ', state: won, no owner, note'; empty if nothing changes. */
const changed = (field: HandlingField, what: string) => `iif(next_${field} <> ${field}, ${what}, '')`;
const value = (field: HandlingField) =>
  changed(field, `iif(next_${field} = '', ', no ${field}', ', ${field}: ' || next_${field})`);
const ACTION = `${changed('state', `', state: ' || next_state`)} || ${value('reason')} || ${value('owner')}
  || ${value('reminder')} || ${value('visit')} || ${changed('budget', `', budget'`)}
  || iif(:note <> '' AND NOT EXISTS (SELECT 1 FROM notes WHERE id = :noteId), ', note', '')`;

// The audit comes first: it compares with what is stored before the change, and the other rows follow if it has one.
const NOTE_AUDIT = `INSERT INTO office_audit (id, at_ms, user, action, enquiry_id)
  SELECT :auditId, at_ms, :user, substr(${ACTION}, 3), id FROM (${NEXT}) WHERE ${ACTION} <> ''`;
const WRITE_NOTE = `INSERT OR IGNORE INTO notes (id, enquiry_id, user, at_ms, text)
  SELECT :noteId, enquiry_id, user, at_ms, :note FROM office_audit WHERE id = :auditId AND :note <> ''`;
// A note or an owner is no answer to the visitor.
const WRITE_HANDLING = `INSERT OR REPLACE INTO handling (enquiry_id, ${HANDLING_FIELDS.join(', ')}, answered_ms, changed_ms)
  SELECT id, ${HANDLING_FIELDS.map((field) => `next_${field}`).join(', ')},
    coalesce(answered_ms, iif(next_state IN ('new', 'spam'), NULL, at_ms)), at_ms
  FROM (${NEXT}) WHERE EXISTS (SELECT 1 FROM office_audit WHERE id = :auditId)`;

/** The enquiry that stands for its person in lists: the newest, a marked one only if there is no other. */
export const leadOf = (person: string) => `(SELECT rowid FROM enquiries WHERE person = ${person}
  ORDER BY is_suspect, received_at DESC, rowid DESC LIMIT 1)`;

/** Gives an enquiry what the office said of its person before, where it has nothing of its own. */
export const carry = (to: string, from: string, args: Statement['args']): Statement => ({
  sql: `INSERT INTO handling (enquiry_id, state, owner, reminder, visit, budget, answered_ms, changed_ms)
    SELECT e.id, ${STATE_SQL}, p.owner, p.reminder, coalesce(json_extract(e.details, '$.visitAt'), p.visit), p.budget,
      h.answered_ms, p.changed_ms
    FROM enquiries e JOIN handling p ON p.enquiry_id = ${from} LEFT JOIN handling h ON h.enquiry_id = e.id
    WHERE e.id = ${to}
    ON CONFLICT (enquiry_id) DO UPDATE SET owner = iif(owner = '', excluded.owner, owner),
      reminder = iif(reminder = '', excluded.reminder, reminder), budget = iif(budget = '', excluded.budget, budget),
      visit = iif(coalesce(visit, '') = '', excluded.visit, visit), changed_ms = max(changed_ms, excluded.changed_ms + 1)`,
  args,
});

/** What was saved on an older page goes to the enquiry that has come meanwhile. */
const carryToLead = (id: string) =>
  carry(
    `(SELECT l.id FROM enquiries n JOIN enquiries l ON l.rowid = ${leadOf('n.person')} WHERE n.id = :id AND l.id <> :id)`,
    ':id',
    { id },
  );

// What a clerk did about a person is done for the earlier enquiries that nobody answered, too.
const ANSWER_EARLIER = `INSERT INTO handling (enquiry_id, state, owner, reminder, answered_ms, changed_ms)
  SELECT o.id, l.state, l.owner, '', iif(l.state = 'spam', NULL, l.changed_ms), l.changed_ms
  FROM enquiries n JOIN handling l ON l.enquiry_id = n.id
  JOIN enquiries o ON o.person = n.person AND o.id <> n.id AND o.received_at <= n.received_at
  LEFT JOIN handling h ON h.enquiry_id = o.id
  WHERE n.id = :id AND l.state <> 'new' AND coalesce(h.state, iif(o.is_suspect = 1, 'spam', 'new')) = 'new'
    AND EXISTS (SELECT 1 FROM office_audit WHERE id = :auditId)
  ON CONFLICT (enquiry_id) DO UPDATE SET state = excluded.state, changed_ms = excluded.changed_ms,
    answered_ms = coalesce(answered_ms, excluded.answered_ms)`;

/**
 * Writes what a clerk changed in the form of an enquiry, onto what other clerks wrote meanwhile. One transaction reads
 * and writes, so that saves of the same moment follow each other.
 */
export function createHandling(write: EnquiryDatabase['write'], now: () => number) {
  return async ({ was, formKey, ...mine }: EnquiryChange, user: string): Promise<ChangeResult> => {
    const { id, note } = mine;
    const values = HANDLING_FIELDS.flatMap((field): [string, string | null][] => [
      [field, mine[field]],
      [`was_${field}`, was?.[field] ?? null],
    ]);
    const noting = { note, noteId: idOf(id, note, formKey), auditId: randomUUID(), user };
    const args = { id, ...Object.fromEntries(values), ...noting, nowMs: now() };
    const own = [STORED, NOTE_AUDIT, WRITE_NOTE, WRITE_HANDLING, ANSWER_EARLIER].map((sql) => ({
      sql,
      args: Object.fromEntries(Object.entries(args).filter(([name]) => new RegExp(`:${name}\\b`).test(sql))),
    }));
    const [found] = await write([...own, carryToLead(id)]);
    const [row] = found?.rows ?? [];
    if (row === undefined) return { kind: 'gone' };
    const conflicts = HANDLING_FIELDS.flatMap((field) => {
      const [theirs, yours] = [String(row[field]), mine[field]];
      const shown = was?.[field] ?? theirs;
      return yours !== shown && theirs !== shown && theirs !== yours ? [{ field, theirs, yours }] : [];
    });
    return { kind: 'saved', conflicts };
  };
}
