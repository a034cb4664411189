import type { StoredEnquiry } from './enquiry-row';
import type { EnquiryChange } from './handling';

/** An enquiry for tests, received now. */
export function testEnquiry(id: string, fields: Partial<StoredEnquiry> = {}): StoredEnquiry {
  return {
    id,
    receivedAt: new Date().toISOString(),
    name: 'Asha Rao',
    phone: '+91 98765 43210',
    email: 'asha@example.test',
    message: `Wish ${id}`,
    consent: '2026-11',
    source: 'https://www.example.test/project-details/vatika/neem-court',
    details: { lookingFor: '3 BHK in Sector 65' },
    ipHash: 'hash',
    isSuspect: false,
    ...fields,
  };
}

/** What somebody says of an enquiry; all else of it is new and empty. */
export function testChange(id: string, fields: Partial<EnquiryChange> = {}): EnquiryChange {
  const empty = { state: 'new', owner: '', reminder: '', visit: '', budget: '', reason: '' } as const;
  return { id, ...empty, note: '', was: null, formKey: id, ...fields };
}
