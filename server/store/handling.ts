import { createHash, randomUUID } from 'node:crypto';
import type { EnquiryDatabase } from './database';

/** What has become of an enquiry. A marked one is spam until somebody says otherwise. */
export const ENQUIRY_STATES = ['new', 'called', 'visit', 'won', 'lost', 'spam'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** What the office says of an enquiry, besides its notes. */
export interface Handling {
  state: EnquiryState;
  /** Name of a user; empty for nobody. */
  owner: string;
  /** Indian date, `2026-11-30`; empty for none. */
  reminder: string;
}
export const HANDLING_FIELDS = ['state', 'owner', 'reminder'] as const;

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
  field: (typeof HANDLING_FIELDS)[number];
  theirs: string;
  yours: string;
}

/** `conflicts` were not written; everything else was. */
export type ChangeResult = { kind: 'gone' } | { kind: 'saved'; conflicts: FieldConflict[] };

export const STATE_SQL = `coalesce(h.state, CASE e.is_suspect WHEN 1 THEN 'spam' ELSE 'new' END)`;
export const FROM_INBOX = 'FROM enquiries e LEFT JOIN handling h ON h.enquiry_id = e.id';

export function toState(value: unknown): EnquiryState {
  return ENQUIRY_STATES.find((state) => state === value) ?? 'new';
}

/** Tries to write onto what others write at the same moment. */
const MAX_ATTEMPTS = 5;

type ChangeEnquiry = (change: EnquiryChange, user: string) => Promise<ChangeResult>;

/** Writes what a clerk changed in the form of an enquiry, onto what other clerks wrote meanwhile. */
export function createHandling(write: EnquiryDatabase['write'], now: () => number): ChangeEnquiry {
  /** What is stored now; `changedMs` is 0 as long as nobody did anything. Null if the enquiry is gone. */
  async function stored(id: string, noteId: string) {
    const [found, noted] = await write([
      {
        sql: `SELECT ${STATE_SQL} AS state, coalesce(h.owner, '') AS owner, coalesce(h.reminder, '') AS reminder,
          coalesce(h.changed_ms, 0) AS changed_ms ${FROM_INBOX} WHERE e.id = :id`,
        args: { id },
      },
      { sql: 'SELECT 1 FROM notes WHERE id = :noteId', args: { noteId } },
    ]);
    const [row] = found?.rows ?? [];
    if (row === undefined) return null;
    const handling = {
      ...{ state: toState(row['state']), owner: String(row['owner']), reminder: String(row['reminder']) },
    };
    return { handling, changedMs: Number(row['changed_ms']), isNoted: noted?.rows.length === 1 };
  }

  /** One try to write a change; null if somebody else wrote between the look and the write. */
  async function tryChange(change: EnquiryChange, user: string): Promise<ChangeResult | null> {
    const { id, was, note } = change;
    const noteId = noteIdOf(change);
    const before = await stored(id, noteId);
    if (before === null) return { kind: 'gone' };
    const { next, conflicts } = joinHandling(was ?? before.handling, change, before.handling);
    const isNew = note !== '' && !before.isNoted;
    const actions = describeChange(before.handling, next, isNew);
    if (actions === '') return { kind: 'saved', conflicts };
    const atMs = Math.max(now(), before.changedMs + 1);
    // A note or an owner is no answer to the visitor.
    const isAnswer = next.state !== 'new' && next.state !== 'spam';
    const [changed] = await write([
      {
        sql: `INSERT INTO handling (enquiry_id, state, owner, reminder, answered_ms, changed_ms)
          SELECT id, :state, :owner, :reminder, :answeredMs, :atMs FROM enquiries WHERE id = :id
          ON CONFLICT (enquiry_id) DO UPDATE SET state = excluded.state, owner = excluded.owner,
          reminder = excluded.reminder, changed_ms = excluded.changed_ms,
          answered_ms = coalesce(answered_ms, excluded.answered_ms) WHERE changed_ms = :changedMs`,
        args: { id, ...next, answeredMs: isAnswer ? atMs : null, atMs, changedMs: before.changedMs },
      },
      {
        sql: `INSERT INTO notes (id, enquiry_id, user, at_ms, text)
          SELECT :noteId, enquiry_id, :user, :atMs, :note FROM handling
          WHERE enquiry_id = :id AND changed_ms = :atMs AND :isNew = 1`,
        args: { noteId, id, user, atMs, note, isNew: Number(isNew) },
      },
      {
        sql: `INSERT INTO office_audit (id, at_ms, user, action, enquiry_id)
          SELECT :auditId, :atMs, :user, :actions, enquiry_id FROM handling
          WHERE enquiry_id = :id AND changed_ms = :atMs`,
        args: { auditId: randomUUID(), id, user, atMs, actions },
      },
    ]);
    return changed?.changes === 1 ? { kind: 'saved', conflicts } : null;
  }

  return async (change, user) => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const result = await tryChange(change, user);
      if (result !== null) return result;
    }
    throw new Error('an enquiry is being changed too often');
  };
}

/** What is to be stored: this clerk's changes onto what is stored, except where somebody else changed the same field. */
function joinHandling(was: Handling, mine: Handling, theirs: Handling): { next: Handling; conflicts: FieldConflict[] } {
  const isMine = (field: FieldConflict['field']) => mine[field] !== was[field];
  const isTheirs = (field: FieldConflict['field']) => theirs[field] !== was[field] && theirs[field] !== mine[field];
  const conflicts = HANDLING_FIELDS.filter((field) => isMine(field) && isTheirs(field)).map((field) => ({
    ...{ field, theirs: theirs[field], yours: mine[field] },
  }));
  const valueOf = <Field extends FieldConflict['field']>(field: Field): Handling[Field] =>
    isMine(field) && !isTheirs(field) ? mine[field] : theirs[field];
  return { next: { state: valueOf('state'), owner: valueOf('owner'), reminder: valueOf('reminder') }, conflicts };
}

/** 'state: won, owner: asha, note' for the audit; empty if nothing changes. */
function describeChange(before: Handling, next: Handling, isNoted: boolean): string {
  return [
    ...(next.state === before.state ? [] : [`state: ${next.state}`]),
    ...(next.owner === before.owner ? [] : [next.owner ? `owner: ${next.owner}` : 'no owner']),
    ...(next.reminder === before.reminder ? [] : [next.reminder ? `reminder: ${next.reminder}` : 'no reminder']),
    ...(isNoted ? ['note'] : []),
  ].join(', ');
}

/** The same for the same words of one form, however often it is sent. */
function noteIdOf({ id, note, formKey }: EnquiryChange): string {
  return createHash('sha256')
    .update(JSON.stringify([id, note, formKey]))
    .digest('base64url');
}
