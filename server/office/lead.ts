import { toPlainLine } from '@/lib/domain/enquiry/origin';
import { checkEnquiry, type CheckedEnquiry } from '../enquiry/check';
import type { StoredEnquiry } from '../store/enquiry-row';
import { idOf } from '../store/office-users';
import type { OfficeContext } from '../capabilities';
import type { Call, OfficeAnswer } from './answer';
import { personPath } from './paths';
import { message } from './plain-views';
import { leadPage, otherOwner } from './pages';

const MAX_SOURCE_LENGTH = 80;

/** Where a person came from, as it is stored; empty if nothing is said. */
export const toLeadSource = (text: string) => toPlainLine(text, MAX_SOURCE_LENGTH);

/** The enquiry of a person from elsewhere, by what was checked, marked with its source. `nowMs`: ms since 1970. */
export function toLead(enquiry: CheckedEnquiry, id: string, via: string, nowMs: number): StoredEnquiry {
  const details = { ...enquiry.details, campaign: { first: { utm_source: via } } };
  const receivedAt = new Date(nowMs).toISOString();
  return { ...enquiry, id, receivedAt, consent: '', source: '', ipHash: '', isSuspect: false, details };
}

/**
 * Adds a person whom the office learned of elsewhere, by the rules of the site's forms. Their enquiry is marked with its
 * source, belongs to who adds it where the person has no owner, and tells nobody by mail.
 */
export async function addLead(context: OfficeContext, call: Call): Promise<OfficeAnswer> {
  const { store, now } = context;
  const { fields, visit } = call;
  const via = toLeadSource(fields.get('via') ?? '');
  const check = checkEnquiry(fields, now());
  const errors = {
    ...(check.kind === 'invalid' ? check.errors : {}),
    ...(via === '' ? { via: 'Where did they come from?' } : {}),
  };
  if (check.kind === 'invalid' || via === '') {
    return { kind: 'page', status: 422, page: await leadPage(context, call, errors) };
  }
  const id = idOf('lead', visit.user, fields.get('form_key') ?? '');
  const added = await store.add(toLead(check.enquiry, id, via, now()), true, 'office');
  const none = { state: 'new', owner: '', reminder: '', visit: '', budget: '', reason: '' } as const;
  if (added === 'stored') {
    await store.users.note(visit.user, 'added a person');
    await store.inbox.change({ id, ...none, owner: visit.user, note: '', was: none, formKey: '' }, visit.user);
  }
  const owner = await otherOwner(context, visit, id);
  if (owner !== null)
    return message(visit, 200, 'Added', [`${owner} looks after this person and sees what you added.`]);
  return { kind: 'redirect', to: `${personPath(visit, id)}&saved=1` };
}
