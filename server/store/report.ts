import type { EnquiryDatabase } from './database';
import { FROM_INBOX } from './handling';
import { ORIGINS } from './inbox-filter';

/** What enquiries are counted by. */
export const REPORT_DIMENSIONS = ['project', 'source', 'campaign', 'adviser'] as const;
export type ReportDimension = (typeof REPORT_DIMENSIONS)[number];

export interface ReportRow {
  /** Id of a project, name of a source, campaign or user; empty where none is known. */
  name: string;
  /** Enquiries that came in the period, without those that were marked and nobody took for real. */
  enquiries: number;
  /** Those of them that were answered within an hour of their arrival. */
  withinHour: number;
  /** Persons for whom this was said in the period, whatever was said later. */
  visit: number;
  won: number;
  lost: number;
  /** Persons lost, by reason; the empty one is not known. */
  reasons: Readonly<Record<string, number>>;
}

const COUNTED = ['visit', 'won', 'lost'] as const;
const HOUR_MS = 3_600_000;
/** The word after a label in the action of an entry, 'state: lost, reason: price'; empty without the label. */
const wordOf = (label: string) => {
  const rest = `substr(action, instr(action, '${label}: ') + ${label.length + 2})`;
  return `iif(instr(action, '${label}: ') > 0, substr(${rest}, 1, instr(${rest} || ',', ',') - 1), '')`;
};
const SAYS_STATE = `action LIKE 'state: %'`;
/** The state that an entry says, by its first letters, which is quicker than by the word. */
const SAID = `substr(action, 8, 3)`;
const stateOf = (said: unknown) => COUNTED.find((state) => state.startsWith(String(said)));
const SAYS_COUNTED = `${SAYS_STATE} AND ${SAID} IN (${COUNTED.map((state) => `'${state.slice(0, 3)}'`).join(', ')})`;
/** What an entry says, in one text, which is sorted in less time than two: 'los,price'. */
const SAID_LINE = `${SAID} || ',' || iif(${SAID} = 'los', ${wordOf('reason')}, '')`;
const OWNER = wordOf('owner');
/** The report reads these indexes instead of the rows. A changed expression needs another name. */
export const REPORT_INDEXES = [
  'DROP INDEX IF EXISTS office_audit_by_state',
  'DROP INDEX IF EXISTS office_audit_counted',
  'DROP INDEX IF EXISTS office_audit_of_enquiry',
  `CREATE INDEX IF NOT EXISTS office_audit_said ON office_audit (at_ms, ${SAID_LINE}, enquiry_id, user)
    WHERE ${SAYS_COUNTED}`,
  `CREATE INDEX IF NOT EXISTS office_audit_owned ON office_audit (enquiry_id, at_ms, ${OWNER}, action, user)
    WHERE enquiry_id <> ''`,
  `CREATE INDEX IF NOT EXISTS enquiries_said ON enquiries (id, person, ${[...ORIGINS.project, ...ORIGINS.source, ...ORIGINS.campaign].join(', ')})`,
];
const entryOf = (value: string, condition: string) =>
  `(SELECT ${value} FROM office_audit a WHERE a.enquiry_id = e.id AND a.enquiry_id <> '' AND ${condition} ORDER BY a.at_ms LIMIT 1)`;
const latestOf = ([last = `''`, first = last]: readonly string[]) => `coalesce(nullif(${last}, ''), ${first})`;
// The first owner, not today's: a change of the owner leaves the past as it was.
const FIRST_ADVISER = `coalesce(${entryOf(OWNER, `${OWNER} <> ''`)}, ${entryOf('a.user', SAYS_STATE)}, '')`;
const IS_REAL = `(e.is_suspect = 0 OR ${entryOf('1', `${SAYS_STATE} AND action NOT LIKE 'state: spam%'`)} = 1)`;

/** Counts arrivals and the entries of the audit, so that a later change of a state does not change an earlier period. */
export function createReport(write: EnquiryDatabase['write']) {
  return async (by: ReportDimension, fromMs: number, toMs: number): Promise<ReportRow[]> => {
    const nameOf = (adviser: string) => (by === 'adviser' ? adviser : latestOf(ORIGINS[by]));
    const [arrived, said] = await write([
      {
        // Sorting what is already read takes half the time of sorting while it is read.
        sql: `WITH arrived AS MATERIALIZED (SELECT ${nameOf(FIRST_ADVISER)} AS name, h.answered_ms <=
            CAST((julianday(e.received_at) - 2440587.5) * 86400000 AS INTEGER) + ${HOUR_MS} AS is_quick
          ${FROM_INBOX} WHERE e.received_at >= :from AND e.received_at < :to AND ${IS_REAL})
          SELECT name, count(*) AS n, coalesce(sum(is_quick), 0) AS quick FROM arrived GROUP BY name`,
        args: { from: new Date(fromMs).toISOString(), to: new Date(toMs).toISOString() },
      },
      {
        sql: `WITH said AS MATERIALIZED (SELECT ${SAID_LINE} || ',' || ${nameOf('a.user')} AS line, e.person
          FROM office_audit a JOIN enquiries e INDEXED BY enquiries_said ON e.id = a.enquiry_id
          WHERE a.at_ms >= :fromMs AND a.at_ms < :toMs AND ${SAYS_COUNTED})
          SELECT line, count(DISTINCT person) AS n FROM said GROUP BY line`,
        args: { fromMs, toMs },
      },
    ]);
    const rows = new Map<string, ReportRow & { reasons: Record<string, number> }>();
    const rowOf = (name: unknown) => {
      const key = String(name);
      const row = rows.get(key) ?? { name: key, enquiries: 0, withinHour: 0, visit: 0, won: 0, lost: 0, reasons: {} };
      rows.set(key, row);
      return row;
    };
    for (const { name, n, quick } of arrived?.rows ?? []) {
      Object.assign(rowOf(name), { enquiries: Number(n), withinHour: Number(quick) });
    }
    for (const { line, n } of said?.rows ?? []) {
      const [, letters, reason = '', name] = /^(.*?),(.*?),(.*)$/s.exec(String(line)) ?? [];
      const counted = stateOf(letters);
      if (counted === undefined) continue;
      const row = rowOf(name);
      row[counted] += Number(n);
      if (counted === 'lost') row.reasons[reason] = Number(n);
    }
    return [...rows.values()].sort((one, other) => other.enquiries - one.enquiries || (one.name < other.name ? -1 : 1));
  };
}
