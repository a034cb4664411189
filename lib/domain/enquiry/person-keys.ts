import { internationalDigits } from '../site/phone';

/** What an enquiry says of the person who sent it, in one form for each way to write it. */
export interface PersonKeys {
  /** Digits with the country code; '-' if the text has none. */
  digits: string;
  /** The e-mail address in small letters; empty without one. */
  mailbox: string;
}

/** The keys by which enquiries are of one person: the same digits, or the same mailbox. */
export function toPersonKeys({ phone, email }: { phone: string; email: string }): PersonKeys {
  return { digits: internationalDigits(phone) || '-', mailbox: email.trim().normalize('NFC').toLowerCase() };
}
