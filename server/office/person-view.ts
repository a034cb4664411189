import { randomUUID } from 'node:crypto';
import { mailtoUrl, telUrl } from '@/lib/domain/site/links';
import { internationalDigits, isPhone } from '@/lib/domain/site/phone';
import { formatWhen, toIndianTime } from '../enquiry/indian-time';
import {
  ENQUIRY_STATES,
  type FieldConflict,
  type Handling,
  HANDLING_FIELDS,
  LOST_REASONS,
  type LostReason,
} from '../store/handling';
import { factsOf } from '../enquiry/describe';
import type { OfficeProjects } from '../enquiry/office';
import type { HistoryEntry, InboxEnquiry } from '../store/inbox';
import {
  hiddenField,
  html,
  type Html,
  type HtmlValue,
  inputField,
  keyField,
  layout,
  note,
  pageLinks,
  selectField,
  type Visit,
} from './layout';
import { personPath } from './paths';
import { countOf, pathOfSource, REASON_LABELS, STATE_LABELS, subjectOf } from './words';
import { PAGE_SIZE, stateBadge, whatsappLink } from './list-view';
import { seal } from './session';

interface ConflictView {
  visit: Visit;
  /** The enquiry. */
  id: string;
  /** The enquiry whose page was open. */
  of: string;
  mine: Handling;
  conflicts: readonly FieldConflict[];
}

const FIELD_LABELS: Record<FieldConflict['field'], string> = {
  state: 'State',
  owner: 'Owner',
  reminder: 'Reminder',
  visit: 'Visit',
  budget: 'Budget',
  reason: 'Why lost',
};

function describe(field: FieldConflict['field'], value: string): string {
  if (field === 'state') return STATE_LABELS[value as Handling['state']];
  if (field === 'owner') return value || 'Nobody';
  if (field === 'budget') return value || 'None';
  if (field === 'reason') return REASON_LABELS[value as LostReason] ?? 'None';
  return formatWhen(value) ?? 'None';
}

/** What somebody else changed while the page was open, with both values; the rest of the form is saved. */
export function conflictView({ visit, id, of, mine, conflicts }: ConflictView): Html {
  const theirs = { ...mine, ...Object.fromEntries(conflicts.map(({ field, theirs: value }) => [field, value])) };
  const body = html`<h1>Changed meanwhile</h1>
    <p>Somebody else changed this enquiry while your page was open. Everything else that you entered is saved.</p>
    <ul>
      ${conflicts.map(
        ({ field, theirs: stored, yours }) =>
          html`<li>
            ${FIELD_LABELS[field]}: now <strong>${describe(field, stored)}</strong>, yours is
            <strong>${describe(field, yours)}</strong>
          </li>`,
      )}
    </ul>
    <form method="post" action="/office/enquiry">
      ${keyField(visit.token)} ${hiddenField('id', id)} ${hiddenField('of', of)} ${handlingFields(theirs)}
      ${HANDLING_FIELDS.map((field) => hiddenField(field, mine[field]))}
      <button>Save mine</button>
      <a class="button" href="${personPath(visit, of)}">Keep theirs</a>
    </form>`;
  return layout({ title: 'Changed meanwhile', siteName: visit.siteName, visit, body });
}

export const MAX_NOTE_LENGTH = 2000;
export const MAX_BUDGET_LENGTH = 40;

interface PersonView {
  visit: Visit;
  projects: OfficeProjects;
  /** The id that the page was asked for. */
  id: string;
  enquiries: readonly InboxEnquiry[];
  history: readonly HistoryEntry[];
  /** Names of all users. */
  users: readonly string[];
  isSaved: boolean;
}

/**
 * Everything of one person: how to reach them, one form for what becomes of them, their enquiries around the one that
 * was asked for, 50 at a time, and their rights.
 */
export function personView(view: PersonView): Html {
  const { visit, id, enquiries, isSaved } = view;
  const [lead] = enquiries;
  const person = enquiries.find((enquiry) => enquiry.id === id) ?? lead;
  if (lead === undefined || person === undefined) throw new Error('a person without enquiries');
  const page = Math.floor(enquiries.indexOf(person) / PAGE_SIZE) + 1;
  const firstOf = (to: number) => (to - 1) * PAGE_SIZE;
  const last = Math.ceil(enquiries.length / PAGE_SIZE);
  // A page is named by its first enquiry, so that who saves there comes back to it.
  const pathOf = (to: number) => personPath(visit, enquiries[firstOf(to)]?.id ?? id);
  const shown = enquiries.slice(firstOf(page), firstOf(page + 1));
  const body = html`<p><a href="/office">Back to the list</a></p>
    <h1>${person.name}</h1>
    ${contacts(view, person)} ${note('ok', isSaved ? 'Saved.' : '')}
    ${enquiries.length > 1 && html`<p>${countOf(enquiries.length, 'enquiry', 'enquiries')} of this person.</p>`}
    ${page === 1 && enquirySection(view, lead)} ${changeForm(view, lead)} ${historyList(view)}
    ${shown.filter((enquiry) => enquiry !== lead).map((enquiry) => enquirySection(view, enquiry))}
    ${last > 1 && pageLinks({ page, last, pathOf, name: `Page ${page} of ${last}` })}
    ${visit.role === 'manager' && html`${joinForm(view)} ${rightsSection(view)}`}`;
  return layout({ title: 'A person', siteName: visit.siteName, visit, body });
}

function rightsSection({ visit, enquiries }: PersonView): Html {
  const numbers = new Map(enquiries.map(({ phone }) => [internationalDigits(phone), phone])).values();
  const phones = [...numbers].map((phone) => (isPhone(phone) ? phone : internationalDigits(phone)));
  const emails = new Map(enquiries.map(({ email }) => [email.toLowerCase(), email])).values();
  return html`<section>
    <h2>Rights of this person</h2>
    <p>Who asks for it is told what we know, or is erased: for a number they answer, or an address they write from.</p>
    ${[...phones, ...emails].map((who) => rights(visit, who))}
  </section>`;
}

function contacts({ visit, projects }: PersonView, enquiry: InboxEnquiry): Html {
  const { phone, email } = enquiry;
  return html`<p class="contacts">
    <a class="button" href="${telUrl(phone)}">Call ${phone}</a> ${whatsappLink(visit, projects, enquiry)}
    ${email !== '' && html`<a href="${mailtoUrl(email)}">${email}</a>`}
  </p>`;
}

function rights(visit: Visit, who: string): HtmlValue {
  const query = `?who=${seal(visit.token, who)}`;
  return (
    who !== '' &&
    html`<p class="tools">
      <strong>${who}</strong> <a href="/office/person.json${query}">Download as JSON</a>
      <a href="/office/erase${query}">Erase</a>
    </p>`
  );
}

function enquirySection({ visit, id, projects, enquiries }: PersonView, enquiry: InboxEnquiry): Html {
  const { name, phone, email, source, receivedAt, message, state, isSuspect, consent } = enquiry;
  const [lead] = enquiries;
  const others = [name, phone, email].filter(
    (text) => text !== '' && ![lead?.name, lead?.phone, lead?.email].includes(text),
  );
  const path = pathOfSource(source);
  return html`<section>
    <h2>${subjectOf(enquiry, projects)}, ${toIndianTime(receivedAt)}</h2>
    <p class="facts">
      ${stateBadge(state)} ${isSuspect && html`<span>Perhaps not sent by a person</span>`}
      ${others.map((text) => html`<span>${text}</span>`)} ${path !== '' && html`<a href="${path}">${path}</a>`}
      ${consent !== '' && html`<span>Notice of ${consent}</span>`}
    </p>
    ${factList(factsOf(enquiry, projects))}
    <p class="message">${message || 'No message.'}</p>
    ${
      visit.role === 'manager' &&
      enquiries.length > 1 &&
      html`<form method="post" action="/office/split">
        ${keyField(visit.token)} ${hiddenField('id', enquiry.id)} ${hiddenField('of', enquiry.id === id ? '' : id)}
        <button class="quiet">Not of this person</button>
      </form>`
    }
  </section>`;
}

function factList(facts: ReturnType<typeof factsOf>): HtmlValue {
  const fact = ([label, text]: (typeof facts)[number]) =>
    html`<div>
      <dt>${label}</dt>
      <dd>${text}</dd>
    </div>`;
  return facts.length > 0 && html`<dl class="details">${facts.map(fact)}</dl>`;
}

function historyList({ history }: PersonView): HtmlValue {
  const entries = history.filter(({ isNote, text }) => isNote || text !== 'note');
  return (
    entries.length > 0 &&
    html`<h2>History</h2>
      <ol class="history">
        ${entries.map(historyEntry)}
      </ol>`
  );
}

function joinForm({ visit, id }: PersonView): Html {
  return html`<section>
    <h2>The same person elsewhere?</h2>
    <form class="search" method="post" action="/office/join">
      ${keyField(visit.token)} ${hiddenField('id', id)}
      <label for="who">Their other phone number or e-mail address</label>
      <input id="who" name="who" maxlength="200" autocomplete="off" required />
      <button>Join</button>
    </form>
  </section>`;
}

function changeForm({ visit, id, users }: PersonView, enquiry: InboxEnquiry): Html {
  const { state, owner, reminder, visit: next, budget, reason } = enquiry;
  const reasons = LOST_REASONS.map((each) => [each, REASON_LABELS[each]] as const);
  const owners = owner === '' || users.includes(owner) ? users : [...users, owner];
  return html`<form class="change" method="post" action="/office/enquiry">
    ${keyField(visit.token)} ${hiddenField('id', enquiry.id)} ${hiddenField('of', id)} ${handlingFields(enquiry)}
    ${hiddenField('form_key', randomUUID())}
    <fieldset>
      <legend>What became of it</legend>
      ${ENQUIRY_STATES.map((choice) => stateChoice(choice, state))}
    </fieldset>
    ${selectField('reason', 'Why lost', [['', 'Not known'], ...reasons], reason, 'wide lost')}
    ${selectField('owner', 'Owner', [['', 'Nobody'], ...owners.map((name) => [name, name] as const)], owner)}
    ${inputField('budget', 'Budget', html`value="${budget}" maxlength="${MAX_BUDGET_LENGTH}" autocomplete="off"`)}
    ${whenFields('reminder', 'Reminder', 'Call at', reminder)} ${whenFields('visit', 'Next visit', 'Meet at', next)}
    <div class="wide">
      <label for="note">Note (optional)</label>
      <textarea id="note" name="note" rows="2" maxlength="${MAX_NOTE_LENGTH}"></textarea>
    </div>
    <button>Save</button>
  </form>`;
}

function whenFields(name: 'reminder' | 'visit', label: string, at: string, value: string): Html {
  const [date = '', time = ''] = value.split('T');
  return html`<div class="when">
    ${inputField(name, label, html`type="date" value="${date}"`)}
    ${inputField(`${name}_time`, at, html`type="time" value="${time}"`)}
  </div>`;
}

/** What the form showed, so that a save writes only what was changed in it. */
function handlingFields(shown: Handling): HtmlValue[] {
  return HANDLING_FIELDS.map((field) => hiddenField(`was_${field}`, shown[field]));
}

function stateChoice(state: InboxEnquiry['state'], current: string): HtmlValue {
  const isChecked = state === current && html`checked`;
  return html`<label
    ><input type="radio" name="state" value="${state}" ${isChecked} /> <span>${STATE_LABELS[state]}</span></label
  >`;
}

function historyEntry({ atMs, user, text, isNote }: HistoryEntry): Html {
  return html`<li>
    <p class="facts"><span>${toIndianTime(new Date(atMs).toISOString())}</span> <span>${user}</span></p>
    <p class="${isNote ? 'message' : 'done'}">${text}</p>
  </li>`;
}
