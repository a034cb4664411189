import { isPhone } from '@/lib/domain/enquiry/phone';
import { isEmail } from '../enquiry/check';
import { internationalDigits } from '../store/phone-digits';
import type { HistoryEntry, InboxEnquiry } from '../store/inbox';
import type { EnquiryStore, StoredEnquiry } from '../store/store';
import { eraseInCopy } from './copies';

export type IsSame = (enquiry: Pick<StoredEnquiry, 'phone' | 'email'>) => boolean;

/** A test for the person with this phone number or e-mail address, however they are written; null if it is neither. */
export function isPerson(who: string | undefined): IsSame | null {
  const text = who?.trim() ?? '';
  if (isEmail(text)) return ({ email }) => email.toLowerCase() === text.toLowerCase();
  if (!isPhone(text)) return null;
  const digits = internationalDigits(text);
  return ({ phone }) => internationalDigits(phone) === digits;
}

/** All enquiries of one person, newest first. */
export async function findPerson(store: EnquiryStore, isSame: IsSame): Promise<StoredEnquiry[]> {
  return (await store.list({ includeSuspect: true, limit: 2 ** 31 })).filter(isSame);
}

/** Everything that is stored of one person: the enquiries, what became of each, and the office's notes. */
export async function collectPerson(store: EnquiryStore, isSame: IsSame): Promise<object[]> {
  const found = await findPerson(store, isSame);
  const handled = new Map<string, InboxEnquiry & { history: HistoryEntry[] }>();
  for (const { id } of found) {
    if (handled.has(id)) continue;
    // One question for all enquiries with the same number or address.
    const { enquiries, history } = await store.inbox.person(id);
    for (const enquiry of enquiries) handled.set(enquiry.id, { ...enquiry, history: [] });
    for (const entry of history) handled.get(entry.enquiryId)?.history.push(entry);
  }
  return found.map((enquiry) => ({ ...enquiry, history: [], ...handled.get(enquiry.id) }));
}

/** Erases one person in the database and in the copies made of it. Returns the number, and what else was done. */
export async function erasePerson(store: EnquiryStore, isSame: IsSame): Promise<{ count: number; lines: string[] }> {
  const found = await findPerson(store, isSame);
  await store.erase(found.map(({ id }) => id));
  const lines: string[] = [];
  for (const path of await store.copies()) lines.push(...(await eraseInCopy(path, isSame)));
  return { count: found.length, lines };
}
