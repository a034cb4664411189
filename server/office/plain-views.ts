import { formatDate, toIndianTime } from '../enquiry/indian-time';
import type { OfficeProjects } from '../enquiry/office';
import type { BlockedPerson } from '../store/blocked';
import type { AuditEntry } from '../store/office-users';
import type { StoredEnquiry } from '../store/enquiry-row';
import type { OfficeAnswer } from './answer';
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
  table,
  type Visit,
} from './layout';
import { personPath } from './paths';
import { countOf, subjectOf } from './words';

export function signInView(siteName: string, fault = '', name = '', unsaved = ''): Html {
  const body = html`<h1>Sign in</h1>
    ${note('err', fault)} ${unsavedNote(unsaved)}
    <form class="sign-in" method="post" action="/office/sign-in">
      ${inputField('name', 'Name', html`value="${name}" maxlength="40" autocomplete="username" autocapitalize="none" required`)}
      ${inputField('password', 'Password', html`type="password" maxlength="200" autocomplete="current-password" required`)}
      <button>Sign in</button>
    </form>`;
  return layout({ title: 'Sign in', siteName, body });
}

/** What was typed into a form that was refused, to be copied. */
function unsavedNote(text: string): HtmlValue {
  return (
    text !== '' &&
    html`<p>
      <label for="unsaved">Your note, not saved</label>
      <textarea id="unsaved" rows="4" readonly>${text}</textarea>
    </p>`
  );
}

/** An answer of some sentences, and the way back; `unsaved` is a note that was not kept. */
export function message(
  visit: Visit,
  status: number,
  heading: string,
  lines: readonly HtmlValue[],
  unsaved = '',
): OfficeAnswer {
  const body = html`<h1>${heading}</h1>
    ${lines.filter(Boolean).map((line) => html`<p>${line}</p>`)} ${unsavedNote(unsaved)}
    <p><a href="/office">Back to the list</a></p>`;
  return { kind: 'page', status, page: layout({ title: heading, siteName: visit.siteName, visit, body }) };
}

const MAX_NEAR = 20;

/** The enquiries that may be of a person who was erased, with links to them; nothing if there are none. */
export function nearLine(visit: Visit, near: readonly StoredEnquiry[]): HtmlValue {
  const links = near
    .slice(0, MAX_NEAR)
    .map(({ id, phone }, index) => html`${index > 0 && ', '}<a href="${personPath(visit, id)}">${phone}</a>`);
  const more = near.length > MAX_NEAR && ` and ${near.length - MAX_NEAR} more`;
  return near.length > 0 && html`Perhaps the same person, and not erased: ${links}${more}.`;
}

interface EraseView {
  visit: Visit;
  projects: OfficeProjects;
  who: string;
  enquiries: readonly StoredEnquiry[];
  /** Enquiries that may be of the same person, and stay. */
  nearCount: number;
}

export function eraseView({ visit, projects, who, enquiries, nearCount }: EraseView): Html {
  const body = html`<p><a href="${personPath(visit, enquiries[0]?.id ?? '')}">Back</a></p>
    <h1>Erase ${who}?</h1>
    <p>
      ${countOf(enquiries.length, 'enquiry goes', 'enquiries go')} with all notes, what waits to be sent, and in the
      exports and backups that this machine made. Nobody can bring them back.
    </p>
    <ul>
      ${enquiries.map((enquiry) => {
        const { name, phone, email, receivedAt } = enquiry;
        const facts = [name, phone, email, subjectOf(enquiry, projects), toIndianTime(receivedAt)].filter(Boolean);
        return html`<li>${facts.join(', ')}</li>`;
      })}
    </ul>
    ${
      nearCount > 0 &&
      html`<p>
        ${countOf(nearCount, 'enquiry that may be of the same person stays', 'enquiries that may be of the same person stay')},
        with nearly the same number or the same e-mail address. You can look at it afterwards.
      </p>`
    }
    <form method="post" action="/office/erase">
      ${keyField(visit.token)} ${hiddenField('who', who)}
      <p>
        <label class="check"><input type="checkbox" name="sure" value="yes" required /> Yes, erase this person</label>
      </p>
      <details class="filters">
        <summary>A law or an open booking demands to keep it until a day</summary>
        <p>It goes from every list and copy at once, is kept apart, and is erased after that day.</p>
        <div>
          ${inputField('until', 'Until', html`type="date"`)}
          ${inputField('reason', 'Which law or booking', html`maxlength="100" autocomplete="off"`)}
        </div>
      </details>
      <button class="danger">Erase</button>
    </form>`;
  return layout({ title: 'Erase a person', siteName: visit.siteName, visit, body });
}

interface AuditView {
  visit: Visit;
  entries: readonly AuditEntry[];
  /** From 1. */
  page: number;
  hasOlder: boolean;
  /** Who is kept apart until a day. */
  blocked: readonly BlockedPerson[];
}

function blockedSection(visit: Visit, blocked: readonly BlockedPerson[]): HtmlValue {
  const row = ({ id, until, reason, data }: BlockedPerson) =>
    html`<li>
      <p><strong>Until ${formatDate(until)}</strong> ${reason}, ${countOf(data.length, 'record', 'records')}</p>
      <form class="tools" method="post" action="/office/erase">
        ${keyField(visit.token)} ${hiddenField('blocked', id)}
        <a href="/office/person.json?blocked=${id}">Download as JSON</a> <button class="quiet">Erase now</button>
      </form>
    </li>`;
  return (
    blocked.length > 0 &&
    html`<section aria-labelledby="blocked">
      <h2 id="blocked">Blocked persons</h2>
      <ul class="rows">
        ${blocked.map(row)}
      </ul>
    </section>`
  );
}

export function auditView({ visit, entries, page, hasOlder, blocked }: AuditView): Html {
  const pathOf = (to: number) => (to === 1 ? '/office/audit' : `/office/audit?page=${to}`);
  const rows = entries.map(({ atMs, user, action }) => [toIndianTime(new Date(atMs).toISOString()), user, action]);
  const body = html`<h1>Who did what</h1>
    ${table('Who did what', ['When', 'Who', 'What'], rows)}
    ${(page > 1 || hasOlder) && pageLinks({ page, last: hasOlder ? page + 1 : page, pathOf, name: `Page ${page}` })}
    ${blockedSection(visit, blocked)}`;
  return layout({ title: 'Who did what', siteName: visit.siteName, visit, body });
}
