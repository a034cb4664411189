import { inPieces, run, type EnquiryDatabase, type Row } from './database';
import {
  createHandling,
  ENQUIRY_STATES,
  FROM_INBOX,
  HANDLING_SQL,
  LOST_REASONS,
  STATE_SQL,
  toState,
  VISIT_SQL,
  type EnquiryState,
  type Handling,
  type HandlingField,
} from './handling';
import { toStoredEnquiry, type StoredEnquiry } from './enquiry-row';
import { OPENED } from './office-users';
import { IS_LEAD, LEADS, OF_PERSON, SAME_PERSON } from './people';
import {
  ASKED_VISIT,
  conditions,
  IS_DUE,
  OF_OWNER,
  ORIGIN_NAMES,
  ORIGINS,
  type InboxFilter,
  type OriginFilter,
} from './inbox-filter';

export interface InboxEnquiry extends StoredEnquiry, Handling {
  /** When somebody first did something about it, ms since 1970; null as long as nobody did. */
  answeredMs: number | null;
}

/** A row of a list: the newest enquiry of a person. */
export interface ListedEnquiry extends InboxEnquiry {
  /** Enquiries of this person, this one included. */
  ofPerson: number;
}

/** A note, or a change that the audit knows of. */
export interface HistoryEntry {
  enquiryId: string;
  atMs: number;
  user: string;
  text: string;
  isNote: boolean;
}

/** The values that enquiries have, most frequent first. */
export type OriginChoices = Readonly<Record<keyof OriginFilter, readonly string[]>>;

export interface InboxCounts {
  all: number;
  due: number;
  byState: Readonly<Record<EnquiryState, number>>;
}

/** Enquiries since a time, without spam. */
export interface AnswerTimes {
  count: number;
  answered: number;
  /** Half of the answered ones were answered within this many ms; null if none was. */
  medianMs: number | null;
}

const COLUMNS = `e.*, ${HANDLING_SQL}, h.answered_ms`;
const NEWEST_FIRST = 'ORDER BY e.received_at DESC, e.rowid DESC';

const MAX_CHOICES = 500;
const kept = `coalesce(h.reminder, '') <> ''`;
const MAX_AGENDA = 200;

/** The office's view of the enquiries, and what it writes about them. */
export function createInbox(write: EnquiryDatabase['write'], now: () => number) {
  return {
    change: createHandling(write, now),
    /** One row a person of whom an enquiry is asked for; the counts are of persons. */
    async list(
      filter: InboxFilter,
      limit: number,
      offset: number,
    ): Promise<{ rows: ListedEnquiry[]; counts: InboxCounts }> {
      const { ofPersons, isState, args } = conditions(filter).persons;
      const found = await run(write, listSql(ofPersons, isState), { ...args, limit, offset });
      const rows = found.rows.filter(({ id }) => id !== null);
      return {
        rows: rows.map((row) => ({ ...toInboxEnquiry(row), ofPerson: Number(row['of_person']) })),
        counts: toCounts(JSON.parse(String(found.rows[0]?.['counts'])) as Record<EnquiryState | 'due', number | null>),
      };
    },
    /** Persons to call today or before, and visits from today on, the earliest first; `owner` and `adviser` as in a filter. */
    async agenda({ now: nowText, owner, adviser }: Pick<InboxFilter, 'now' | 'owner' | 'adviser'>) {
      const day = nowText.slice(0, 10);
      const sql = `SELECT ${COLUMNS} ${FROM_INBOX} WHERE ${IS_LEAD} AND ${OF_OWNER} AND ${STATE_SQL} NOT IN ('lost', 'spam')
        AND ((${kept} AND substr(h.reminder, 1, 10) <= :day) OR ${VISIT_SQL} >= :day)
        AND e.id IN (SELECT enquiry_id FROM handling h WHERE ${kept} OR visit >= :day
          UNION ALL SELECT id FROM enquiries WHERE ${ASKED_VISIT} >= :day)
        ORDER BY min(iif(${kept}, h.reminder, '~'), iif(${VISIT_SQL} >= :day, ${VISIT_SQL}, '~')) LIMIT ${MAX_AGENDA}`;
      return (await run(write, sql, { day, owner, adviser })).rows.map(toInboxEnquiry);
    },
    /** Persons whose newest enquiry came between two times, nobody answered, and no alarm stands for; the earliest first. */
    async unanswered(from: string, to: string) {
      const sql = `SELECT ${COLUMNS} ${FROM_INBOX} WHERE ${IS_LEAD} AND ${STATE_SQL} = 'new' AND h.answered_ms IS NULL
        AND e.received_at >= :from AND e.received_at <= :to
        AND NOT EXISTS (SELECT 1 FROM deliveries WHERE enquiry_id = e.id AND channel = 'alarm')
        ORDER BY e.received_at LIMIT ${MAX_AGENDA}`;
      return (await run(write, sql, { from, to })).rows.map(toInboxEnquiry);
    },
    /** Every enquiry that is asked for, in pieces; others are answered in between. */
    async *pieces(filter: InboxFilter) {
      const { sql: asked, args } = conditions(filter).enquiries;
      const sql = `SELECT ${COLUMNS}, e.rowid AS place ${FROM_INBOX} WHERE ${asked}
        AND (e.received_at, e.rowid) < (:at, :place) ${NEWEST_FIRST} LIMIT :limit`;
      for await (const rows of inPieces(write, { sql, args })) yield rows.map(toInboxEnquiry);
    },
    /** Their number. */
    async count(filter: InboxFilter) {
      const { sql: asked, args } = conditions(filter).enquiries;
      const { rows } = await run(write, `SELECT count(*) AS n ${FROM_INBOX} WHERE ${asked}`, args);
      return Number(rows[0]?.['n']);
    },
    async choices(): Promise<OriginChoices> {
      // One scan, a text a day: quicker than a query for each value, and below the length that a database may limit.
      const columns = ORIGIN_NAMES.flatMap((name) => ORIGINS[name].map((sql) => ({ name, sql })));
      const line = `json_array(${columns.map(({ sql }) => sql).join(', ')})`;
      const sql = `SELECT json_group_array(${line}) AS lines FROM enquiries GROUP BY substr(received_at, 1, 10)`;
      const counted: Record<keyof OriginFilter, Map<string, number>> = {
        ...{ project: new Map(), channel: new Map(), source: new Map(), campaign: new Map() },
      };
      for (const { lines } of (await run(write, sql)).rows) {
        for (const values of JSON.parse(String(lines)) as string[][]) {
          columns.forEach(({ name }, index) => {
            const value = values[index] ?? '';
            counted[name].set(value, (counted[name].get(value) ?? 0) + 1);
          });
        }
      }
      return {
        project: mostFrequent(counted.project),
        channel: mostFrequent(counted.channel),
        source: mostFrequent(counted.source),
        campaign: mostFrequent(counted.campaign),
      };
    },
    async answerTimes(sinceIso: string): Promise<AnswerTimes> {
      const tookMs = `h.answered_ms - CAST((julianday(e.received_at) - 2440587.5) * 86400000 AS INTEGER)`;
      const sql = `WITH came AS (SELECT iif(h.answered_ms IS NULL, NULL, max(0, ${tookMs})) AS took ${FROM_INBOX}
          WHERE e.received_at >= :sinceIso AND ${STATE_SQL} <> 'spam')
        SELECT count(*) AS n, count(took) AS answered, (SELECT took FROM came WHERE took IS NOT NULL ORDER BY took
          LIMIT 1 OFFSET (SELECT max(0, (count(took) - 1) / 2) FROM came)) AS median FROM came`;
      const [row = {}] = (await run(write, sql, { sinceIso })).rows;
      return {
        count: Number(row['n']),
        answered: Number(row['answered']),
        medianMs: row['median'] === null ? null : Number(row['median']),
      };
    },
    /** Everything of the person of an enquiry, newest first, and the marked ones last. */
    async person(id: string) {
      const [found, notes, changes] = await write([
        {
          sql: `SELECT ${COLUMNS} ${FROM_INBOX} WHERE ${SAME_PERSON} ORDER BY e.is_suspect, e.received_at DESC, e.rowid DESC`,
          args: { id },
        },
        { sql: `SELECT n.* FROM notes n JOIN enquiries e ON e.id = n.enquiry_id WHERE ${SAME_PERSON}`, args: { id } },
        {
          sql: `SELECT a.* FROM office_audit a JOIN enquiries e ON e.id = a.enquiry_id
            WHERE ${SAME_PERSON} AND a.action <> '${OPENED}'`,
          args: { id },
        },
      ]);
      const history = [
        ...(notes?.rows ?? []).map((row) => toHistory(row, 'text')),
        ...(changes?.rows ?? []).map((row) => toHistory(row, 'action')),
      ];
      return {
        enquiries: (found?.rows ?? []).map(toInboxEnquiry),
        history: history.sort((one, other) => other.atMs - one.atMs),
      };
    },
  };
}

// Sums need no sorting, as groups do.
const STATE_SUMS = ENQUIRY_STATES.map((state) => `'${state}', sum(state = '${state}')`).join(', ');

/**
 * One scan of the persons for both: in each row the sums of all states as JSON, and one of the asked page. Without a
 * page there is one row without an enquiry.
 */
function listSql(ofPersons: string, isState: string): string {
  return `WITH leads AS MATERIALIZED (
      SELECT e.place, e.received_at, ${STATE_SQL} AS state, coalesce(${IS_DUE}, 0) AS is_due
      FROM (${LEADS(ofPersons)}) e LEFT JOIN handling h ON h.enquiry_id = e.id WHERE ${OF_OWNER}),
    page AS (SELECT place, received_at FROM leads WHERE ${isState} ORDER BY received_at DESC, place DESC LIMIT :limit OFFSET :offset)
    SELECT (SELECT json_object(${STATE_SUMS}, 'due', sum(is_due)) FROM leads) AS counts, ${COLUMNS}, ${OF_PERSON} FROM (SELECT 1) LEFT JOIN page p ON true LEFT JOIN enquiries e ON e.rowid = p.place
      LEFT JOIN handling h ON h.enquiry_id = e.id ORDER BY p.received_at DESC, p.place DESC`;
}

function mostFrequent(counted: ReadonlyMap<string, number>): string[] {
  const values = [...counted].filter(([value]) => value !== '');
  values.sort(([one, n], [other, m]) => m - n || (one < other ? -1 : 1));
  return values.slice(0, MAX_CHOICES).map(([value]) => value);
}

function toInboxEnquiry(row: Row): InboxEnquiry {
  return {
    ...toStoredEnquiry(row),
    ...handlingOf(row),
    answeredMs: row['answered_ms'] === null ? null : Number(row['answered_ms']),
  };
}

function handlingOf(row: Row): Handling {
  const text = (field: HandlingField) => String(row[field]);
  return {
    state: toState(row['state']),
    ...{ owner: text('owner'), reminder: text('reminder'), visit: text('visit'), budget: text('budget') },
    reason: LOST_REASONS.find((reason) => reason === row['reason']) ?? '',
  };
}

function toHistory(row: Row, text: 'text' | 'action'): HistoryEntry {
  return {
    enquiryId: String(row['enquiry_id']),
    atMs: Number(row['at_ms']),
    user: String(row['user']),
    text: String(row[text]),
    isNote: text === 'text',
  };
}

function toCounts({ due, ...sums }: Readonly<Record<EnquiryState | 'due', number | null>>): InboxCounts {
  const byState = { new: 0, called: 0, visit: 0, won: 0, lost: 0, spam: 0 };
  for (const state of ENQUIRY_STATES) byState[state] = sums[state] ?? 0;
  return { byState, due: due ?? 0, all: Object.values(byState).reduce((sum, count) => sum + count, 0) };
}
