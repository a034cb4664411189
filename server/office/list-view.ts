import { ENQUIRY_CHANNELS, type EnquiryChannelKey } from '@/lib/domain/enquiry/channels';
import { parseDay, toIsoDate } from '@/lib/domain/enquiry/civil-date';
import { telUrl, whatsappAnswerUrl } from '@/lib/domain/site/links';
import { formatWhen, toIndianTime } from '../enquiry/indian-time';
import { projectOf } from '../enquiry/describe';
import type { OfficeProjects } from '../enquiry/office';
import { ENQUIRY_STATES } from '../store/handling';
import type { AnswerTimes, InboxCounts, InboxEnquiry, ListedEnquiry, OriginChoices } from '../store/inbox';
import type { InboxFilter } from '../store/inbox-filter';
import {
  hiddenField,
  html,
  type Html,
  type HtmlValue,
  inputField,
  keyField,
  layout,
  pageLinks,
  selectField,
  type Visit,
} from './layout';
import { isFiltered, listPath, personPath, type ListFilter } from './paths';
import { viewForm, viewLinks, type SavedView } from './saved-views';
import { countOf, formatDuration, REASON_LABELS, STATE_LABELS, subjectOf } from './words';

export const PAGE_SIZE = 50;

interface ListView {
  visit: Visit;
  projects: OfficeProjects;
  filter: ListFilter;
  /** From 1. */
  page: number;
  rows: readonly ListedEnquiry[];
  counts: InboxCounts;
  /** What the filters offer; null where they are folded. */
  choices: OriginChoices | null;
  views: readonly SavedView[];
  /** Names of all users. */
  users: readonly string[];
  week: AnswerTimes;
  /** Whom to call today, and visits; null where the list is asked for alone. */
  agenda: readonly InboxEnquiry[] | null;
  /** People who wait to be told of the project that is asked for. */
  waiting: number;
}

const TABS = [...ENQUIRY_STATES, 'due', 'all'] as const;
const TAB_LABELS = { ...STATE_LABELS, due: 'Reminders due', all: 'All' };

export function listView(view: ListView): Html {
  const { visit, filter, week } = view;
  const body = html`<h1>Enquiries</h1>
    <p class="week">${weekText(week)}</p>
    ${viewLinks(visit, view.views, filter)} ${dayLinks(view)} ${agendaView(view)}
    <form class="search" role="search" method="post" action="/office/search">
      ${keyField(visit.token)}
      <label for="search">Name, phone number or project</label>
      <input id="search" name="search" type="search" value="${filter.search}" maxlength="100" autocomplete="off" />
      <button>Search</button>
      ${filterFields(view)}
    </form>
    ${
      (filter.search !== '' || isFiltered(filter)) &&
      html`<p><a href="${listPath(visit, { owner: filter.owner })}">Clear the search</a></p>`
    }
    ${viewForm(visit, view.views, filter)}
    ${view.waiting > 0 && html`<p class="week">${countOf(view.waiting, 'person waits', 'people wait')} to be told of this project.</p>`}
    ${tabs(view)} ${results(view)}`;
  return layout({ title: 'Enquiries', siteName: visit.siteName, visit, body });
}

/** Choices of project, form, source, campaign and days; a link until it is followed or one is made. */
function filterFields({ visit, filter, choices, users, projects }: ListView): HtmlValue {
  if (choices === null) {
    const path = listPath(visit, filter);
    return html`<p class="filters">
      ${hiddenField('owner', filter.owner)}
      <a class="button quiet" href="${path}&filters=1">Project, form, source, days</a>
    </p>`;
  }
  const all = Object.values(projects);
  const cities = new Map(all.map(({ citySlug, city }) => [citySlug, city]));
  const developers = new Map(all.map(({ developerSlug, developer }) => [developerSlug, developer]));
  const choice = (
    name: keyof OriginChoices | 'city' | 'developer' | 'owner',
    label: string,
    of: Iterable<string>,
    words: (value: string) => string = String,
  ) => {
    // What is chosen is shown though no enquiry has it any more.
    const values = [...new Set([filter[name] ?? '', ...of])].filter(Boolean);
    const options = values.map((value) => [value, words(value)] as const);
    return selectField(name, label, [['', 'All'], ...options], filter[name]);
  };
  const day = (name: 'from' | 'to', label: string) =>
    inputField(name, label, html`type="date" value="${filter[name]}"`);
  return html`<details class="filters" open>
    <summary>Project, form, source, days</summary>
    <div>
      ${choice('project', 'Project', choices.project, (id) => projects[id]?.name ?? id)}
      ${choice('city', 'City', cities.keys(), (slug) => cities.get(slug) ?? slug)}
      ${choice('developer', 'Developer', developers.keys(), (slug) => developers.get(slug) ?? slug)}
      ${choice('channel', 'Form', choices.channel, (key) => ENQUIRY_CHANNELS[key as EnquiryChannelKey]?.label ?? key)}
      ${choice('source', 'Source', choices.source)} ${choice('campaign', 'Campaign', choices.campaign)}
      ${choice('owner', 'Owner', users)} ${day('from', 'From')} ${day('to', 'To')}
    </div>
  </details>`;
}

function weekText({ count, answered, medianMs }: AnswerTimes): string {
  const enquiries = `This week: ${countOf(count, 'enquiry', 'enquiries')}, ${answered.toLocaleString('en-IN')} answered`;
  return medianMs === null
    ? `${enquiries}.`
    : `${enquiries}, ${answered > 1 ? 'half of them ' : ''}within ${formatDuration(medianMs)}.`;
}

function countIn(counts: InboxCounts, state: InboxFilter['state']): number {
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
  return html`<p class="tools" id="new">
      <span
        >${rows.length === 0 ? 'None' : `${first + 1} – ${first + rows.length} of ${total.toLocaleString('en-IN')}`}</span
      >
      <a href="${listPath(visit, others)}">${filter.owner === '' ? 'Mine only' : "Everybody's"}</a>
      <a href="/office/lead">Add a person</a>
      ${total > 0 && visit.role === 'manager' && html`<a href="${csv}">Download as CSV</a>`}
    </p>
    ${rows.length === 0 && html`<p class="empty">${emptyText(view)}</p>`}
    <ul class="rows">
      ${rows.map((row) => enquiryRow(view, row))}
    </ul>
    ${total > PAGE_SIZE && pageLinks({ page, last, pathOf: (to) => listPath(visit, filter, to), name: `Page ${page} of ${last}` })}`;
}

function emptyText({ visit, filter, counts }: ListView): HtmlValue {
  const { search, state } = filter;
  if (isFiltered(filter)) return 'There is none of these. Fewer choices find more.';
  if (search !== '') return 'Nothing was found. Fewer words or digits find more.';
  if (state !== 'new') return 'There are no enquiries here.';
  const { spam } = counts.byState;
  if (spam === 0) return 'Every enquiry has been answered.';
  const path = listPath(visit, { owner: filter.owner, state: 'spam' });
  return html`Nothing new. <a href="${path}">${countOf(spam, 'enquiry stands', 'enquiries stand')} under Spam</a>: a
    real one may be among them.`;
}

const isOverdue = ({ reminder }: InboxEnquiry, now: string) =>
  reminder !== '' && (reminder < now.slice(0, 10) || (reminder.includes('T') && reminder <= now));

/** Overdue, due today, visits today and later, and who are in each; those without anybody are left out. */
function dayParts(agenda: readonly InboxEnquiry[], now: string) {
  const day = now.slice(0, 10);
  const parts = [
    ['Overdue', 'reminder', agenda.filter((each) => isOverdue(each, now))],
    ['Due today', 'reminder', agenda.filter((each) => each.reminder.startsWith(day) && !isOverdue(each, now))],
    ['Visits today', 'visit', agenda.filter((each) => each.visit.startsWith(day))],
    ['Later visits', 'visit', agenda.filter((each) => each.visit > day && !each.visit.startsWith(day))],
  ] as const;
  return parts.filter(([, , of]) => of.length > 0).map(([label, field, of]) => ({ label, field, of }));
}

const anchorOf = (label: string) => label.toLowerCase().replace(' ', '-');

/** The day at one look, each part one tap away: on a phone it is many screens long. */
function dayLinks({ visit, agenda, counts, filter: { now, owner } }: ListView): HtmlValue {
  if (agenda === null) return false;
  const yesterday = toIsoDate((parseDay(now.slice(0, 10)) ?? 0) - 1);
  const link = (path: string, label: string, count?: number) =>
    html`<li>
      <a href="${path}">${label} ${count !== undefined && html`<span>${count.toLocaleString('en-IN')}</span>`}</a>
    </li>`;
  return html`<nav class="tabs" aria-label="The day">
    <ul>
      ${dayParts(agenda, now).map(({ label, of }) => link(`#${anchorOf(label)}`, label, of.length))}
      ${link('#new', 'New', counts.byState.new)}
      ${link(listPath(visit, { owner, state: 'all', from: yesterday }), 'Since yesterday')} ${link('#search', 'Search')}
    </ul>
  </nav>`;
}

/** Who is overdue, due or visits: the earliest first, each with a call, a message and the person one tap away. */
function agendaView({ visit, projects, agenda, filter: { now } }: ListView): HtmlValue {
  if (agenda === null || agenda.length === 0) return false;
  const day = now.slice(0, 10);
  const row = (enquiry: InboxEnquiry, field: 'reminder' | 'visit') =>
    html`<li>
      <span class="${field === 'reminder' && isOverdue(enquiry, now) && 'due'}">${whenWords(enquiry[field], day)}</span>
      <a href="${personPath(visit, enquiry.id)}">${enquiry.name}</a>
      <span>${[subjectOf(enquiry, projects), enquiry.owner].filter(Boolean).join(', ')}</span>
      <span class="reach"><a href="${telUrl(enquiry.phone)}">Call</a> ${whatsappLink(visit, projects, enquiry)}</span>
    </li>`;
  return html`<section class="today" aria-label="Today">
    ${dayParts(agenda, now).map(
      ({ label, field, of }) =>
        html`<h2 id="${anchorOf(label)}">${label} <span>${of.length}</span></h2>
          <ul>
            ${of.toSorted((one, other) => (one[field] < other[field] ? -1 : 1)).map((enquiry) => row(enquiry, field))}
          </ul>`,
    )}
  </section>`;
}

/** 'Today, 18:00', '28 Nov, 11:00'. */
function whenWords(when: string, day: string): string {
  const words = (formatWhen(when) ?? '').replace(` ${day.slice(0, 4)}`, '');
  return when.startsWith(day) ? words.replace(/^[^,]*/, 'Today') : words;
}

/** Opens WhatsApp with a sentence that knows name, project and adviser; nothing for a number that it cannot dial. */
export function whatsappLink(visit: Visit, projects: OfficeProjects, enquiry: InboxEnquiry): HtmlValue {
  const project = projectOf(enquiry, projects)?.name;
  const adviser = `${visit.user.charAt(0).toUpperCase()}${visit.user.slice(1)}${visit.siteName && ` of ${visit.siteName}`}`;
  const url = whatsappAnswerUrl({ name: enquiry.name, phone: enquiry.phone, project, adviser });
  return url !== null && html`<a class="button wa" href="${url}">WhatsApp</a>`;
}

function enquiryRow({ visit, projects, filter: { now } }: ListView, row: ListedEnquiry): Html {
  const [first = ''] = row.message.split('\n', 1);
  return html`<li>
    <div>
      <h2><a href="${personPath(visit, row.id)}">${row.name}</a></h2>
      <span class="reach"
        ><a class="phone" href="${telUrl(row.phone)}">${row.phone}</a> ${whatsappLink(visit, projects, row)}</span
      >
    </div>
    <p><strong>${subjectOf(row, projects)}</strong> <span>${first}</span></p>
    <p class="facts">
      ${stateBadge(row.state)}
      <time datetime="${row.receivedAt}">${toIndianTime(row.receivedAt)}</time>
      ${originOf(row) !== '' && html`<span>${originOf(row)}</span>`}
      ${row.owner !== '' && html`<span>${row.owner}</span>`}
      ${row.reminder !== '' && html`<span class="${row.reminder <= now && 'due'}">Reminder ${formatWhen(row.reminder)}</span>`}
      ${row.visit !== '' && html`<span>Visit ${formatWhen(row.visit)}</span>`}
      ${row.budget !== '' && html`<span>${row.budget}</span>`}
      ${row.reason !== '' && html`<span>${REASON_LABELS[row.reason]}</span>`}
      ${row.ofPerson > 1 && html`<span>${row.ofPerson} enquiries</span>`}
    </p>
  </li>`;
}

/** The form, and by which link or page the visitor came last: 'Project page, google'. */
function originOf({ details: { channel, campaign } }: InboxEnquiry): string {
  const touch = campaign?.last ?? campaign?.first;
  return [channel && ENQUIRY_CHANNELS[channel]?.label, touch?.utm_source ?? touch?.referrer].filter(Boolean).join(', ');
}

export function stateBadge(state: InboxEnquiry['state']): Html {
  return html`<span class="${state} badge">${STATE_LABELS[state]}</span>`;
}
