import { randomUUID } from 'node:crypto';
import { parseJson } from '@/lib/domain/enquiry/channels';
import { run, type EnquiryDatabase, type Statement } from './database';
import { auditStatement } from './office-users';

/** Developer and city of an enquiry, by the slugs of their pages; empty where neither form nor page names one. */
export interface EnquiryPlace {
  developer: string;
  city: string;
}

/**
 * Name of the office's setting that says who gets a new enquiry: names of users by `developer vatika`, `city goa` and
 * `all`. The first of these that has a user counts; several users take turns.
 */
export const OWNER_RULES = 'owner rules';
/** Who the audit says it was; no user has a blank in the name. */
const BY_RULE = `user = 'owner rule'`;

/** Finds whose turn it is. */
export const OWNER_RULE_INDEX = `CREATE INDEX IF NOT EXISTS office_audit_by_rule ON office_audit (action) WHERE ${BY_RULE}`;

const ACTION = `'owner: ' || names.value || ', by rule: ' || wanted.value`;
// The entries of the audit are the turns: whose last one is the oldest is next.
const LAST_TURN = `(SELECT max(a.rowid) FROM office_audit a WHERE a.${BY_RULE} AND a.action = ${ACTION})`;
const HAS_OWNER = `SELECT 1 FROM handling h JOIN office_users o ON o.name = h.owner AND o.password <> ''
  WHERE h.enquiry_id = e.id UNION ALL SELECT 1 FROM office_audit a WHERE a.enquiry_id = e.id AND a.${BY_RULE}`;
const NOTE = `INSERT INTO office_audit (id, at_ms, user, action, enquiry_id)
  SELECT :auditId, :nowMs, 'owner rule', ${ACTION}, e.id FROM enquiries e
    JOIN json_each(:wanted) wanted JOIN office_settings s ON s.name = '${OWNER_RULES}'
    JOIN json_each(s.value) rule ON rule.key = wanted.value JOIN json_each(rule.value) names
    JOIN office_users u ON u.name = names.value AND u.password <> ''
  WHERE e.id = :id AND e.is_suspect = 0 AND NOT EXISTS (${HAS_OWNER})
  ORDER BY wanted.key, ${LAST_TURN}, names.key LIMIT 1`;
const GIVE = `INSERT INTO handling (enquiry_id, state, owner, reminder, changed_ms)
  SELECT enquiry_id, 'new', substr(action, 8, instr(action, ',') - 8), '', at_ms FROM office_audit WHERE id = :auditId
  ON CONFLICT (enquiry_id) DO UPDATE SET owner = excluded.owner, changed_ms = max(changed_ms + 1, excluded.changed_ms)`;

/** Gives a new enquiry its owner by rule, unless its person has one, or a program may have sent it. */
export function giveByRule(id: string, { developer, city }: EnquiryPlace, nowMs: number): Statement[] {
  const auditId = randomUUID();
  const wanted = JSON.stringify([`developer ${developer}`, `city ${city}`, 'all']);
  return [
    { sql: NOTE, args: { auditId, nowMs, wanted, id } },
    { sql: GIVE, args: { auditId } },
  ];
}

type Values = Readonly<Record<string, unknown>>;

export type OfficeSettings = ReturnType<typeof createOfficeSettings>;

/** Sets single values of a name; null removes one. */
export function patchSetting(name: string, values: Values, nowMs: number): Statement {
  return {
    sql: `INSERT INTO office_settings (name, value, changed_ms) VALUES (:name, json_patch('{}', :values), :nowMs)
      ON CONFLICT (name) DO UPDATE SET value = json_patch(value, :values),
      changed_ms = max(changed_ms + 1, excluded.changed_ms)`,
    args: { name, values: JSON.stringify(values), nowMs },
  };
}

/** What the office sets for itself, as JSON objects by name. */
export function createOfficeSettings(write: EnquiryDatabase['write'], now: () => number) {
  return {
    /** The values of a name; empty if nobody has set any. */
    async get(name: string): Promise<Values> {
      const { rows } = await run(write, 'SELECT value FROM office_settings WHERE name = :name', { name });
      const value = rows[0]?.['value'];
      return typeof value === 'string' ? (parseJson(value) as Values) : {};
    },
    /** Sets single values of a name, and notes who did what; null removes one. */
    set: async (name: string, values: Values, user: string, action: string) =>
      void (await write([patchSetting(name, values, now()), auditStatement(now(), user, action)])),
  };
}
