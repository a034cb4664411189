import type { CountSum } from '../store/counts';
import { BREACH, VITALS } from '../visitor/events';
import { html, type Html, type HtmlValue, layout, table, type Visit } from './layout';

const METRICS = Object.keys(VITALS);
const MAX_ROWS = 100;

/** Names of the events for the office. */
const WORDS: Readonly<Record<string, string>> = {
  page_view: 'Page viewed',
  phone_click: 'Phone pressed',
  whatsapp_click: 'WhatsApp pressed',
  developer_click: 'Developer opened',
  form_submit: 'Form sent',
};

/** A heading with a table below it; nothing without rows. */
function part(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly HtmlValue[])[],
  words = '',
): HtmlValue {
  if (rows.length === 0) return false;
  return html`<h2>${name}</h2>
    ${words !== '' && html`<p>${words}</p>`} ${table(name, columns, rows.slice(0, MAX_ROWS))}`;
}

/** '1.8 s (312)': the value that three quarters of the visits did not pass, and how many there were. */
function felt(sum: CountSum | undefined): string {
  if (!sum) return '';
  const { what, p75, count } = sum;
  const value = what === 'LCP' ? `${(p75 / 1000).toFixed(1)} s` : what === 'INP' ? `${p75} ms` : `${p75 / 1000}`;
  return `${value} (${count})`;
}

/** Rows of one kind of page and connection: LCP, INP, CLS. */
function vitalRows(sums: readonly CountSum[]): string[][] {
  const vitals = sums.filter(({ what }) => METRICS.includes(what));
  const keyOf = ({ page, detail }: CountSum) => `${page} ${detail}`;
  return [...new Set(vitals.map(keyOf))].map((key) => [
    ...key.split(' '),
    ...METRICS.map((metric) => felt(vitals.find((sum) => sum.what === metric && keyOf(sum) === key))),
  ]);
}

const FELT = 'Three of four visits were as good as this or better; in brackets, how many were measured.';
const REFUSED = 'What browsers did not load or run on a page. Tell who looks after the site.';

interface VisitsView {
  visit: Visit;
  days: number;
  sums: readonly CountSum[];
}

/** What visitors did, and how the pages felt to them: sums without persons. */
export function visitsView({ visit, days, sums }: VisitsView): Html {
  const rowsOf = (isOne: (what: string) => boolean) => sums.filter(({ what }) => isOne(what));
  const did = rowsOf((what) => what in WORDS).map(({ what, page, detail, count }) => [
    WORDS[what],
    page,
    detail,
    count,
  ]);
  const breaches = rowsOf((what) => what === BREACH).map(({ detail, page, count }) => [detail, page, count]);
  const body = html`<h1>Visits</h1>
    <p>Sums of the last ${days} days. Nobody who was counted can be found in them.</p>
    ${sums.length === 0 && html`<p class="empty">Nothing was counted yet.</p>`}
    ${part('What visitors did', ['What', 'Page', 'Which', 'Times'], did)}
    ${part('How the pages felt', ['Page', 'Connection', 'Shown', 'Answered', 'Moved'], vitalRows(sums), FELT)}
    ${part('Refused by the content policy', ['Rule', 'Page', 'Times'], breaches, REFUSED)}`;
  return layout({ title: 'Visits', siteName: visit.siteName, visit, body });
}
