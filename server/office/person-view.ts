import { randomUUID } from 'node:crypto';
import { mailtoUrl, telUrl, whatsappAnswerUrl } from '@/lib/domain/site/links';
import { internationalDigits, isPhone } from '@/lib/domain/site/phone';
import { factsOf } from '../enquiry/describe';
import { toIndianTime } from '../enquiry/indian-time';
import type { OfficeProjects } from '../enquiry/office';
import { ENQUIRY_STATES, HANDLING_FIELDS, type Handling } from '../store/handling';
import type { HistoryEntry, InboxEnquiry } from '../store/inbox';
import { html, type Html, type HtmlValue } from './html';
import { hiddenField, keyField, layout, note, type Visit } from './layout';
import { PAGE_SIZE, pageLinks, personPath, stateBadge } from './list-view';
import { seal } from './session';
import { countOf, pathOfSource, STATE_LABELS, subjectOf } from './words';

export const MAX_NOTE_LENGTH = 2000;

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
 * Everything of one person: how to reach them, the enquiries around the one that was asked for with what became of
 * them, 50 at a time, and their rights.
 */
export function personView(view: PersonView): Html {
  const { visit, id, enquiries, isSaved } = view;
  const person = enquiries.find((enquiry) => enquiry.id === id) ?? enquiries[0];
  if (person === undefined) throw new Error('a person without enquiries');
  const page = Math.floor(enquiries.indexOf(person) / PAGE_SIZE) + 1;
  const firstOf = (to: number) => (to - 1) * PAGE_SIZE;
  const last = Math.ceil(enquiries.length / PAGE_SIZE);
  // A page is named by its first enquiry, so that who saves there comes back to it.
  const pathOf = (to: number) => personPath(visit, enquiries[firstOf(to)]?.id ?? id);
  const body = html`<p><a href="/office">Back to the list</a></p>
    <h1>${person.name}</h1>
    ${contacts(person)} ${note('ok', isSaved ? 'Saved.' : '')}
    ${enquiries.length > 1 && html`<p>${countOf(enquiries.length, 'enquiry', 'enquiries')} with this phone number or e-mail address.</p>`}
    ${enquiries.slice(firstOf(page), firstOf(page + 1)).map((enquiry) => enquirySection(view, enquiry))}
    ${last > 1 && pageLinks({ page, last, pathOf, name: `Page ${page} of ${last}` })}
    <section>
      <h2>Rights of this person</h2>
      <p>
        Who asks for it is told what we know, or is erased: for a number they answer, or an address they write from.
      </p>
      ${[isPhone(person.phone) ? person.phone : internationalDigits(person.phone), person.email].map((who) => rights(visit, who))}
    </section>`;
  return layout({ title: 'A person', siteName: visit.siteName, visit, body });
}

function contacts({ name, phone, email }: InboxEnquiry): Html {
  const whatsapp = whatsappAnswerUrl(name, phone);
  return html`<p class="contacts">
    <a class="button" href="${telUrl(phone)}">Call ${phone}</a>
    ${whatsapp !== null && html`<a class="button wa" href="${whatsapp}">WhatsApp</a>`}
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

function enquirySection(view: PersonView, enquiry: InboxEnquiry): Html {
  const number = view.enquiries.indexOf(enquiry) + 1;
  const { source, receivedAt, message, state, isSuspect, consent } = enquiry;
  const facts = factsOf(enquiry, view.projects);
  const path = pathOfSource(source);
  const entries = view.history.filter(({ enquiryId }) => enquiryId === enquiry.id);
  return html`<section>
    <h2>${subjectOf(enquiry, view.projects)}, ${toIndianTime(receivedAt)}</h2>
    <p class="facts">
      ${stateBadge(state)} ${isSuspect && html`<span>Perhaps not sent by a person</span>`}
      ${path !== '' && html`<a href="${path}">${path}</a>`} ${consent !== '' && html`<span>Notice of ${consent}</span>`}
    </p>
    ${
      facts.length > 0 &&
      html`<dl class="details">
        ${facts.map(
          ([label, text]) =>
            html`<div>
              <dt>${label}</dt>
              <dd>${text}</dd>
            </div>`,
        )}
      </dl>`
    }
    <p class="message">${message || 'No message.'}</p>
    ${changeForm(view, enquiry, number)}
    ${
      entries.length > 0 &&
      html`<ol class="history">
        ${entries.map(historyEntry)}
      </ol>`
    }
  </section>`;
}

function changeForm({ visit, id, users }: PersonView, enquiry: InboxEnquiry, number: number): Html {
  const { state: stored, owner, reminder } = enquiry;
  const owners = owner === '' || users.includes(owner) ? users : [...users, owner];
  return html`<form class="change" method="post" action="/office/enquiry">
    ${keyField(visit.token)} ${hiddenField('id', enquiry.id)} ${hiddenField('of', id)}
    ${handlingFields({ state: stored, owner, reminder })} ${hiddenField('form_key', randomUUID())}
    <fieldset>
      <legend>What became of it</legend>
      ${ENQUIRY_STATES.map((state) => stateChoice(state, enquiry.state))}
    </fieldset>
    <div class="field">
      <label for="owner-${number}">Owner</label>
      <select id="owner-${number}" name="owner">
        ${['', ...owners].map((name) => option(name, owner))}
      </select>
    </div>
    <div class="field">
      <label for="reminder-${number}">Reminder</label>
      <input id="reminder-${number}" name="reminder" type="date" value="${reminder}" />
    </div>
    <div class="wide field">
      <label for="note-${number}">Note (optional)</label>
      <textarea id="note-${number}" name="note" rows="2" maxlength="${MAX_NOTE_LENGTH}"></textarea>
    </div>
    <button>Save</button>
  </form>`;
}

/** What the form showed, so that a save writes only what was changed in it. */
export function handlingFields(shown: Handling): HtmlValue[] {
  return HANDLING_FIELDS.map((field) => hiddenField(`was_${field}`, shown[field]));
}

function stateChoice(state: InboxEnquiry['state'], current: string): HtmlValue {
  const isChecked = state === current && html`checked`;
  return html`<label
    ><input type="radio" name="state" value="${state}" ${isChecked} /> <span>${STATE_LABELS[state]}</span></label
  >`;
}

function option(name: string, current: string): HtmlValue {
  return html`<option value="${name}" ${name === current && html`selected`}>${name || 'Nobody'}</option>`;
}

function historyEntry({ atMs, user, text, isNote }: HistoryEntry): HtmlValue {
  return (
    (isNote || text !== 'note') &&
    html`<li>
      <p class="facts"><span>${toIndianTime(new Date(atMs).toISOString())}</span> <span>${user}</span></p>
      <p class="${isNote ? 'message' : 'done'}">${text}</p>
    </li>`
  );
}
