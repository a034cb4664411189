import type { CityKind } from '../site/kinds';
import type { Faq } from '../site/faq';
import type { GlossaryTerm } from '../site/glossary';
import { telUrl, WHATSAPP_GREETING, whatsappUrl } from '../site/links';
import { costAnswer, incomeAnswer, incomeRest } from './cost';
import { emiAnswer, emiRest } from './emi';
import { ASSISTANT_GREETING, ASSISTANT_REPLIES } from './greeting';
import { leftOutText, MAX_LINKS, openWords, sentences, withRest } from './left-out';
import { sectionAnswer } from './project-section';
import { KIND_PATTERNS, withoutKinds } from './words';
import { findFaq, findTerm, isQuestion } from '../search/answers';
import { takeForeignAmounts, takeOtherAmounts } from '../search/other-amounts';
import { spelled } from '../search/question';
import { formatProjectCount } from '../site/display-text';
import { cut } from '../search/limits';
import { ROUTES } from '../site/routes';
import type { AssistantAnswer, AssistantLink, FindRecords, FoundRecords } from './reply';

/** A listing with its number of projects. */
interface AssistantListing {
  kind: CityKind;
  href: string;
  count: number;
}

/** Data of the assistant besides the search (routes-and-content, Widgets and motion). */
export interface AssistantData {
  phone: string;
  /** Digits with country code. */
  whatsapp: string;
  cities: { name: string; href: string; count: number; listings: AssistantListing[] }[];
  categories: AssistantListing[];
  faqs: Faq[];
  glossary: GlossaryTerm[];
}

const MORE_REPLIES = ['EMI for 80 lakh', ...ASSISTANT_REPLIES.slice(2)];
/** Words that name a listing as a whole. */
const OVERVIEW_WORDS =
  /\b(?:homes?|anything|residential|residences?|commercial|shops? or offices?|scos?|plots?|land)\b/g;

/** Label of a kind in an answer. */
const KIND_NAMES: Record<CityKind, string> = {
  new: 'New projects',
  residential: 'Homes',
  commercial: 'Shops and offices',
  plots: 'Plots',
  sco: 'SCO',
};

const GREETING =
  /^(?:(?:hi+|hello|hey|namaste|namaskar|नमस्ते|good (?:morning|afternoon|evening))(?![-\p{L}\p{M}])[\s,!.]*)+/iu;
/** Ten digits of an Indian mobile number, with or without its country code and blanks, or any number with a plus. */
const PHONE_NUMBER =
  /(?<![\d.,])(?:(?:(?:\+|00)?91[\s-]?|0)?[6-9](?:[\s-]?\d){9}|\+[1-9](?:[\s()-]{0,2}\d){6,14})(?![\d,])/;
const PERSON_TEXT = 'A consultant answers you on any of these.';
const THANKS = /\b(?:thanks|thank you|dhanyavaad|shukriya)\b/;
const PERSON =
  /\b(?:talk|speak|call|callback|person|human|agent|consultant|adviser|advisor|contact|phone|number|whatsapp|enquir\w*|inquir\w*|visit)\b/;
const PERSON_WORDS = new RegExp(`${PERSON.source}|\\bsite\\b`, 'g');
const PRICE_OF_ANY =
  /^(?:what is the )?(?:price|cost|rate)s?(?: of| for)?(?: a| any| the)? ?(?:projects?|homes?|flats?)?$/;

/**
 * The answer to a question from the site's own data: instalments, common questions, places, projects, people. What no
 * answer takes into account is said.
 */
export function answerTo(typed: string, data: AssistantData, find: FindRecords): AssistantAnswer {
  const question = typed.trim().replace(GREETING, '');
  const isGreeting = question !== typed.trim() && openWords(spelled(question)) === '';
  if (isGreeting || spelled(question) === '') return say(ASSISTANT_GREETING, [], [...ASSISTANT_REPLIES]);
  const { amounts, rest: inRupees } = takeForeignAmounts(question);
  const asked = spelled(inRupees);
  const also = (answer: AssistantAnswer | null, rest: string) =>
    answer && withRest(answer, [rest, ...amounts].join(' '), find);
  const found = find(question);
  const isListed = found.offer !== null || found.records.length + found.ways.length > 0;
  const city = data.cities.find(({ name }) => ` ${asked} `.includes(` ${spelled(name)} `));
  const cityName = spelled(city?.name ?? '');
  const overview = city ? cityAnswer(asked, city) : kindAnswer(asked, data);
  const isAllOfIt = openWords(asked.replace(OVERVIEW_WORDS, ' ').replace(cityName, ' ')) === '';
  return (
    also(emiAnswer(asked), emiRest(asked)) ??
    phoneAnswer(question, find) ??
    also(incomeAnswer(asked), incomeRest(asked)) ??
    costAnswer(asked, find) ??
    (found.heading || found.notice ? listingAnswer(found) : null) ??
    sectionAnswer(found) ??
    termAnswer(asked, data, also) ??
    (!city && (isQuestion(question.toLowerCase()) || !isListed) ? faqAnswer(asked, data.faqs, 'sure') : null) ??
    (PRICE_OF_ANY.test(asked) ? say('Which project? Type its name, or a place such as Sector 82.', []) : null) ??
    (PERSON.test(asked) ? also(personAnswer(data, PERSON_TEXT), asked.replace(PERSON_WORDS, ' ')) : null) ??
    (isAllOfIt ? overview : null) ??
    (isListed ? listingAnswer(found) : null) ??
    also(overview, withoutKinds(asked).replace(cityName, ' ')) ??
    faqAnswer(asked, data.faqs, 'likely') ??
    (THANKS.test(asked) ? say('You are welcome.', [], MORE_REPLIES) : null) ??
    personAnswer(data, 'That is beyond what this site can answer. A consultant can.')
  );
}

/** The answer if the site's data did not load. */
export function unreachableAnswer(): AssistantAnswer {
  return say('Our data did not arrive. Check your connection and ask again, or write to us.', [
    { label: 'Contact Us', href: ROUTES.contact },
  ]);
}

function say(text: string, links: AssistantLink[], replies: string[] = []): AssistantAnswer {
  return { text, links, replies };
}

function personAnswer({ phone, whatsapp }: AssistantData, text: string): AssistantAnswer {
  return say(text, [
    { label: 'Call', href: telUrl(phone), note: phone },
    { label: 'Chat on WhatsApp', href: whatsappUrl(whatsapp, WHATSAPP_GREETING) },
    { label: 'Send an enquiry', href: ROUTES.contact, isEnquiry: true },
  ]);
}

function faqAnswer(asked: string, faqs: readonly Faq[], confidence: 'sure' | 'likely'): AssistantAnswer | null {
  const faq = findFaq(asked, faqs, confidence);
  return faq && say(faq.answer, [], MORE_REPLIES);
}

/** A term and its page; a listing or project that the question also names gets its link. */
function termAnswer(
  asked: string,
  data: AssistantData,
  also: (answer: AssistantAnswer, rest: string) => AssistantAnswer | null,
): AssistantAnswer | null {
  const named = findTerm(asked, data.glossary);
  const isKindAlone = named !== null && openWords(withoutKinds(named.name)) === '';
  if (!named || (isKindAlone && !isQuestion(asked))) return null;
  const { definition, href, linkLabel } = named.term;
  // An amount keeps the word that says what it is: 'loan of 50 l'.
  const { amounts, rest } = takeOtherAmounts(asked);
  const others = [
    rest.replace(named.name, ' '),
    ...amounts.flatMap(({ kind, text }) => (kind === 'taxed' ? [] : text)),
  ];
  const taxed = amounts.flatMap(({ kind, text }) => (kind === 'taxed' ? text : [])).join(' ');
  return also(
    say(sentences(definition, leftOutText(taxed)), [{ label: linkLabel, href }], MORE_REPLIES),
    others.join(' '),
  );
}

/** Words that only say that a number follows: 'my number is', 'mera mobile no'. */
const NUMBER_WORDS =
  /\b(?:(?:my|mera)\s+)?(?:phone|mobile|cell|whatsapp|contact)?\s*(?:number|no|nos|num|phone|mobile)\b\.?(?:\s+(?:is|hai))?/gi;

/** A typed number opens the form with it, and with what was asked beside it, so that both reach the office. */
function phoneAnswer(question: string, find: FindRecords): AssistantAnswer | null {
  const [phone] = PHONE_NUMBER.exec(question) ?? [];
  if (!phone) return null;
  const text = `Shall we call ${phone}? The form has your number already; send it, and a consultant calls.`;
  const rest = cut(question, phone);
  const about = rest.replace(NUMBER_WORDS, ' ').replace(PERSON_WORDS, ' ');
  const subject = openWords(spelled(about)) === '' ? {} : { subject: `Looking for: ${rest}` };
  const answer = say(text, [{ label: 'Send an enquiry', href: ROUTES.contact, isEnquiry: true, phone, ...subject }]);
  return { ...withRest(answer, about, find), opensEnquiry: true };
}

/** Listings and projects that the search finds for the whole question. */
function listingAnswer({ offer, records, ways, leftOut, heading, notice = '' }: FoundRecords): AssistantAnswer {
  const listing = offer ? [offer] : [];
  if (ways.length > 0)
    return say(
      sentences(notice, 'Nothing matches all of it. Close to it:'),
      [...listing, ...ways].slice(0, MAX_LINKS + 1),
    );
  const replies = ['EMI for 80 lakh', 'Talk to a person'];
  if (heading) return say(sentences(notice, leftOutText(leftOut), `${heading}:`), [...records, ...listing], replies);
  const links = [...listing, ...records].slice(0, MAX_LINKS);
  const [first] = links;
  if (first && links.length === 1 && !offer) return say(`${first.label}:`, links, replies);
  const intro =
    records.length > MAX_LINKS && !offer ? `${records.length} found, these first:` : 'This is what we list:';
  return say(sentences(notice, leftOutText(leftOut), intro), links, replies);
}

function kindOf(asked: string): CityKind[] {
  return KIND_PATTERNS.filter(({ pattern }) => pattern.test(asked)).map(({ kind }) => kind);
}

function toLink({ kind, href, count }: AssistantListing, place: string): AssistantLink {
  return { label: `${KIND_NAMES[kind]}${place}`, href, note: formatProjectCount(count) };
}

function cityAnswer(asked: string, city: AssistantData['cities'][number]): AssistantAnswer {
  const kinds = kindOf(asked);
  const wanted = city.listings.filter(({ kind }) => kinds.includes(kind));
  const place = ` in ${city.name}`;
  const all = { label: `All of ${city.name}`, href: city.href, note: formatProjectCount(city.count) };
  if (city.count === 0) return say(`We list no projects in ${city.name} yet. A consultant can look for you.`, [all]);
  if (kinds.length > 0 && wanted.length === 0) return say(`None of these in ${city.name} today, but others:`, [all]);
  const links = (wanted.length > 0 ? wanted : city.listings.slice(0, MAX_LINKS - 1)).map((one) => toLink(one, place));
  return say(`This is what we list${place}:`, [...links, all]);
}

function kindAnswer(asked: string, { categories, cities }: AssistantData): AssistantAnswer | null {
  const kinds = kindOf(asked);
  const wanted = categories.filter(({ kind }) => kinds.includes(kind));
  const [first] = wanted;
  if (!first) return null;
  const places = cities.filter(({ listings }) => listings.some(({ kind }) => kind === first.kind)).slice(0, 3);
  return say(
    'This is what we list:',
    wanted.map((one) => toLink(one, '')),
    places.map(({ name }) => `${KIND_NAMES[first.kind]} in ${name}`),
  );
}
