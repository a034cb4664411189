import { dayAt, INDIA_OFFSET_MINUTES, parseDay } from './civil-date';
import { ENQUIRY_CHANNELS, type EnquiryChannelKey } from './channels';
import { CALL_TIMES, type EnquiryAbout, type VisitPreferences } from './form';
import { formatCampaign, parseTouch, toPagePath, toPlainLine, type Touch } from './origin';
import { formatVisit, toVisitAt } from './visit';

/** Fields of a form or of a request body that say what an enquiry is about and where it comes from. */
export interface DetailFields extends EnquiryAbout, Partial<VisitPreferences> {
  channel?: string;
  /** Page of the form: path and query. */
  pagePath?: string;
  /** First page of the visitor. */
  firstPage?: string;
  /** First and latest touch, each as a query. */
  firstTouch?: string;
  lastTouch?: string;
}

export const DETAIL_NAMES = [
  'channel',
  'project',
  'developer',
  'configuration',
  'section',
  'lookingFor',
  'callTime',
  'visitDate',
  'visitTime',
  'pagePath',
  'firstPage',
  'firstTouch',
  'lastTouch',
] as const satisfies readonly (keyof DetailFields)[];

/** An enquiry as data, beside what the visitor typed. What is unknown is left out. */
export interface EnquiryDetails extends EnquiryAbout {
  channel?: EnquiryChannelKey;
  callTime?: string;
  /** '2026-11-28', or with the hour in India '2026-11-28T11:00'. */
  visitAt?: string;
  pagePath?: string;
  firstPage?: string;
  campaign?: { first?: Touch; last?: Touch };
}

const ABOUT_LIMIT = 120;
const LOOKING_FOR_LIMIT = 300;
/** A visit is at most 90 days ahead when it is chosen, and may wait 30 days on the device. */
const [MAX_DAYS_AGO, MAX_DAYS_AHEAD] = [31, 92];

/** The details in fields, each checked and shortened; one that is wrong is left out. `nowMs`: ms since 1970. */
export function parseDetails(fields: DetailFields, nowMs: number): EnquiryDetails {
  const text = (name: keyof DetailFields, limit = ABOUT_LIMIT) => toPlainLine(fields[name] ?? '', limit);
  const path = (name: 'pagePath' | 'firstPage') => (fields[name]?.startsWith('/') ? toPagePath(fields[name]) : '');
  const [first, last] = [parseTouch(fields.firstTouch ?? ''), parseTouch(fields.lastTouch ?? '')];
  const details = {
    channel: Object.hasOwn(ENQUIRY_CHANNELS, text('channel')) ? text('channel') : '',
    project: /^[\w-]+$/.test(text('project')) ? text('project') : '',
    developer: text('developer'),
    configuration: text('configuration'),
    section: text('section'),
    lookingFor: text('lookingFor', LOOKING_FOR_LIMIT),
    callTime: CALL_TIMES.some(({ value }) => value === fields.callTime) ? fields.callTime : '',
    visitAt: isNear(text('visitDate'), nowMs)
      ? toVisitAt({ visitDate: text('visitDate'), visitTime: text('visitTime') })
      : '',
    pagePath: path('pagePath'),
    firstPage: path('firstPage'),
    campaign: first || last ? { ...(first && { first }), ...(last && { last }) } : undefined,
  };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value));
}

function isNear(date: string, nowMs: number): boolean {
  const daysAhead = (parseDay(date) ?? Infinity) - dayAt(nowMs, INDIA_OFFSET_MINUTES);
  return daysAhead >= -MAX_DAYS_AGO && daysAhead <= MAX_DAYS_AHEAD;
}

/** What an enquiry is about, for a person: 'Mogra Courts, 3 BHK · 1,620 sq.ft'; empty if no field says it. */
export function formatAbout({ developer, configuration, section, lookingFor }: EnquiryAbout, project = ''): string {
  return [project || developer, configuration, section].filter(Boolean).join(', ') || (lookingFor ?? '');
}

/** When to call and to visit, and where the enquiry comes from: labels and texts for a person. */
export function describeDetails(details: EnquiryDetails): [label: string, text: string][] {
  const { callTime, visitAt = '', pagePath, firstPage, campaign: { first = {}, last = {} } = {} } = details;
  const latest = (text: string | undefined, before: string | undefined) => (text === before ? '' : text);
  const facts: [string, string | null | undefined][] = [
    ['Call me', CALL_TIMES.find(({ value }) => value === callTime)?.label],
    ['Site visit', formatVisit(visitAt)],
    ['Page', pagePath],
    ['First page', latest(firstPage, pagePath)],
    ['Campaign', formatCampaign(first)],
    ['Referrer', first.referrer],
    ['Latest campaign', latest(formatCampaign(last), formatCampaign(first))],
    ['Latest referrer', latest(last.referrer, first.referrer)],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
