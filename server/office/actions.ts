import { formatDate, formatWhen, toIndianDate } from '../enquiry/indian-time';
import { erasePerson, isPerson } from '../person/person';
import { ENQUIRY_STATES, LOST_REASONS, type Handling } from '../store/handling';
import type { OfficeContext } from '../capabilities';
import type { Call, OfficeAnswer } from './answer';
import { listPath, personPath, readChoices } from './paths';
import { setView } from './saved-views';
import { addLead } from './lead';
import { gone, maySee, otherOwner } from './pages';
import { conflictView, MAX_BUDGET_LENGTH, MAX_NOTE_LENGTH } from './person-view';
import { message, nearLine } from './plain-views';
import { hashOfToken } from './session';
import { changeUser, setHours, setRule } from './team';
import { countOf } from './words';
import { cutText } from '@/lib/domain/site/cut-text';

type Action = (context: OfficeContext, call: Call) => Promise<OfficeAnswer>;

const MAX_SEARCH_LENGTH = 100;

/** What forms of signed-in users do, by address. */
export const ACTIONS: ReadonlyMap<string, Action> = new Map<string, Action>([
  ['/office/search', search],
  ['/office/enquiry', change],
  ['/office/view', setView],
  ['/office/lead', addLead],
  ['/office/join', join],
  ['/office/split', split],
  ['/office/erase', erase],
  ['/office/rule', setRule],
  ['/office/hours', setHours],
  ['/office/user', changeUser],
]);

// The words go into the address sealed: what follows shows them again after Back and Reload.
function search(_context: OfficeContext, { visit, fields }: Call): Promise<OfficeAnswer> {
  const words = cutText((fields.get('search') ?? '').trim(), MAX_SEARCH_LENGTH);
  const chosen = readChoices(new URLSearchParams([...fields]), visit);
  return Promise.resolve({ kind: 'redirect', to: listPath(visit, { ...chosen, search: words }) });
}

/** What a form says became of a person; `state` is null if it is none. The names of its fields begin with `prefix`. */
function readHandling(
  fields: Call['fields'],
  prefix = '',
): Omit<Handling, 'state'> & { state: Handling['state'] | null } {
  const field = (name: string) => fields.get(prefix + name)?.trim() ?? '';
  const when = (name: string) => [field(name), field(name) && field(`${name}_time`)].filter(Boolean).join('T');
  const state = ENQUIRY_STATES.find((known) => known === field('state')) ?? null;
  const reason = state === 'lost' && LOST_REASONS.find((known) => known === field('reason'));
  const budget = cutText(field('budget'), MAX_BUDGET_LENGTH);
  return {
    state,
    owner: field('owner'),
    reminder: when('reminder'),
    visit: when('visit'),
    budget,
    reason: reason || '',
  };
}

async function change(context: OfficeContext, { visit, fields }: Call): Promise<OfficeAnswer> {
  const { store } = context;
  const field = (name: string) => fields.get(name) ?? '';
  const { state, ...mine } = readHandling(fields);
  const was = readHandling(fields, 'was_');
  const note = field('note').replaceAll('\r\n', '\n').trim();
  const users = await store.users.all();
  const isTime = (text: string) => text === '' || formatWhen(text) !== null;
  const faults = [
    state === null && 'This state is not known.',
    // The stored owner may have been removed since.
    mine.owner !== '' &&
      mine.owner !== was.owner &&
      !users.some(({ name }) => name === mine.owner) &&
      'This owner is not a user any more.',
    !(isTime(mine.reminder) && isTime(mine.visit)) &&
      'A reminder and a visit are a date such as 2026-11-30, and perhaps a time.',
    note.length > MAX_NOTE_LENGTH && `A note has ${MAX_NOTE_LENGTH} characters at most.`,
  ].filter((fault) => fault !== false);
  if (state === null || faults.length > 0) return message(visit, 422, 'Not saved', faults, note);
  if ((await otherOwner(context, visit, field('id'))) !== null) return gone(visit, note);
  const shown = was.state === null ? null : { ...was, state: was.state };
  const change = { id: field('id'), state, ...mine, note, was: shown, formKey: field('form_key') };
  const result = await store.inbox.change(change, visit.user);
  if (result.kind === 'gone') return gone(visit, note);
  const { conflicts } = result;
  const of = field('of') || field('id');
  if (conflicts.length > 0) {
    return { kind: 'page', status: 409, page: conflictView({ visit, id: change.id, of, mine: change, conflicts }) };
  }
  return { kind: 'redirect', to: maySee(visit, mine.owner) ? `${personPath(visit, of)}&saved=1` : '/office' };
}

async function join({ store }: OfficeContext, { visit, fields }: Call): Promise<OfficeAnswer> {
  const id = fields.get('id') ?? '';
  if (!(await store.people.join(id, fields.get('who') ?? '', visit.user))) {
    return message(visit, 422, 'Nobody was joined', ['Nobody else has this phone number or e-mail address.']);
  }
  return { kind: 'redirect', to: `${personPath(visit, id)}&saved=1` };
}

async function split({ store }: OfficeContext, { visit, fields }: Call): Promise<OfficeAnswer> {
  const id = fields.get('id') ?? '';
  await store.people.split(id, visit.user);
  return { kind: 'redirect', to: `${personPath(visit, fields.get('of') || id)}&saved=1` };
}

async function erase({ store, eraseInCopy, now }: OfficeContext, { visit, fields }: Call): Promise<OfficeAnswer> {
  const who = fields.get('who') ?? '';
  const blocked = fields.get('blocked') ?? '';
  if (blocked !== '') {
    await store.blocked.erase(blocked);
    await store.users.note(visit.user, 'erased a blocked person');
    return { kind: 'redirect', to: '/office/audit' };
  }
  const isSame = isPerson(who);
  if (isSame === null) return gone(visit);
  if (fields.get('sure') !== 'yes') return message(visit, 422, 'Nothing was erased', ['The box was not ticked.']);
  const block = {
    until: fields.get('until') ?? '',
    reason: cutText((fields.get('reason') ?? '').trim(), MAX_SEARCH_LENGTH),
  };
  const isBlocked = block.until !== '' || block.reason !== '';
  if (isBlocked && (formatDate(block.until) === null || block.until <= toIndianDate(now()) || block.reason === '')) {
    const lines = ['To be kept, a person needs a day to come, and the law or the booking that demands it.'];
    return message(visit, 422, 'Nothing was erased', lines);
  }
  const { count, lines, near } = await erasePerson(store, who, isSame, eraseInCopy, isBlocked ? block : null);
  const until = isBlocked ? `, blocked until ${block.until}` : '';
  await store.users.note(visit.user, `erased a person, ${count} enquiries${until}`);
  const kept = isBlocked && `Until ${formatDate(block.until)} everything is kept apart; then it goes by itself.`;
  const told = [
    `${countOf(count, 'enquiry is', 'enquiries are')} erased, with what waited to be sent.`,
    kept,
    ...lines,
  ];
  const others = 'Mails and files that left this machine are with those who got them; a webhook is told.';
  return message(visit, 200, 'Erased', [...told, nearLine(visit, near), others]);
}

export async function signOut({ store }: OfficeContext, token: string, user: string): Promise<void> {
  await store.users.endSession(hashOfToken(token));
  await store.users.note(user, 'signed out');
}
