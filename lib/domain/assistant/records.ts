import { HEADINGS } from '../search/answered-groups';
import { inSentence, isKindName, isQuestion } from '../search/answers';
import { LETS } from '../search/continue-wish';
import type { SearchAnswer } from '../search/engine';
import type { SearchGroup } from '../search/find';
import { ASIDES, FILLERS } from '../search/language';
import { writeOutUnits } from '../search/money';
import { formatOfferCount, type SearchListing } from '../search/offer';
import { asksWhich } from '../search/project-answers';
import { spelled } from '../search/spelling';
import { type FoundAnswer, hasPrice, isNamedBy, searchNote, type SearchRecord } from '../search/record';
import { ROUTES } from '../site/routes';
import type { AssistantAnswer, AssistantLink } from './reply';

/** Links of an answer, besides those to a person. */
const MAX_LINKS = 4;
/** Projects that filters found. */
const MAX_PROJECTS = 3;

const REPLIES = ['EMI for 80 lakh', 'Talk to a person'];

/** Texts that are not empty, as one. */
const sentences = (...texts: string[]) => texts.filter(Boolean).join(' ');
/** 'I left out “vastu”.'; '' without words. */
const leftOutText = (words: string) => (words ? `I left out “${writeOutUnits(words)}”.` : '');
/** A sum that is not read, or a number that may be one. */
const IS_SUM = /₹|\b\d[\d.,]* ?(?:lakh|crore|l|cr|k)\b|^minus|^\d[\d.-]+$/i;
/** Begins a list with the words that it does not take into account: 'This is what we list, “vastu” left out:'; praise is said by its row alone. */
const withLeftOut = (intro: string, words: string) =>
  words.split(' ').every((word) => word === '' || ASIDES.has(word))
    ? intro
    : `${intro.replace(/:$/, '')}, “${writeOutUnits(words)}” left out:`;

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
 * Records of a search answer, each address once: what filters found, else what the query names. Only names, locations and
 * developers count, and what a service is: a word in a description of a project does not answer a question.
 */
function recordLinks(
  { groups, further, isFiltered, isAnswerFirst, about, notice, developers, heading }: SearchAnswer,
  query: string,
): AssistantLink[] {
  const words = spelled(query)
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.has(word));
  const hasName = ({ name }: SearchRecord) => ` ${spelled(query)} `.includes(` ${spelled(name)} `);
  // Where facts decide, what they do not decide is no answer.
  const sides = 1 + further.length;
  // Of what is close the price is known; of what is asked for, it may fit.
  const isEither = (text: string) => [HEADINGS.close, HEADINGS['on-request']].some((each) => text.startsWith(each));
  const isSaid = ({ category }: SearchGroup, at: number) => at < sides || (isEither(heading) && isEither(category));
  const found = heading
    ? groups.filter(isSaid).flatMap(({ records }) => records.slice(0, Math.ceil(MAX_PROJECTS / sides)))
    : groups.flatMap(({ records }) => records);
  const isNamed = (record: SearchRecord) => isNamedBy(withType(record), words) || hasName(record);
  // A word of an answer that a record has, too, does not name it.
  const isMeant = (record: SearchRecord) => {
    if (isFiltered || about || notice || developers.length > 0) return hasPrice(record);
    if (isAnswerFirst) return hasPrice(record) && (heading !== '' || isNamed(record));
    return words.length > 0 && (record.type === 'service' || isNamed(record));
  };
  const links = new Map(
    found
      .filter(isMeant)
      .map((record) => [record.path, toLink(record)] as const)
      .reverse(),
  );
  return [...links.values()].reverse();
}

/** 'apartment' of 'apartment in bandra' is a word of the record, too. */
const withType = (record: SearchRecord) => ({ ...record, company: `${record.company} ${record.propertyType}` });

/** Whether a heading is of projects that have what is asked, or nearly. */
const isKnownIn = (heading: string) => ![HEADINGS.unknown, HEADINGS.no].some((each) => heading.startsWith(each));

/** Whether a listing is of a place and more, so that somebody looks for just those homes. */
const isFull = (offer: SearchListing | null) =>
  /^(?=.*[?&]locality=).*[?&](?:type|bedrooms|budget|status)=/.test(offer?.href ?? '');

/** Whether an answer is what an income pays, beside the homes of a budget. */
const isPaid = ({ href }: FoundAnswer, offer: SearchListing | null) =>
  href.startsWith(ROUTES.affordability) && offer?.href.includes('budget=') === true;

/** Who buys may let it. */
const BUYS = /\b(?:buy|invest|kharid)/i;

/** A question behind a wish: '2 bhk in noida with gym, can i buy without coming'. */
const ASKS_BESIDE = /[,;.?] ?(?:and |but )?(?:is|are|can|do|does|should|how|what|when|kya)\b/i;

const asks = (query: string) =>
  isQuestion(query) || ASKS_BESIDE.test(query) || /\b(?:know|costs?|charges)\b/i.test(query);

/** A search answer as the assistant says it; null if it found nothing. */
export function toReply(found: SearchAnswer, query: string): AssistantAnswer | null {
  const { answers, isAnswerFirst, offer, further, wayOn, heading, notice } = found;
  const part = offer ? null : (wayOn?.understood ?? null);
  const toListing = (each: SearchListing) => ({ label: each.label, href: each.href, note: formatOfferCount(each) });
  const listings: AssistantLink[] = offer ? [offer, ...further].map(toListing) : part ? [part.link] : [];
  const isService = found.groups[0]?.records[0]?.type === 'service';
  const named = part && !isService ? [] : recordLinks(found, query);
  const records = found.isFiltered || isAnswerFirst ? named.slice(0, MAX_PROJECTS) : named;
  const read = found.corrected ? `I read it as “${writeOutUnits(found.corrected)}”.` : '';
  const open = part?.leftOut ?? found.leftOut;
  // A sum that is not read is said first, words that no answer takes into account behind it.
  const [before, behind] = IS_SUM.test(open) ? [sentences(read, leftOutText(open)), ''] : [read, open];
  const said = answers.filter(({ title, isAside }) => title !== notice && !isAside);
  const asides = answers.flatMap(({ linkLabel, href, isAside }) => (isAside ? { label: linkLabel, href } : []));
  if (said.length > 0 && (isAnswerFirst || (!wayOn?.isUnderstood && listings.length + records.length === 0))) {
    const links = [...new Map(said.map(({ linkLabel, href }) => [linkLabel, { label: linkLabel, href }])).values()];
    // What is wished beside it is shown, too.
    const isSaid = heading !== '' && isKnownIn(heading) && !isQuestion(query);
    const isWished =
      !heading && isFull(offer) && !(LETS.test(query.toLowerCase()) && !BUYS.test(query)) && !isQuestion(query);
    const isShown = isSaid || isWished || (!heading && isPaid(said[0]!, offer) && /\d ?bhk\b/i.test(query));
    const ways = listings.length > 0 ? listings : (wayOn?.isUnderstood ? wayOn.relaxed : []).slice(0, 1);
    const most = MAX_LINKS + (isShown ? 2 : 0);
    return {
      text: sentences(notice, before, ...said.map(inSentence), leftOutText(behind), isSaid ? `${heading}:` : ''),
      links: [...links, ...(isShown || ways.length === 0 ? records : []), ...ways].slice(0, most).concat(asides),
      replies: [...said.flatMap(({ replies = [] }) => replies), ...REPLIES.slice(1)],
    };
  }
  const told = said.filter((answer) => !asksWhich(answer) && !isKindName(answer.title.toLowerCase()));
  const beside =
    heading && !ASKS_BESIDE.test(query)
      ? []
      : told.slice(0, found.developers.length > 0 ? MAX_PROJECTS : 1).map(inSentence);
  // What is wished comes before what is said of a word beside it.
  const isWishFirst =
    beside.length > 0 && found.developers.length === 0 && offer?.href.includes('budget=') && !asks(query);
  if (wayOn?.isUnderstood && !part) {
    const inOrder = wayOn.isNearFirst ? [...wayOn.near, ...wayOn.relaxed] : [...wayOn.relaxed, ...wayOn.near];
    const ways = inOrder.flatMap(({ label, href, projects = [] }) => [{ label, href }, ...projects.map(toLink)]);
    // Those that are close, or have no price.
    const near = offer?.counts ? records.slice(0, MAX_PROJECTS) : [];
    const links = [...[...listings, ...near, ...ways].slice(0, MAX_LINKS + near.length), askLink(wayOn.subject)];
    const { close = 0, 'on-request': onRequest = 0 } = offer?.counts ?? {};
    const nearby =
      onRequest > 0 && close === 0
        ? 'No price fits; ask us for that of these:'
        : 'Nothing matches all of it. Close to it:';
    return {
      text: isWishFirst
        ? sentences(notice, before, `${nearby.split(/[;.]/)[0]}.`, ...beside)
        : sentences(notice, before, ...beside, withLeftOut(heading ? `${heading}:` : nearby, behind)),
      links,
      replies: [],
    };
  }
  if (listings.length + records.length === 0)
    return notice
      ? { text: notice, links: answers.map(({ linkLabel, href }) => ({ label: linkLabel, href })), replies: REPLIES }
      : null;
  const links = heading
    ? [...records.slice(0, MAX_PROJECTS), ...listings]
    : [...listings, ...records].slice(0, MAX_LINKS);
  const intro = withLeftOut(introOf(heading, listings, records), behind);
  const text =
    isWishFirst && offer
      ? sentences(notice, before, `For your wish: ${formatOfferCount(offer)}.`, ...beside)
      : sentences(notice, before, ...beside, intro);
  return { text, links: [...links, ...asides], replies: REPLIES };
}

function introOf(heading: string, listings: readonly AssistantLink[], records: readonly AssistantLink[]): string {
  if (heading) return `${heading}:`;
  if (listings.length === 0 && records.length === 1) return `${records[0]!.label}:`;
  return listings.length === 0 && records.length > MAX_LINKS
    ? `${records.length} found, these first:`
    : 'This is what we list:';
}
