import type { OfficeProjects } from '../enquiry/office';
import { html, type Html, type HtmlValue } from './html';
import type { OfficeUser } from '../store/office-users';
import { WEEKDAYS, type OfficeHours } from './office-hours';
import { hiddenField, keyField, layout, note, type Visit } from './layout';

/** Who gets new enquiries of a developer, a city, or all others. */
export interface OwnerRule {
  /** `developer vatika`, `city goa`, `all`. */
  of: string;
  owners: readonly string[];
}

interface TeamView {
  visit: Visit;
  projects: OfficeProjects;
  users: readonly OfficeUser[];
  rules: readonly OwnerRule[];
  hours: OfficeHours;
  isSaved: boolean;
}

/** What rules may be about, with words for each: developers, cities, all others. */
export function ruleChoices(projects: OfficeProjects): ReadonlyMap<string, string> {
  const all = Object.values(projects);
  const named = [
    ...all.map(({ developerSlug, developer }) => [`developer ${developerSlug}`, `Developer: ${developer}`] as const),
    ...all.map(({ citySlug, city }) => [`city ${citySlug}`, `City: ${city}`] as const),
  ];
  const sorted = [...new Map(named)].sort(([, one], [, other]) => one.localeCompare(other));
  return new Map([['all', 'All others'], ...sorted]);
}

export function teamView({ visit, projects, users: all, rules, hours, isSaved }: TeamView): Html {
  const users = all.map(({ name }) => name);
  const choices = ruleChoices(projects);
  const body = html`<h1>Team</h1>
    ${note('ok', isSaved ? 'Saved.' : '')}
    <section aria-labelledby="rules">
      <h2 id="rules">Who gets a new enquiry</h2>
      <p>
        The rule of its developer counts first, then that of its city, then that of all others. Several names take
        turns. Who has somebody already stays with them, and each person can be given to somebody else.
      </p>
      <ul class="rows">
        ${rules.map((rule) => ruleRow(visit, choices, users, rule))}
      </ul>
      <form class="change" method="post" action="/office/rule">
        ${keyField(visit.token)}
        <div class="wide field">
          <label for="of">New enquiries of</label>
          <select id="of" name="of">
            ${[...choices].map(([of, words]) => html`<option value="${of}">${words}</option>`)}
          </select>
        </div>
        <fieldset>
          <legend>Go to</legend>
          ${users.map((name) => html`<label><input type="checkbox" name="user ${name}" value="1" /><span>${name}</span></label>`)}
        </fieldset>
        <button>Save the rule</button>
      </form>
    </section>
    ${hoursForm(visit, hours)} ${usersPart(visit, all)}`;
  return layout({ title: 'Team', siteName: visit.siteName, visit, body });
}

/** Users with what a manager may do about each, and a form for a new one. */
function usersPart(visit: Visit, users: readonly OfficeUser[]): Html {
  const button = (name: string, deed: string, label: string) =>
    html`<form method="post" action="/office/user">
      ${keyField(visit.token)} ${hiddenField('name', name)} ${hiddenField('deed', deed)}
      <button class="quiet" aria-label="${label}: ${name}">${label}</button>
    </form>`;
  return html`<section aria-labelledby="users">
    <h2 id="users">Users</h2>
    <p>An adviser sees their own persons and those of nobody, a manager all. Who is removed is signed out at once.</p>
    <ul class="rows">
      ${users.map(
        ({ name, role }) =>
          html`<li>
            <p><strong>${name}</strong> ${role}${name === visit.user && ', you'}</p>
            ${
              name !== visit.user &&
              html`<div class="tools">
                ${role === 'manager' ? button(name, 'adviser', 'Make an adviser') : button(name, 'manager', 'Make a manager')}
                ${button(name, 'password', 'New password')} ${button(name, 'sign-out', 'Sign out')}
                ${button(name, 'remove', 'Remove')}
              </div>`
            }
          </li>`,
      )}
    </ul>
    <form class="change" method="post" action="/office/user">
      ${keyField(visit.token)} ${hiddenField('deed', 'add')}
      <div class="field">
        <label for="user">Name of a new user</label>
        <input id="user" name="name" maxlength="40" autocomplete="off" autocapitalize="none" required />
      </div>
      <div class="field">
        <label for="role">Role</label>
        <select id="role" name="role">
          <option value="adviser">Adviser</option>
          <option value="manager">Manager</option>
        </select>
      </div>
      <button>Add the user</button>
    </form>
  </section>`;
}

function hoursForm(visit: Visit, { days, from, to }: OfficeHours): Html {
  const time = (name: 'from' | 'to', label: string, value: string) =>
    html`<div class="field">
      <label for="${name}">${label}</label>
      <input id="${name}" name="${name}" type="time" value="${value}" required />
    </div>`;
  return html`<section aria-labelledby="hours">
    <h2 id="hours">Office hours</h2>
    <p>
      Who waits for an answer for an hour of this time is named in a mail to the office, once. On these days a mail at
      nine has the day before, the week, and who is due. Without a day there is neither.
    </p>
    <form class="change" method="post" action="/office/hours">
      ${keyField(visit.token)}
      <fieldset>
        <legend>Days</legend>
        ${[1, 2, 3, 4, 5, 6, 0].map(
          (day) =>
            html`<label
              ><input type="checkbox" name="day ${day}" value="1" ${days.includes(day) && html`checked`} /><span
                >${WEEKDAYS[day]}</span
              ></label
            >`,
        )}
      </fieldset>
      ${time('from', 'From', from)} ${time('to', 'To', to)}
      <button>Save the hours</button>
    </form>
  </section>`;
}

function ruleRow(
  visit: Visit,
  choices: ReadonlyMap<string, string>,
  users: readonly string[],
  { of, owners }: OwnerRule,
): HtmlValue {
  const words = choices.get(of) ?? of;
  const names = owners.map((name) => (users.includes(name) ? name : `${name} (no user any more)`));
  return html`<li>
    <p><strong>${words}</strong> ${names.join(', ')}</p>
    <form method="post" action="/office/rule">
      ${keyField(visit.token)} ${hiddenField('of', of)}
      <button class="quiet" aria-label="Remove the rule: ${words}">Remove</button>
    </form>
  </li>`;
}
