import { DAY_MS, dayAt, INDIA_OFFSET_MINUTES, parseDay, timeAt, toIsoDate } from '@/lib/domain/enquiry/civil-date';
import { csvText } from '../enquiry/csv';
import { DETAIL_COLUMNS, detailCells } from '../enquiry/describe';
import type { OfficeProjects } from '../enquiry/office';
import type { InboxEnquiry } from '../store/inbox';
import { indianWeekStart, toIndianDate } from '../enquiry/indian-time';
import { collectPerson, isPerson, nearOf } from '../person/person';
import { REPORT_DIMENSIONS } from '../store/report';
import type { OfficeContext } from '../capabilities';
import type { Call, OfficeAnswer } from './answer';
import type { Html, Visit } from './layout';
import { leadView } from './lead-view';
import { listView, PAGE_SIZE } from './list-view';
import { isFiltered, readFilter } from './paths';
import { readViews } from './saved-views';
import { personView } from './person-view';
import { auditView, eraseView, message } from './plain-views';
import { visitsView } from './visits-view';
import { reportCsv, reportView } from './report-view';
import { unseal } from './session';
import { team } from './team';

// Excel needs it to read a CSV file as UTF-8.
const BYTE_ORDER_MARK = '\uFEFF';

/** Fields of the list's file, by heading; before what is known of an enquiry's project and origin. */
const FIELDS = {
  received_at: 'receivedAt',
  name: 'name',
  phone: 'phone',
  email: 'email',
  message: 'message',
  source: 'source',
  state: 'state',
  owner: 'owner',
  reminder: 'reminder',
  visit: 'visit',
  budget: 'budget',
  lost_reason: 'reason',
} as const;
const HEADINGS = [...Object.keys(FIELDS), 'answered_at', ...DETAIL_COLUMNS];

/** The inbox's list for a spreadsheet, with what became of each enquiry, piece by piece. */
async function* inboxCsv(pieces: AsyncIterable<InboxEnquiry[]>, projects: OfficeProjects): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvText([HEADINGS]);
  for await (const enquiries of pieces) yield csvText(enquiries.map((enquiry) => toCells(enquiry, projects)));
}

function toCells(enquiry: InboxEnquiry, projects: OfficeProjects): string[] {
  const { answeredMs } = enquiry;
  const answeredAt = answeredMs === null ? '' : new Date(answeredMs).toISOString();
  const own = Object.values(FIELDS).map((field) => enquiry[field]);
  return [...own, answeredAt, ...detailCells(enquiry, projects)];
}

type Page = (context: OfficeContext, call: Call) => Promise<OfficeAnswer>;

const AUDIT_ROWS = 200;
const COUNTED_DAYS = 28;
const MAX_PAGE = 100_000;
const MAX_REPORT_DAYS = 400;
const WEEK_MS = 7 * DAY_MS;

/** Pages that change nothing, by address. */
export const PAGES: ReadonlyMap<string, Page> = new Map<string, Page>([
  ['/office', list],
  ['/office/person', person],
  ['/office/report', report],
  ['/office/report.csv', reportFile],
  ['/office/lead', leadForm],
  ['/office/erase', confirmErase],
  ['/office/visits', visits],
  ['/office/audit', audit],
  ['/office/team', team],
  ['/office/enquiries.csv', csv],
  ['/office/person.json', exportPerson],
]);

/** Whether a user may open a person, by the newest enquiry: an adviser their own and those of nobody. */
export function maySee(visit: Visit, owner: string): boolean {
  return visit.role === 'manager' || owner === '' || owner === visit.user;
}

/** Who looks after a person whom an adviser may not open; null where the user may. */
export async function otherOwner({ store }: OfficeContext, visit: Visit, id: string): Promise<string | null> {
  if (visit.role === 'manager') return null;
  const [first] = (await store.inbox.person(id)).enquiries;
  return first === undefined || maySee(visit, first.owner) ? null : first.owner;
}

function readPage({ query }: Call): number {
  const asked = Number(query.get('page') ?? '1');
  return Number.isInteger(asked) && asked >= 1 && asked <= MAX_PAGE ? asked : 1;
}

async function list({ store, projects, waitingFor, now }: OfficeContext, call: Call): Promise<OfficeAnswer> {
  const page = readPage(call);
  const known = projects();
  const filter = readFilter(call, now(), known);
  // The day comes first where nothing is asked for.
  const isStart =
    !['state', 'search', 'page', 'filters'].some((name) => call.query.has(name)) && filter.state === 'new';
  // What the filters offer is a scan of all enquiries.
  const isOpen = call.query.has('filters') || isFiltered(filter) || call.query.has('owner');
  const [{ rows, counts }, choices, views, users, week, agenda, waiting = 0] = await Promise.all([
    store.inbox.list(filter, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    isOpen ? store.inbox.choices() : null,
    readViews(store.settings, call.visit.user),
    store.users.all(),
    store.inbox.answerTimes(indianWeekStart(now())),
    isStart ? store.inbox.agenda(filter) : null,
    filter.project ? waitingFor?.(filter.project) : 0,
  ]);
  const view = {
    visit: call.visit,
    projects: known,
    filter,
    page,
    rows,
    counts,
    choices,
    views,
    users: users.map(({ name }) => name),
    week,
    agenda,
    waiting,
  };
  return { kind: 'page', status: 200, page: listView(view) };
}

/** A sealed value of the address; empty if this session did not seal it. */
function sealed({ visit, query }: Call, name: 'of' | 'who'): string {
  return unseal(visit.token, query.get(name) ?? '') ?? '';
}

/** `unsaved` is a note that was not saved, shown again. */
export function gone(visit: Visit, unsaved = ''): OfficeAnswer {
  const lines = ['This enquiry is not here any more, or its address is of an earlier session.'];
  return message(visit, 410, 'Not here', lines, unsaved);
}

async function person({ store, projects }: OfficeContext, call: Call): Promise<OfficeAnswer> {
  const id = sealed(call, 'of');
  const [{ enquiries, history }, users] = await Promise.all([store.inbox.person(id), store.users.all()]);
  const [first] = enquiries;
  if (first === undefined || !maySee(call.visit, first.owner)) return gone(call.visit);
  await store.users.noteReading(call.visit.user, first.id);
  const isSaved = call.query.get('saved') === '1';
  const page = personView({
    visit: call.visit,
    projects: projects(),
    id,
    enquiries,
    history,
    users: users.map(({ name }) => name),
    isSaved,
  });
  return { kind: 'page', status: 200, page };
}

/** What the address asks for: this week by project unless it says otherwise; up to `MAX_REPORT_DAYS`. */
function readPeriod({ query }: Call, nowMs: number) {
  const by = REPORT_DIMENSIONS.find((known) => known === query.get('by')) ?? 'project';
  const dayOf = (name: string) => parseDay(query.get(name) ?? '');
  const today = dayAt(nowMs, INDIA_OFFSET_MINUTES);
  const monday = dayAt(Date.parse(indianWeekStart(nowMs)), INDIA_OFFSET_MINUTES);
  const from = dayOf('from') ?? monday;
  const to = Math.min(Math.max(from, dayOf('to') ?? today), from + MAX_REPORT_DAYS);
  const startMs = (day: number) => timeAt(day, 0, INDIA_OFFSET_MINUTES);
  return { by, from: toIsoDate(from), to: toIsoDate(to), fromMs: startMs(from), toMs: startMs(to + 1) };
}

async function report({ store, projects, now }: OfficeContext, call: Call): Promise<OfficeAnswer> {
  const { by, from, to, fromMs, toMs } = readPeriod(call, now());
  // Seven days stand beside the same seven of the week before, also where the week has only begun.
  const weeks = Math.ceil((toMs - fromMs) / WEEK_MS);
  const lengthMs = weeks * WEEK_MS;
  const [rows, before] = await Promise.all([
    store.report(by, fromMs, toMs),
    store.report(by, fromMs - lengthMs, toMs - lengthMs),
  ]);
  const view = { visit: call.visit, projects: projects(), by, from, to, rows, weeks, before };
  return { kind: 'page', status: 200, page: reportView(view) };
}

async function reportFile({ store, projects, now }: OfficeContext, call: Call): Promise<OfficeAnswer> {
  const { by, from, to, fromMs, toMs } = readPeriod(call, now());
  const body = [reportCsv({ projects: projects(), by, rows: await store.report(by, fromMs, toMs) })];
  return { kind: 'file', name: `report-${by}-${from}-${to}.csv`, type: 'text/csv', body };
}

async function leadForm(context: OfficeContext, call: Call): Promise<OfficeAnswer> {
  return { kind: 'page', status: 200, page: await leadPage(context, call, {}) };
}

/** The form for a person from elsewhere, with what was typed and what is wrong with it. */
export async function leadPage(
  { store, projects }: OfficeContext,
  { visit, fields }: Call,
  errors: Parameters<typeof leadView>[0]['errors'],
): Promise<Html> {
  const { source } = await store.inbox.choices();
  return leadView({ visit, projects: projects(), sources: source, fields, errors });
}

async function confirmErase({ store, projects }: OfficeContext, call: Call): Promise<OfficeAnswer> {
  const who = sealed(call, 'who');
  const isSame = isPerson(who);
  const all = isSame ? await store.listAll() : [];
  const enquiries = isSame ? all.filter(isSame) : [];
  if (enquiries.length === 0) return gone(call.visit);
  const nearCount = nearOf(who, all, enquiries).length;
  const view = { visit: call.visit, projects: projects(), who, enquiries, nearCount };
  return { kind: 'page', status: 200, page: eraseView(view) };
}

async function audit({ store }: OfficeContext, call: Call): Promise<OfficeAnswer> {
  const page = readPage(call);
  const entries = await store.users.audit(AUDIT_ROWS + 1, (page - 1) * AUDIT_ROWS);
  const view = {
    visit: call.visit,
    entries: entries.slice(0, AUDIT_ROWS),
    page,
    hasOlder: entries.length > AUDIT_ROWS,
    blocked: await store.blocked.all(),
  };
  return { kind: 'page', status: 200, page: auditView(view) };
}

async function visits({ store, now }: OfficeContext, { visit }: Call): Promise<OfficeAnswer> {
  const sums = await store.counts.sums(toIndianDate(now() - COUNTED_DAYS * DAY_MS));
  return { kind: 'page', status: 200, page: visitsView({ visit, days: COUNTED_DAYS, sums }) };
}

async function csv({ store, projects, now }: OfficeContext, call: Call): Promise<OfficeAnswer> {
  const known = projects();
  const filter = readFilter(call, now(), known);
  await store.users.note(call.visit.user, `CSV of ${await store.inbox.count(filter)} enquiries`);
  const body = inboxCsv(store.inbox.pieces(filter), known);
  return { kind: 'file', name: `enquiries-${toIndianDate(now())}.csv`, type: 'text/csv', body };
}

async function exportPerson({ store }: OfficeContext, call: Call): Promise<OfficeAnswer> {
  const isSame = isPerson(sealed(call, 'who'));
  const blocked = (await store.blocked.all()).find(({ id }) => id === call.query.get('blocked'));
  const everything = isSame ? await collectPerson(store, isSame) : (blocked?.data ?? []);
  if (everything.length === 0) return gone(call.visit);
  await store.users.note(call.visit.user, `data of a person, ${everything.length} enquiries`);
  const body = [`${JSON.stringify(everything, null, 2)}\n`];
  return { kind: 'file', name: 'person.json', type: 'application/json', body };
}
