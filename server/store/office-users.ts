import { createHash, randomUUID } from 'node:crypto';
import { run, type EnquiryDatabase, type Row, type Statement } from './database';
import { PRUNE_AUDIT } from './office-tables';

/** An adviser sees their own persons and those of nobody; a manager all, and what leaves the office or is undone. */
export type OfficeRole = 'manager' | 'adviser';

export interface OfficeUser {
  name: string;
  role: OfficeRole;
}

export interface AuditEntry {
  /** ms since 1970. */
  atMs: number;
  user: string;
  action: string;
}

/** A session ends this long after its last use, and this long after it began. */
const IDLE_MS = 12 * 3_600_000;
export const MAX_SESSION_MS = 7 * 24 * 3_600_000;
const HOUR_MS = 3_600_000;
const REFUSED_PREFIX_LENGTH = 'sign-ins refused: '.length + 1;
/** The last use is written at most this often. */
const TOUCH_MS = 5 * 60_000;

/** The action of reading, which stands in no history of an enquiry. */
export const OPENED = 'opened a person';

/** The same id for the same parts, so that what is written again is written once. */
export function idOf(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** An entry of the audit, once for each id. It holds no personal data of visitors. */
export function auditStatement(
  atMs: number,
  user: string,
  action: string,
  enquiryId = '',
  id: string = randomUUID(),
): Statement {
  return {
    // An enquiry that was erased a moment ago leaves no id here.
    sql: `INSERT OR IGNORE INTO office_audit (id, at_ms, user, action, enquiry_id)
      SELECT :id, :atMs, :user, :action, coalesce((SELECT id FROM enquiries WHERE id = :enquiryId), '')`,
    args: { id, atMs, user, action, enquiryId },
  };
}

/** Whether who does it is a manager still, or no user at all: two that take it from each other at once would leave none. */
const IS_DONE_BY = `(:by = '' OR EXISTS (SELECT 1 FROM office_users WHERE name = :by AND role = 'manager' AND password <> ''))`;

const endSessions = (user: string): Statement => ({
  sql: 'DELETE FROM office_sessions WHERE user = :user',
  args: { user },
});

/** A role that is not known is the smaller one. */
function toUser(row: Row): OfficeUser {
  return { name: String(row['name']), role: row['role'] === 'manager' ? 'manager' : 'adviser' };
}

/** Users, their sessions, and who did what. */
export function createOfficeUsers(write: EnquiryDatabase['write'], now: () => number) {
  return {
    /** Whether the office has users at all, and who has the session with this hash. */
    async enter(tokenHash: string) {
      const limits = { tokenHash, nowMs: now(), idleMs: IDLE_MS, wholeMs: MAX_SESSION_MS };
      // A session from the future is one of a wrong clock.
      const [anybody, session] = await write([
        { sql: `SELECT 1 FROM office_users WHERE password <> '' LIMIT 1` },
        {
          sql: `SELECT u.name, u.role FROM office_sessions s JOIN office_users u ON u.name = s.user AND u.password <> ''
            WHERE s.token_hash = :tokenHash AND s.used_ms BETWEEN :nowMs - :idleMs AND :nowMs + :idleMs
            AND s.began_ms > :nowMs - :wholeMs`,
          args: limits,
        },
        {
          sql: `UPDATE office_sessions SET used_ms = :nowMs WHERE token_hash = :tokenHash
            AND used_ms BETWEEN :nowMs - :idleMs AND :nowMs - ${TOUCH_MS}`,
          args: { tokenHash, nowMs: now(), idleMs: IDLE_MS },
        },
      ]);
      const [row] = session?.rows ?? [];
      return { hasUsers: anybody?.rows.length === 1, user: row ? toUser(row) : null };
    },
    /** Hash of a user's password; null if there is no such user. */
    async passwordOf(name: string) {
      const sql = `SELECT password FROM office_users WHERE name = :name AND password <> ''`;
      const password = (await run(write, sql, { name })).rows[0]?.['password'];
      return typeof password === 'string' ? password : null;
    },
    async all() {
      const { rows } = await run(write, `SELECT name, role FROM office_users WHERE password <> '' ORDER BY name`);
      return rows.map(toUser);
    },
    /** Adds a user, a manager unless it says otherwise, or changes password and role; ends the user's sessions. */
    async setUser(name: string, password: string, role: OfficeRole = 'manager') {
      await write([
        {
          sql: `INSERT INTO office_users (name, password, changed_ms, role) VALUES (:name, :password, :nowMs, :role)
            ON CONFLICT (name) DO UPDATE SET password = excluded.password, changed_ms = excluded.changed_ms,
            role = excluded.role`,
          args: { name, password, nowMs: now(), role },
        },
        endSessions(name),
        auditStatement(now(), name, `password set, ${role}`),
      ]);
    },
    /** Gives a user another role; it counts at once. `by` is the manager who does it, empty for nobody. */
    async setRole(name: string, role: OfficeRole, by = '') {
      const sql = `UPDATE office_users SET role = :role, changed_ms = max(changed_ms + 1, :nowMs)
        WHERE name = :name AND ${IS_DONE_BY}`;
      await run(write, sql, { name, role, by, nowMs: now() });
    },
    /** Ends all sessions of a user. */
    signOut: async (name: string) => void (await write([endSessions(name)])),
    /** Removes a user with all sessions; false if there is none. */
    async removeUser(name: string, by = '') {
      const sql = `UPDATE office_users SET password = '', changed_ms = :nowMs
        WHERE name = :name AND password <> '' AND ${IS_DONE_BY}`;
      const isRemoved = (await run(write, sql, { name, by, nowMs: now() })).changes === 1;
      // Without a password a session lets nobody in.
      if (isRemoved) await write([endSessions(name), auditStatement(now(), name, 'user removed')]);
      return isRemoved;
    },
    /** Begins a session unless the password was changed meanwhile. */
    async beginSession(tokenHash: string, user: string, password: string) {
      const [begun] = await write([
        {
          sql: `INSERT INTO office_sessions (token_hash, user, began_ms, used_ms)
            SELECT :tokenHash, name, :nowMs, :nowMs FROM office_users
            WHERE name = :user AND password = :password AND password <> ''`,
          args: { tokenHash, user, password, nowMs: now() },
        },
        {
          sql: 'DELETE FROM office_sessions WHERE used_ms < :nowMs - :idleMs OR began_ms < :nowMs - :wholeMs',
          args: { nowMs: now(), idleMs: IDLE_MS, wholeMs: MAX_SESSION_MS },
        },
        PRUNE_AUDIT,
      ]);
      return begun?.changes === 1;
    },
    endSession: async (tokenHash: string) =>
      void (await run(write, 'DELETE FROM office_sessions WHERE token_hash = :tokenHash', { tokenHash })),
    note: async (user: string, action: string) => void (await write([auditStatement(now(), user, action)])),
    /** Counts a refused sign-in in one entry a name and hour; an empty name stands for all that nobody has. */
    async noteRefusal(name: string) {
      const hour = Math.floor(now() / HOUR_MS);
      const words = (count: string) => `'sign-ins refused: ' || ${count}`;
      const sql = `INSERT INTO office_audit (id, at_ms, user, action) VALUES (:id, :nowMs, :user, ${words("'1'")})
        ON CONFLICT (id) DO UPDATE SET at_ms = excluded.at_ms,
        action = ${words(`(CAST(substr(action, ${REFUSED_PREFIX_LENGTH}) AS INTEGER) + 1)`)}`;
      await run(write, sql, { id: `refused ${hour} ${name}`, nowMs: now(), user: name || 'unknown name' });
    },
    /** Notes that a user opened the page of an enquiry's person: one entry for each user, enquiry and hour. */
    async noteReading(user: string, enquiryId: string) {
      const hour = Math.floor(now() / HOUR_MS);
      await write([auditStatement(now(), user, OPENED, enquiryId, idOf(hour, user, enquiryId))]);
    },
    /** Entries of the audit, newest first. */
    async audit(limit: number, offset = 0): Promise<AuditEntry[]> {
      const sql = `SELECT at_ms, user, action FROM office_audit ORDER BY at_ms DESC, rowid DESC
        LIMIT :limit OFFSET :offset`;
      const { rows } = await run(write, sql, { limit, offset });
      return rows.map((row) => ({
        atMs: Number(row['at_ms']),
        user: String(row['user']),
        action: String(row['action']),
      }));
    },
  };
}
