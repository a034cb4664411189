import { telUrl } from '@/lib/domain/site/links';
import { formatDate, toIndianTime } from '../enquiry/indian-time';
import { ENQUIRY_STATES } from '../store/handling';
import type { AnswerTimes, InboxCounts, InboxEnquiry, InboxFilter, ListedEnquiry } from '../store/inbox';
import { html, type Html, type HtmlValue } from './html';
import { hiddenField, keyField, layout, type Visit } from './layout';
import { seal } from './session';
import { countOf, formatDuration, STATE_LABELS, subjectOf } from './words';

export const PAGE_SIZE = 50;

interface ListView {
  visit: Visit;
  filter: InboxFilter;
  /** From 1. */
  page: number;
  rows: readonly ListedEnquiry[];
  counts: InboxCounts;
  week: AnswerTimes;
}

const TABS = [...ENQUIRY_STATES, 'due', 'all'] as const;
const TAB_LABELS = { ...STATE_LABELS, due: 'Reminders due', all: 'All' };

/** Address of a list. What was searched for is sealed. */
export function listPath(visit: Visit, filter: Partial<InboxFilter>, page = 1): `/office${string}` {
  const query = new URLSearchParams();
  if (filter.state) query.set('state', filter.state);
  if (filter.owner) query.set('mine', '1');
  if (filter.search) query.set('search', seal(visit.token, filter.search));
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/office' : `/office?${query}`;
}

export function listView(view: ListView): Html {
  const { visit, filter, week } = view;
  const body = html`<h1>Enquiries</h1>
    <p class="week">${weekText(week)}</p>
    <form class="search" role="search" method="post" action="/office/search">
      ${keyField(visit.token)} ${hiddenField('mine', filter.owner && '1')}
      <label for="search">Name, phone number or project</label>
      <input id="search" name="search" type="search" value="${filter.search}" maxlength="100" autocomplete="off" />
      <button>Search</button>
    </form>
    ${filter.search !== '' && html`<p><a href="${listPath(visit, { owner: filter.owner })}">Clear the search</a></p>`}
    ${tabs(view)} ${results(view)}`;
  return layout({ title: 'Enquiries', siteName: visit.siteName, visit, body });
}

function weekText({ count, answered, medianMs }: AnswerTimes): string {
  const enquiries = `This week: ${countOf(count, 'enquiry', 'enquiries')}, ${answered.toLocaleString('en-IN')} answered`;
  return medianMs === null
    ? `${enquiries}.`
    : `${enquiries}, ${answered > 1 ? 'half of them ' : ''}within ${formatDuration(medianMs)}.`;
}

export function countIn(counts: InboxCounts, state: InboxFilter['state']): number {
  return state === 'all' || state === 'due' ? counts[state] : counts.byState[state];
}

function tabs({ visit, filter, counts }: ListView): Html {
  const tab = (state: (typeof TABS)[number]) =>
    html`<li>
      <a href="${listPath(visit, { ...filter, state })}" ${state === filter.state && html`aria-current="page"`}
        >${TAB_LABELS[state]} <span>${countIn(counts, state).toLocaleString('en-IN')}</span></a
      >
    </li>`;
  return html`<nav class="tabs" aria-label="What became of them">
    <ul>
      ${TABS.map(tab)}
    </ul>
  </nav>`;
}

function results(view: ListView): HtmlValue {
  const { visit, filter, page, rows, counts } = view;
  const total = countIn(counts, filter.state);
  const first = (page - 1) * PAGE_SIZE;
  const last = Math.ceil(total / PAGE_SIZE);
  const others = { ...filter, owner: filter.owner === '' ? visit.user : '' };
  const csv = listPath(visit, filter).replace('/office', '/office/enquiries.csv');
  return html`<p class="tools">
      <span
        >${rows.length === 0 ? 'None' : `${first + 1} – ${first + rows.length} of ${total.toLocaleString('en-IN')}`}</span
      >
      <a href="${listPath(visit, others)}">${filter.owner === '' ? 'Mine only' : "Everybody's"}</a>
      ${total > 0 && html`<a href="${csv}">Download as CSV</a>`}
    </p>
    ${rows.length === 0 && html`<p class="empty">${emptyText(filter)}</p>`}
    <ul class="rows">
      ${rows.map((row) => enquiryRow(visit, filter, row))}
    </ul>
    ${total > PAGE_SIZE && pageLinks({ page, last, pathOf: (to) => listPath(visit, filter, to), name: `Page ${page} of ${last}` })}`;
}

function emptyText({ search, state }: InboxFilter): string {
  if (search !== '') return 'Nothing was found. Fewer words or digits find more.';
  return state === 'new' ? 'Every enquiry has been answered.' : 'There are no enquiries here.';
}

function enquiryRow(visit: Visit, { today }: InboxFilter, row: ListedEnquiry): Html {
  const [first = ''] = row.message.split('\n', 1);
  return html`<li>
    <div>
      <h2><a href="${personPath(visit, row.id)}">${row.name}</a></h2>
      <a class="phone" href="${telUrl(row.phone)}">${row.phone}</a>
    </div>
    <p><strong>${subjectOf(row.source)}</strong> <span>${first}</span></p>
    <p class="facts">
      ${stateBadge(row.state)}
      <time datetime="${row.receivedAt}">${toIndianTime(row.receivedAt)}</time>
      ${row.owner !== '' && html`<span>${row.owner}</span>`}
      ${row.reminder !== '' && html`<span class="${row.reminder <= today && 'due'}">Reminder ${formatDate(row.reminder)}</span>`}
      ${row.ofPerson > 1 && html`<span>${row.ofPerson} enquiries</span>`}
    </p>
  </li>`;
}

/** Address of a person's page; the enquiry's id is sealed, because its sender made it. */
export function personPath(visit: Visit, id: string): `/office${string}` {
  return `/office/person?of=${seal(visit.token, id)}`;
}

export function stateBadge(state: InboxEnquiry['state']): Html {
  return html`<span class="${state} badge">${STATE_LABELS[state]}</span>`;
}

interface PageLinks {
  page: number;
  last: number;
  pathOf: (page: number) => string;
  /** 'Page 1 of 3'. */
  name: string;
}

/** Links to the newer and the older page. */
export function pageLinks({ page, last, pathOf, name }: PageLinks): Html {
  const link = (to: number, label: string) => to >= 1 && to <= last && html`<a href="${pathOf(to)}">${label}</a>`;
  return html`<nav class="pages" aria-label="Pages">
    ${link(page - 1, 'Newer')} <span>${name}</span> ${link(page + 1, 'Older')}
  </nav>`;
}
