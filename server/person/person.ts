import { toPersonKeys } from '@/lib/domain/enquiry/body';
import { isPhone, toDigits } from '@/lib/domain/site/phone';
import { isEmail } from '../enquiry/check';
import { contactOf, endWishes, isNumber } from '../store/wishes';
import type { BlockedPerson } from '../store/blocked';
import type { HistoryEntry, InboxEnquiry } from '../store/inbox';
import type { EnquiryStore, StoredEnquiry } from '../store/store';

export type IsSame = (enquiry: Pick<StoredEnquiry, 'phone' | 'email'>) => boolean;

/** A test for the person with this phone number or e-mail address, however they are written; null if it is neither. */
export function isPerson(who: string | undefined): IsSame | null {
  const text = who?.trim() ?? '';
  const { digits, mailbox } = toPersonKeys({ phone: text, email: text });
  if (isEmail(text)) return (enquiry) => toPersonKeys(enquiry).mailbox === mailbox;
  return isPhone(text) ? (enquiry) => toPersonKeys(enquiry).digits === digits : null;
}

/** All enquiries of one person, newest first. */
export async function findPerson(store: EnquiryStore, isSame: IsSame): Promise<StoredEnquiry[]> {
  return (await store.listAll()).filter(isSame);
}

/** Everything that is stored of one person: the enquiries, what became of each, the office's notes, wishes, what is blocked. */
export async function collectPerson(store: EnquiryStore, isSame: IsSame): Promise<object[]> {
  const isOf = ({ phone = '', email = '' }) => isSame({ phone, email });
  const blocked = (await store.blocked.all()).flatMap(({ until, data }) =>
    data.filter(isOf).map((each) => ({ ...each, blockedUntil: until })),
  );
  return [...(await collectStored(store, isSame)), ...blocked];
}

async function collectStored(store: EnquiryStore, isSame: IsSame): Promise<BlockedPerson['data'][number][]> {
  const found = await findPerson(store, isSame);
  const handled = new Map<string, InboxEnquiry & { history: HistoryEntry[] }>();
  for (const { id } of found) {
    if (handled.has(id)) continue;
    // One question for all enquiries with the same number or address.
    const { enquiries, history } = await store.inbox.person(id);
    for (const enquiry of enquiries) handled.set(enquiry.id, { ...enquiry, history: [] });
    for (const entry of history) handled.get(entry.enquiryId)?.history.push(entry);
  }
  const wishes = (await store.wishes.all()).filter((wish) => isSame(contactOf(wish)));
  return [
    ...found.map((enquiry) => ({ ...enquiry, history: [], ...handled.get(enquiry.id) })),
    ...wishes.map(({ email, address, isConfirmed }) => ({
      ...(isNumber(email) ? { phone: email } : { email }),
      isToldOf: address,
      isConfirmed,
    })),
  ];
}

/** What an erasure did; `lines` are of the copies, `near` are enquiries that may be of the same person and are left. */
export interface Erasure {
  count: number;
  lines: string[];
  near: StoredEnquiry[];
}

/** Erases a person in one copy of the database, and says in words what was done. */
export type EraseInCopy = (path: string, isSame: IsSame) => Promise<string[]>;

/**
 * Erases the person with this phone number or e-mail address in the database and in the copies made of it. With `block`
 * everything is kept apart until a day.
 */
export async function erasePerson(
  store: EnquiryStore,
  who: string,
  isSame: IsSame,
  eraseInCopy: EraseInCopy,
  block: { until: string; reason: string } | null = null,
): Promise<Erasure> {
  const all = await store.listAll();
  const found = all.filter(isSame);
  if (block) await store.blocked.add({ ...block, data: await collectStored(store, isSame) });
  await store.erase(
    found.map(({ id }) => id),
    block?.until,
  );
  await endWishes(store.wishes, isSame);
  const lines: string[] = [];
  for (const path of await store.copies()) lines.push(...(await eraseInCopy(path, isSame)));
  return { count: found.length, lines, near: nearOf(who, all, found) };
}

/**
 * Enquiries that may be of the same person without being sure: a number that ends alike, or the e-mail address or number
 * of one that was found.
 */
export function nearOf(who: string, all: readonly StoredEnquiry[], found: readonly StoredEnquiry[]): StoredEnquiry[] {
  const mailboxOf = (enquiry: StoredEnquiry) => toPersonKeys(enquiry).mailbox;
  const mailboxes = new Set(found.map(mailboxOf).filter(Boolean));
  const ends = new Set([who, ...found.map(({ phone }) => phone)].map(endOf).filter(({ length }) => length >= MIN_END));
  const endsAlike = (end: string) => ends.has(end) || [...ends].some((other) => isEnd(other, end) || isEnd(end, other));
  const known = new Set(found);
  const others = all.filter((enquiry) => !known.has(enquiry));
  return others.filter((enquiry) => mailboxes.has(mailboxOf(enquiry)) || endsAlike(endOf(enquiry.phone)));
}

const [MIN_END, MAX_END] = [7, 10];
const endOf = (phone: string) => toDigits(phone).slice(-MAX_END);
const isEnd = (short: string, long: string) => short.length >= MIN_END && long.endsWith(short);
