import type { CountSum } from '../store/counts';
import { BREACH, VITALS } from '../visitor/events';
import { html, type Html, type HtmlValue, layout, type Visit } from './layout';

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

function table(name: string, columns: readonly string[], rows: readonly (readonly HtmlValue[])[]): HtmlValue {
  if (rows.length === 0) return false;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${name}">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.slice(0, MAX_ROWS).map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
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
  const vitals = vitalRows(sums);
  const body = html`<h1>Visits</h1>
    <p>Sums of the last ${days} days. Nobody who was counted can be found in them.</p>
    ${sums.length === 0 && html`<p class="empty">Nothing was counted yet.</p>`}
    ${did.length > 0 && html`<h2>What visitors did</h2>`}
    ${table('What visitors did', ['What', 'Page', 'Which', 'Times'], did)}
    ${
      vitals.length > 0 &&
      html`<h2>How the pages felt</h2>
        <p>Three of four visits were as good as this or better; in brackets, how many were measured.</p>`
    }
    ${table('How the pages felt', ['Page', 'Connection', 'Shown', 'Answered', 'Moved'], vitals)}
    ${
      breaches.length > 0 &&
      html`<h2>Refused by the content policy</h2>
        <p>What browsers did not load or run on a page. Tell who looks after the site.</p>`
    }
    ${table('Refused by the content policy', ['Rule', 'Page', 'Times'], breaches)}`;
  return layout({ title: 'Visits', siteName: visit.siteName, visit, body });
}
