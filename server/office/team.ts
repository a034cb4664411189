import { OWNER_RULES } from '../store/owner-rules';
import type { OfficeAnswer } from './answer';
import type { Call, OfficeContext } from './context';
import { OFFICE_HOURS, readOfficeHours, WEEKDAYS } from './office-hours';
import { messageView } from './plain-views';
import { ruleChoices, teamView, type OwnerRule } from './team-view';

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

/** Says who gets new enquiries of a developer, a city or all others; nobody ends the rule. */
export async function setRule({ store, projects }: OfficeContext, { visit, fields }: Call): Promise<OfficeAnswer> {
  const of = fields.get('of') ?? '';
  const users = await store.users.all();
  const owners = users.map(({ name }) => name).filter((name) => fields.has(`user ${name}`));
  // A rule of a developer who is gone can be removed, not made.
  if (owners.length > 0 && !ruleChoices(projects()).has(of)) {
    const lines = ['The site has no such developer or city.'];
    return { kind: 'page', status: 422, page: messageView(visit, 'Not saved', lines) };
  }
  const action = `rule for ${of}: ${owners.join(' ') || 'none'}`;
  await store.settings.set(OWNER_RULES, { [of]: owners.length > 0 ? owners : null }, visit.user, action);
  return { kind: 'redirect', to: '/office/team?saved=1' };
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Says when the office answers. */
export async function setHours({ store }: OfficeContext, { visit, fields }: Call): Promise<OfficeAnswer> {
  const [from = '', to = ''] = ['from', 'to'].map((name) => fields.get(name) ?? '');
  if (!TIME.test(from) || !TIME.test(to) || from >= to) {
    const lines = ['The hours begin before they end, on the same day, as 10:00 and 19:00.'];
    return { kind: 'page', status: 422, page: messageView(visit, 'Not saved', lines) };
  }
  const days = WEEKDAYS.flatMap((_, day) => (fields.has(`day ${day}`) ? [day] : []));
  const words = days.map((day) => WEEKDAYS[day]).join(' ') || 'no day';
  await store.settings.set(OFFICE_HOURS, { days, from, to }, visit.user, `office hours: ${words}, ${from} to ${to}`);
  return { kind: 'redirect', to: '/office/team?saved=1' };
}
