import { parseJson } from '@/lib/domain/enquiry/channels';
import type { EnquiryDetails } from '@/lib/domain/enquiry/details';
import type { Row } from './database';

export interface StoredEnquiry {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  name: string;
  phone: string;
  email: string;
  /** The visitor's own words. */
  message: string;
  /** Version of the privacy notice that the visitor saw. */
  consent: string;
  /** Page of the enquiry, without its query. */
  source: string;
  /** What it is about and where it came from. */
  details: EnquiryDetails;
  ipHash: string;
  isSuspect: boolean;
}

/** What tells an enquiry from another under the same id. */
export type EnquiryWords = Pick<StoredEnquiry, 'id' | 'name' | 'phone' | 'email' | 'message' | 'details'>;

/** Converts a row to an enquiry. */
export function toStoredEnquiry(row: Row): StoredEnquiry {
  const text = (column: string) => {
    const value = row[column];
    return typeof value === 'string' ? value : '';
  };
  return {
    id: text('id'),
    receivedAt: text('received_at'),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
    consent: text('consent'),
    source: text('source'),
    details: parseJson(text('details')) ?? {},
    ipHash: text('ip_hash'),
    isSuspect: row['is_suspect'] === 1,
  };
}
