import type { WatchOptions } from '../capabilities';
import { formatDate, toIndianDate, toIndianMinute, toIndianTime } from '../enquiry/indian-time';
import type { Letter } from '../store/deliveries';
import type { ReportRow } from '../store/report';
import type { OfficeProjects } from '../enquiry/office';
import type { InboxEnquiry } from '../store/inbox';
import { countOf, subjectOf } from './words';
import { hourOfDay, isOfficeDay, officeTimeBefore, readOfficeHours } from './office-hours';

interface Digest {
  /** Indian date of today. */
  day: string;
  /** Yesterday and the seven days to yesterday, by adviser; these by source. */
  yesterday: readonly ReportRow[];
  week: readonly ReportRow[];
  bySource: readonly ReportRow[];
  /** Who is due today, a line each. */
  due: readonly string[];
  /** Address of the inbox; empty if it is not known. */
  inboxLine: string;
}

type Counts = Omit<ReportRow, 'name' | 'reasons'>;

/** The office's morning mail. */
function digestLetter({ day, yesterday, week, bySource, due, inboxLine }: Digest): Letter {
  const paragraphs = [
    `Yesterday: ${countsText(sumOf(yesterday))}.\nThe seven days until then: ${countsText(sumOf(week))}.`,
    partText('These seven days by adviser', week),
    partText('By source', bySource),
    due.length > 0 ? [`Due today: ${due.length}`, ...due].join('\n') : 'Nobody is due today.',
    inboxLine,
  ];
  return { to: '', subject: `The day: ${formatDate(day)}`, paragraphs: paragraphs.filter(Boolean) };
}

function sumOf(rows: readonly ReportRow[]): Counts {
  const sum = (count: keyof Counts) => rows.reduce((total, row) => total + row[count], 0);
  return {
    ...{ enquiries: sum('enquiries'), withinHour: sum('withinHour'), visit: sum('visit') },
    ...{ won: sum('won'), lost: sum('lost') },
  };
}

/** '5 enquiries, 4 answered within an hour, 1 visit, 0 won, 2 lost'. */
function countsText({ enquiries, withinHour, visit, won, lost }: Counts): string {
  const came = countOf(enquiries, 'enquiry', 'enquiries');
  return `${came}, ${withinHour} answered within an hour, ${countOf(visit, 'visit', 'visits')}, ${won} won, ${lost} lost`;
}

function partText(heading: string, rows: readonly ReportRow[]): string {
  const lines = rows.map((row) => `${row.name || 'Not known'}: ${countsText(row)}`);
  return lines.length > 0 ? [`${heading}:`, ...lines].join('\n') : '';
}

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const DIGEST_HOUR = 9;

/**
 * Tells the office by mail what it might miss: once of each enquiry that nobody answered within an hour of office time,
 * and on each office day from nine o'clock on, once, of the day and the week before. Called every minute or so.
 */
export function createWatch({ store, projects, siteUrl, now = Date.now }: WatchOptions): () => Promise<void> {
  const inboxLine = siteUrl && `${siteUrl}/office`;

  async function alarm(nowMs: number, beforeMs: number): Promise<void> {
    const [from, to] = [nowMs - WEEK_MS, beforeMs].map((ms) => new Date(ms).toISOString());
    const late = await store.inbox.unanswered(from ?? '', to ?? '');
    if (late.length === 0) return;
    const known = projects();
    const who = countOf(late.length, 'person waits', 'persons wait');
    const lines = late.map((enquiry) => `${lineOf(enquiry, known)}, since ${toIndianTime(enquiry.receivedAt)}`);
    const subject = `${who} for more than an hour`;
    const paragraphs = [`${subject} of office time for an answer:`, lines.join('\n'), inboxLine].filter(Boolean);
    const ids = late.map(({ id }) => id);
    await store.letters.send(`alarm ${nowMs} ${ids[0]}`, { to: '', subject, paragraphs }, { enquiryIds: ids });
  }

  async function digest(nowMs: number): Promise<void> {
    const id = `digest ${toIndianDate(nowMs)}`;
    if (await store.letters.has(id)) return;
    const [todayMs, yesterdayMs, weekMs] = [0, 1, 7].map((days) => hourOfDay(nowMs, 0, days)) as [
      number,
      number,
      number,
    ];
    const [yesterday, week, bySource, agenda] = await Promise.all([
      store.report('adviser', yesterdayMs, todayMs),
      store.report('adviser', weekMs, todayMs),
      store.report('source', weekMs, todayMs),
      store.inbox.agenda({ now: toIndianMinute(nowMs), owner: '', adviser: '' }),
    ]);
    const day = toIndianDate(nowMs);
    const known = projects();
    const due = agenda
      .filter(({ reminder, visit }) => (reminder !== '' && reminder.slice(0, 10) <= day) || visit.startsWith(day))
      .map((enquiry) => lineOf(enquiry, known));
    const letter = digestLetter({ day, yesterday, week, bySource, due, inboxLine });
    await store.letters.send(id, letter);
  }

  return async () => {
    const nowMs = now();
    const hours = await readOfficeHours(store.settings);
    const beforeMs = officeTimeBefore(hours, nowMs, HOUR_MS);
    if (beforeMs !== null) await alarm(nowMs, beforeMs);
    if (isOfficeDay(hours, nowMs) && nowMs >= hourOfDay(nowMs, DIGEST_HOUR)) await digest(nowMs);
  };
}

/** 'Meera Kulkarni, +91 98100 00001, Mogra Courts, Sector 83, Gurgaon, ravi'. */
function lineOf(enquiry: InboxEnquiry, projects: OfficeProjects): string {
  return [enquiry.name, enquiry.phone, subjectOf(enquiry, projects), enquiry.owner].filter(Boolean).join(', ');
}
