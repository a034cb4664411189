import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testChange, testEnquiry } from './test-enquiry';
import { openEnquiryStore } from './open-enquiry-store';
import type { EnquiryState, LostReason } from './handling';
import type { ReportDimension, ReportRow } from './report';
import type { EnquiryStore } from './store';

const [HOUR, DAY] = [3_600_000, 86_400_000];
const WEEK = 7 * DAY;
/** A Monday, 0:00 in India. */
const START = Date.parse('2026-11-02T00:00:00+05:30');
const ADVISERS = ['asha', 'ravi', 'neha', 'arjun', 'meera'];
const REASONS = ['price', 'later'] as const;

let folder: string;
let store: EnquiryStore;
let nowMs: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'report-'));
  store = openEnquiryStore(`file:${join(folder, 'a.db')}`, undefined, { now: () => nowMs });
  await makeCorpus();
});
afterAll(() => store.close());

/** What a hand would write down: a line for each arrival and each word about a person. */
const lines: { atMs: number; names: Record<ReportDimension, string>; what: string; reason: string; person: number }[] =
  [];

/** 300 enquiries of 180 people in three weeks: 12 projects, 6 campaigns, 5 advisers. */
async function makeCorpus(): Promise<void> {
  const plan: { atMs: number; play: () => Promise<unknown> }[] = [];
  for (let at = 0; at < 300; at += 1) {
    const person = at % 180;
    const atMs = START + Math.floor((at / 300) * 3 * WEEK) + (at % 9) * 60_000;
    const adviser = ADVISERS[at % 5] ?? '';
    const source = ['google', 'facebook', 'portal'][at % 3] ?? '';
    const names = { project: `project-${at % 12}`, source, campaign: `campaign-${at % 6}`, adviser };
    const details = {
      project: names.project,
      campaign: { first: { utm_source: source, utm_campaign: names.campaign } },
    };
    const phone = String(9_000_000_000 + person);
    const enquiry = { phone, email: '', details, receivedAt: new Date(atMs).toISOString() };
    plan.push({ atMs, play: () => store.add(testEnquiry(`e${at}`, enquiry), true) });
    const isQuick = at % 4 === 0;
    lines.push({ atMs, names, what: isQuick ? 'quick' : 'slow', reason: '', person });
    const say = (afterMs: number, state: EnquiryState, reason: '' | LostReason) => {
      const change = testChange(`e${at}`, { state, owner: adviser, reason });
      plan.push({ atMs: atMs + afterMs, play: () => store.inbox.change(change, adviser) });
      if (state !== 'called') lines.push({ atMs: atMs + afterMs, names, what: state, reason, person });
    };
    say(isQuick ? HOUR / 2 : 2 * HOUR, 'called', '');
    if (at % 5 < 2) say(3 * HOUR, 'visit', '');
    if (at % 10 === 0) say(8 * DAY, 'won', '');
    if (at % 3 === 1) say(9 * DAY, 'lost', REASONS[at % 2] ?? '');
    // What was won is lost a week later: the week of the win keeps it.
    if (at % 50 === 0 && at % 3 !== 1) say(16 * DAY, 'lost', 'elsewhere');
  }
  for (const { atMs, play } of plan.sort((one, other) => one.atMs - other.atMs)) {
    nowMs = atMs;
    await play();
  }
}

function byHand(by: ReportDimension, fromMs: number, toMs: number): ReportRow[] {
  const of = lines.filter(({ atMs }) => atMs >= fromMs && atMs < toMs);
  const names = [...new Set(of.map((line) => line.names[by]))];
  return names.map((name) => {
    const own = of.filter((line) => line.names[by] === name);
    const count = (...whats: string[]) => own.filter(({ what }) => whats.includes(what)).length;
    const lost = own.filter(({ what }) => what === 'lost').map(({ reason }) => reason);
    const reasons = Object.fromEntries(lost.map((reason) => [reason, lost.filter((each) => each === reason).length]));
    const said = { visit: count('visit'), won: count('won'), lost: count('lost'), reasons };
    return { name, enquiries: count('quick', 'slow'), withinHour: count('quick'), ...said };
  });
}

const sorted = (rows: ReportRow[]) => rows.toSorted((one, other) => (one.name < other.name ? -1 : 1));

describe.each(['project', 'source', 'campaign', 'adviser'] as const)('by %s', (by) => {
  test.each([0, 1, 2, 3, 4])('week %i equals the sums made by hand', async (week) => {
    const [fromMs, toMs] = [START + week * WEEK, START + (week + 1) * WEEK];
    expect(sorted(await store.report(by, fromMs, toMs))).toEqual(sorted(byHand(by, fromMs, toMs)));
  });
});

test('a state that is changed, an owner who is changed, and spam said later leave the past as it was', async () => {
  const week = () => store.report('adviser', START, START + WEEK);
  const before = await week();
  nowMs = START + 10 * WEEK;
  for (const id of ['e0', 'e1', 'e2'])
    await store.inbox.change(testChange(id, { state: 'spam', owner: 'zara' }), 'zara');
  expect(await week()).toEqual(before);
});

test('what was marked counts when somebody takes it for real', async () => {
  nowMs = START + 20 * WEEK;
  const receivedAt = new Date(nowMs).toISOString();
  for (const id of ['s1', 's2'])
    await store.add(
      testEnquiry(id, { phone: `91111111${id.slice(1)}1`, isSuspect: true, receivedAt, email: '' }),
      true,
    );
  await store.inbox.change(testChange('s1', { state: 'called' }), 'asha');
  const [row, ...more] = await store.report('adviser', nowMs, nowMs + DAY);
  expect([row?.name, row?.enquiries, row?.withinHour, more]).toEqual(['asha', 1, 1, []]);
});
