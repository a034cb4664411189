import { OWNER_RULES } from '../store/office-settings';
import type { OfficeProjects } from '../enquiry/office';
import type { OfficeUser } from '../store/office-users';
import type { OfficeContext } from '../capabilities';
import type { Call, OfficeAnswer } from './answer';
import { OFFICE_HOURS, type OfficeHours, readOfficeHours, WEEKDAYS } from './office-hours';
import { message } from './plain-views';
import { hashPassword, makePassword, parseUserName } from './password';
import {
  hiddenField,
  html,
  type Html,
  type HtmlValue,
  inputField,
  keyField,
  layout,
  note,
  selectField,
  type Visit,
} from './layout';

/** The manager's page of what the office sets for itself. */
export async function team({ store, projects }: OfficeContext, { visit, query }: Call): Promise<OfficeAnswer> {
  const { settings } = store;
  const [users, stored, hours] = await Promise.all([
    store.users.all(),
    settings.get(OWNER_RULES),
    readOfficeHours(settings),
  ]);
  const rules = Object.entries(stored).map(([of, owners]): OwnerRule => ({ of, owners: owners as string[] }));
  const isSaved = query.get('saved') === '1';
  const view = { visit, projects: projects(), users, rules, hours, isSaved };
  return { kind: 'page', status: 200, page: teamView(view) };
}

const SAVED: OfficeAnswer = { kind: 'redirect', to: '/office/team?saved=1' };

/** Says who gets new enquiries of a developer, a city or all others; nobody ends the rule. */
export async function setRule({ store, projects }: OfficeContext, { visit, fields }: Call): Promise<OfficeAnswer> {
  const of = fields.get('of') ?? '';
  const users = await store.users.all();
  const owners = users.map(({ name }) => name).filter((name) => fields.has(`user ${name}`));
  // A rule of a developer who is gone can be removed, not made.
  if (owners.length > 0 && !ruleChoices(projects()).has(of))
    return message(visit, 422, 'Not saved', ['The site has no such developer or city.']);
  const action = `rule for ${of}: ${owners.join(' ') || 'none'}`;
  await store.settings.set(OWNER_RULES, { [of]: owners.length > 0 ? owners : null }, visit.user, action);
  return SAVED;
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Says when the office answers. What the form shows and nobody changed in it stays as it is by now. */
export async function setHours({ store }: OfficeContext, { visit, fields }: Call): Promise<OfficeAnswer> {
  const chosen = WEEKDAYS.flatMap((_, day) => (fields.has(`day ${day}`) ? [day] : []));
  const isChanged = (name: string, value = fields.get(name) ?? '') => value !== fields.get(`was_${name}`);
  const values = {
    ...(isChanged('days', chosen.join(' ')) && { days: chosen }),
    ...(isChanged('from') && { from: fields.get('from') ?? '' }),
    ...(isChanged('to') && { to: fields.get('to') ?? '' }),
  };
  const { days, from, to } = { ...(await readOfficeHours(store.settings)), ...values };
  if (!TIME.test(from) || !TIME.test(to) || from >= to) {
    const lines = ['The hours begin before they end, on the same day, as 10:00 and 19:00.'];
    return message(visit, 422, 'Not saved', lines);
  }
  const words = days.map((day) => WEEKDAYS[day]).join(' ') || 'no day';
  await store.settings.set(OFFICE_HOURS, values, visit.user, `office hours: ${words}, ${from} to ${to}`);
  return SAVED;
}

/** Adds a user, or gives one another role or password, signs one out, removes one: nobody does it to themselves. */
export async function changeUser({ store }: OfficeContext, { visit, fields }: Call): Promise<OfficeAnswer> {
  const { users } = store;
  const deed = fields.get('deed') ?? '';
  const name = parseUserName(fields.get('name') ?? '');
  const known = (await users.all()).find((user) => user.name === name);
  const refuse = (line: string) => message(visit, 422, 'Not saved', [line]);
  if (name === null) return refuse('A name has up to 40 letters, digits, dots and hyphens.');
  if (name === visit.user) return refuse('Another manager does this for you, so that one always stays.');
  if (deed === 'add' ? known !== undefined : known === undefined) {
    return refuse(known ? 'There is a user of this name.' : 'There is no such user any more.');
  }
  if (deed === 'add' || deed === 'password') {
    const password = makePassword();
    const role = known?.role ?? (fields.get('role') === 'manager' ? 'manager' : 'adviser');
    await users.setUser(name, await hashPassword(password), role);
    await users.note(visit.user, `${deed === 'add' ? `user added, ${role}` : 'new password'}: ${name}`);
    return message(visit, 200, 'Password', [`${name} signs in with this password. It is shown once:`, password]);
  }
  if (deed === 'manager' || deed === 'adviser') await users.setRole(name, deed, visit.user);
  else if (deed === 'sign-out') await users.signOut(name);
  else if (deed === 'remove') await users.removeUser(name, visit.user);
  else return refuse('This is not known.');
  await users.note(visit.user, `${deed}: ${name}`);
  return SAVED;
}

/** Who gets new enquiries of a developer, a city, or all others. */
interface OwnerRule {
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
function ruleChoices(projects: OfficeProjects): ReadonlyMap<string, string> {
  const all = Object.values(projects);
  const named = [
    ...all.map(({ developerSlug, developer }) => [`developer ${developerSlug}`, `Developer: ${developer}`] as const),
    ...all.map(({ citySlug, city }) => [`city ${citySlug}`, `City: ${city}`] as const),
  ];
  const sorted = [...new Map(named)].sort(([, one], [, other]) => one.localeCompare(other));
  return new Map([['all', 'All others'], ...sorted]);
}

function teamView({ visit, projects, users: all, rules, hours, isSaved }: TeamView): Html {
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
        ${keyField(visit.token)} ${selectField('of', 'New enquiries of', [...choices], '', 'wide')}
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

const ROLES = [
  ['adviser', 'Adviser'],
  ['manager', 'Manager'],
] as const;

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
      ${inputField('name', 'Name of a new user', html`maxlength="40" autocomplete="off" autocapitalize="none" required`)}
      ${selectField('role', 'Role', ROLES)}
      <button>Add the user</button>
    </form>
  </section>`;
}

function hoursForm(visit: Visit, { days, from, to }: OfficeHours): Html {
  const time = (name: 'from' | 'to', label: string, value: string) =>
    inputField(name, label, html`type="time" value="${value}" required`);
  return html`<section aria-labelledby="hours">
    <h2 id="hours">Office hours</h2>
    <p>
      Who waits for an answer for an hour of this time is named in a mail to the office, once. On these days a mail at
      nine has the day before, the week, and who is due. Without a day there is neither.
    </p>
    <form class="change" method="post" action="/office/hours">
      ${keyField(visit.token)} ${hiddenField('was_days', [...days].sort().join(' '))} ${hiddenField('was_from', from)}
      ${hiddenField('was_to', to)}
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
