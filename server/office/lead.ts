import { toPlainLine } from '@/lib/domain/enquiry/origin';
import { checkEnquiry } from '../enquiry/check';
import { idOf } from '../store/office-users';
import type { OfficeAnswer } from './answer';
import { personPath } from './list-view';
import { messageView } from './plain-views';
import { leadPage, maySee, type Call, type OfficeContext } from './pages';

const MAX_SOURCE_LENGTH = 80;

/**
 * Adds a person whom the office learned of elsewhere, by the rules of the site's forms. Their enquiry is marked with its
 * source, belongs to who adds it where the person has no owner, and tells nobody by mail.
 */
export async function addLead(context: OfficeContext, call: Call): Promise<OfficeAnswer> {
  const { store, now } = context;
  const { fields, visit } = call;
  const via = toPlainLine(fields.get('via') ?? '', MAX_SOURCE_LENGTH);
  const check = checkEnquiry(fields, now());
  const errors = {
    ...(check.kind === 'invalid' ? check.errors : {}),
    ...(via === '' ? { via: 'Where did they come from?' } : {}),
  };
  if (check.kind === 'invalid' || via === '') {
    return { kind: 'page', status: 422, page: await leadPage(context, call, errors) };
  }
  const id = idOf('lead', visit.user, fields.get('form_key') ?? '');
  const details = { ...check.enquiry.details, campaign: { first: { utm_source: via } } };
  const receivedAt = new Date(now()).toISOString();
  const origin = { id, receivedAt, source: '', ipHash: '', isSuspect: false, details };
  const added = await store.add({ ...check.enquiry, consent: '', ...origin }, true, 'office');
  const none = { state: 'new', owner: '', reminder: '', visit: '', budget: '', reason: '' } as const;
  if (added === 'stored') {
    await store.users.note(visit.user, 'added a person');
    await store.inbox.change({ id, ...none, owner: visit.user, note: '', was: none, formKey: '' }, visit.user);
  }
  const [first] = (await store.inbox.person(id)).enquiries;
  if (first !== undefined && !maySee(visit, first.owner)) {
    const lines = [`${first.owner} looks after this person and sees what you added.`];
    return { kind: 'page', status: 200, page: messageView(visit, 'Added', lines) };
  }
  return { kind: 'redirect', to: `${personPath(visit, id)}&saved=1` };
}
