import type { SearchAnswer } from '../search/engine';
import { formatOfferCount } from '../search/offer';
import { spelled } from '../search/question';
import { hasPrice, isNamedBy, searchNote, type SearchRecord } from '../search/record';
import { ROUTES } from '../site/routes';
import type { AssistantLink, FoundRecords } from './reply';
import { meantWords } from './left-out';
import { withoutKinds } from './words';

/** A search result as the assistant shows it. */
function toLink(record: SearchRecord): AssistantLink {
  const notes = [searchNote(record), hasPrice(record) ? record.price : ''].filter(Boolean);
  return { label: record.name, href: record.path, note: notes.join(' · ') };
}

/** The enquiry form with the wish as its first line. */
function askLink(subject: string): AssistantLink {
  return { label: 'Tell us, we look', href: ROUTES.contact, note: subject, isEnquiry: true, subject };
}

const MOST_PROJECTS = 3;

/** A service is named by what it is, too: 'power of attorney'. */
const describe = (record: SearchRecord): SearchRecord =>
  record.type === 'service' ? { ...record, location: record.description } : record;

/**
 * Search results for the assistant, each address once: what filters found, else what the query names, else what is left of
 * it without the words that nobody understood. Only names, locations and developers count, and what a service is: a word
 * in a description of a project does not answer a question.
 */
export function toFoundRecords(answer: SearchAnswer, query: string): FoundRecords {
  const { offer, groups, wayOn, isFiltered, heading, leftOut, notice } = answer;
  const words = meantWords(withoutKinds(spelled(query)));
  // Where facts decide, what they do not decide is no answer.
  const found = (heading ? groups.slice(0, 1) : groups)
    .flatMap(({ records }) => records)
    .filter(({ type }) => type !== 'page');
  const isMeant = (record: SearchRecord) =>
    isFiltered ? hasPrice(record) : words.length > 0 && isNamedBy(describe(record), words);
  const named = found.filter(isMeant);
  const byPath = new Map(named.map((record) => [record.path, record] as const).reverse());
  const part = offer ? null : (wayOn?.understood ?? null);
  const records = part ? [] : named.filter((record) => byPath.get(record.path) === record).map(toLink);
  return {
    offer: offer ? { label: offer.label, href: offer.href, note: formatOfferCount(offer) } : (part?.link ?? null),
    records: isFiltered ? records.slice(0, MOST_PROJECTS) : records,
    ways:
      wayOn?.isUnderstood && !part
        ? [...[...wayOn.relaxed, ...wayOn.near].map(({ label, href }) => ({ label, href })), askLink(wayOn.subject)]
        : [],
    leftOut: part?.leftOut ?? leftOut,
    ...(heading && { heading }),
    ...(notice && { notice }),
  };
}
