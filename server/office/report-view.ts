import { csvText } from '../enquiry/csv';
import { formatDate } from '../enquiry/indian-time';
import type { OfficeProjects } from '../enquiry/office';
import { REPORT_DIMENSIONS, type ReportDimension, type ReportRow } from '../store/report';
import type { LostReason } from '../store/handling';
import { hiddenField, html, type Html, type HtmlValue, inputField, layout, type Visit } from './layout';
import { listPath, type Choices } from './paths';
import { REASON_LABELS } from './words';

interface ReportView {
  visit: Visit;
  projects: OfficeProjects;
  by: ReportDimension;
  /** Indian dates of the first and the last day. */
  from: string;
  to: string;
  rows: readonly ReportRow[];
  /** The same days so many weeks before. */
  weeks: number;
  before: readonly ReportRow[];
}

const LABELS: Readonly<Record<ReportDimension, string>> = {
  project: 'Project',
  source: 'Source',
  campaign: 'Campaign',
  adviser: 'Adviser',
};
const COUNTS = [
  ['enquiries', 'Enquiries'],
  ['withinHour', 'Within an hour'],
  ['visit', 'Visits'],
  ['won', 'Won'],
  ['lost', 'Lost'],
] as const;

/** What enquiries brought in a period, each number beside that of whole weeks before. */
export function reportView(view: ReportView): Html {
  const { visit, by, from, to, rows, weeks, before } = view;
  const pathOf = (page: string, dimension: ReportDimension) =>
    `${page}?${new URLSearchParams({ by: dimension, from, to })}`;
  const sumOf = (of: readonly ReportRow[], count: (typeof COUNTS)[number][0]) =>
    of.reduce((sum, row) => sum + row[count], 0);
  const cell = (now: number, then: number) => html`<td>${now} <span class="before">${then}</span></td>`;
  const row = (each: ReportRow) => {
    const then = before.find(({ name }) => name === each.name);
    return html`<tr>
      <th scope="row">${nameLink(view, each)}</th>
      ${COUNTS.map(([count]) => cell(each[count], then?.[count] ?? 0))}
      <td>${reasonsOf(each)}</td>
    </tr>`;
  };
  const body = html`<h1>What it brings</h1>
    <form class="period" action="/office/report">
      ${hiddenField('by', by)} ${inputField('from', 'From', html`type="date" value="${from}" required`)}
      ${inputField('to', 'To', html`type="date" value="${to}" required`)}
      <button>Show</button>
    </form>
    <nav class="tabs" aria-label="Counted by">
      <ul>
        ${REPORT_DIMENSIONS.map(
          (dimension) =>
            html`<li>
              <a href="${pathOf('/office/report', dimension)}" ${dimension === by && html`aria-current="page"`}
                >${LABELS[dimension]}</a
              >
            </li>`,
        )}
      </ul>
    </nav>
    <p class="tools">
      <span
        >${formatDate(from)} – ${formatDate(to)}
        <span class="before">${weeks === 1 ? 'the week' : `${weeks} weeks`} before</span></span
      >
      <a href="${pathOf('/office/report.csv', by)}">Download as CSV</a>
    </p>
    <div class="scroll" tabindex="0" role="region" aria-label="What it brings">
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">${LABELS[by]}</th>
            ${COUNTS.map(([, label]) => html`<th scope="col">${label}</th>`)}
            <th scope="col">Why lost</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">All</th>
            ${COUNTS.map(([count]) => cell(sumOf(rows, count), sumOf(before, count)))}
            <td>${reasonsOf(sumOfReasons(rows))}</td>
          </tr>
          ${withGone(rows, before).map(row)}
        </tbody>
      </table>
    </div>`;
  return layout({ title: 'What it brings', siteName: visit.siteName, visit, body });
}

/** The same as a file. */
export function reportCsv({ projects, by, rows }: Pick<ReportView, 'projects' | 'by' | 'rows'>): string {
  const heading = [by, ...COUNTS.map(([, label]) => label.toLowerCase().replaceAll(' ', '_')), 'why_lost'];
  const cells = rows.map((row) => [
    nameOf({ projects, by }, row),
    ...COUNTS.map(([count]) => String(row[count])),
    reasonsOf(row),
  ]);
  return `\uFEFF${csvText([heading, ...cells])}`;
}

function nameOf({ projects, by }: Pick<ReportView, 'projects' | 'by'>, { name }: ReportRow): string {
  return (by === 'project' && Object.hasOwn(projects, name) ? projects[name]?.name : name) || 'Not known';
}

/** With a row of zeros for what brought something before and nothing now, which is what a manager looks for. */
function withGone(rows: readonly ReportRow[], before: readonly ReportRow[]): ReportRow[] {
  const none = { enquiries: 0, withinHour: 0, visit: 0, won: 0, lost: 0, reasons: {} };
  const gone = before.filter(({ name }) => !rows.some((row) => row.name === name));
  return [...rows, ...gone.map(({ name }) => ({ name, ...none }))];
}

/** The name, which leads to its persons of the period, and to who waits to be told of a project. */
function nameLink(view: ReportView, row: ReportRow): HtmlValue {
  const { visit, by, from, to } = view;
  const choices: Partial<Choices> = by === 'adviser' ? { owner: row.name } : { [by]: row.name, from, to };
  const name = nameOf(view, row);
  return row.name === '' ? name : html`<a href="${listPath(visit, { state: 'all', ...choices })}">${name}</a>`;
}

function sumOfReasons(rows: readonly ReportRow[]): Pick<ReportRow, 'reasons'> {
  const reasons: Record<string, number> = {};
  for (const row of rows)
    for (const [reason, count] of Object.entries(row.reasons)) reasons[reason] = (reasons[reason] ?? 0) + count;
  return { reasons };
}

function reasonsOf({ reasons }: Pick<ReportRow, 'reasons'>): string {
  const words = Object.entries(reasons).sort(([, one], [, other]) => other - one);
  return words.map(([reason, count]) => `${REASON_LABELS[reason as LostReason] ?? 'Not known'} ${count}`).join(', ');
}
