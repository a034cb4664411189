import type { FoundRecords } from './answer';
import type { SearchAnswer } from '../search/engine';
import { formatOfferCount } from '../search/offer';
import { hasPrice, searchNote, type SearchRecord } from '../search/record';
import { ROUTES } from '../site/routes';
import type { AssistantLink } from './reply';

/** A search result as the assistant shows it. */
function toLink(record: SearchRecord): AssistantLink {
  const notes = [searchNote(record), hasPrice(record) ? record.price : ''].filter(Boolean);
  return { label: record.name, href: record.path, note: notes.join(' · ') };
}

/** The enquiry form with the wish as its first line. */
function askLink(subject: string): AssistantLink {
  return { label: 'Tell us, we look', href: ROUTES.contact, note: subject, isEnquiry: true, subject };
}

/**
 * Search results for the assistant, each address once, and the listing with the filters in the question. Only names,
 * locations and developers count: a word in a description does not answer a question.
 */
export function toFoundRecords({ offer, groups, wayOn }: SearchAnswer, query: string): FoundRecords {
  const words = query.toLowerCase().split(' ').filter(Boolean);
  const named = groups
    .flatMap(({ records }) => records)
    .filter(({ type, name, location, company }) => {
      const text = `${name} ${location} ${company}`.toLowerCase();
      return type !== 'page' && words.every((word) => text.includes(word));
    });
  const byPath = new Map(named.map((record) => [record.path, record] as const).reverse());
  const kept = named.filter((record) => byPath.get(record.path) === record);
  return {
    offer: offer ? { label: offer.label, href: offer.href, note: formatOfferCount(offer) } : null,
    records: kept.map(toLink),
    ways: wayOn?.isUnderstood
      ? [...[...wayOn.relaxed, ...wayOn.near].map(({ label, href }) => ({ label, href })), askLink(wayOn.subject)]
      : [],
  };
}
