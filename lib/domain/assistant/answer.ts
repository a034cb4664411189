import type { CityKind } from '../site/kinds';
import type { Faq } from '../site/faq';
import type { GlossaryTerm } from '../site/glossary';
import { telUrl, WHATSAPP_GREETING, whatsappUrl } from '../site/links';
import { costAnswer, incomeAnswer } from './cost';
import { emiAnswer } from './emi';
import { ASSISTANT_GREETING, ASSISTANT_REPLIES } from './greeting';
import { KIND_PATTERNS, withoutKinds } from './words';
import { findFaq, findTerm, isQuestion } from '../search/answers';
import { spelled } from '../search/question';
import { formatProjectCount } from '../site/display-text';
import { FILLERS } from '../search/language';
import { ROUTES } from '../site/routes';
import type { AssistantLink, AssistantAnswer } from './reply';

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

export interface FoundRecords {
  /** The listing with the filters in the query. */
  offer: AssistantLink | null;
  /** Best first. */
  records: AssistantLink[];
  /** Other ways of a wish that nothing matches. */
  ways: AssistantLink[];
}

/** Searches everything on the site. */
export type FindRecords = (query: string) => FoundRecords;

const MORE_REPLIES = ['EMI for 80 lakh', ...ASSISTANT_REPLIES.slice(2)];
const MAX_LINKS = 4;

/** Label of a kind in an answer. */
const KIND_NAMES: Record<CityKind, string> = {
  new: 'New projects',
  residential: 'Homes',
  commercial: 'Shops and offices',
  plots: 'Plots',
  sco: 'SCO',
};

const GREETING = /^(?:hi|hello|hey|namaste|namaskar|good (?:morning|afternoon|evening))\b/;
/** Ten digits of an Indian mobile number, with or without its country code and blanks, or any number with a plus. */
const PHONE_NUMBER =
  /(?<![\d.,])(?:(?:(?:\+|00)?91[\s-]?|0)?[6-9](?:[\s-]?\d){9}|\+[1-9](?:[\s()-]{0,2}\d){6,14})(?![\d,])/;
const THANKS = /\b(?:thanks|thank you|dhanyavaad|shukriya)\b/;
const PERSON =
  /\b(?:talk|speak|call|callback|person|human|agent|consultant|adviser|advisor|contact|phone|number|whatsapp|enquir\w*|inquir\w*|visit)\b/;
const PRICE_OF_ANY =
  /^(?:what is the )?(?:price|cost|rate)s?(?: of| for)?(?: a| any| the)? ?(?:projects?|homes?|flats?)?$/;

/** The answer to a question from the site's own data: instalments, common questions, places, projects, people. */
export function answerTo(question: string, data: AssistantData, find: FindRecords): AssistantAnswer {
  const asked = spelled(question);
  if (asked === '' || GREETING.test(asked)) return say(ASSISTANT_GREETING, [], [...ASSISTANT_REPLIES]);
  const city = data.cities.find(({ name }) => asked.includes(spelled(name)));
  return (
    emiAnswer(asked) ??
    phoneAnswer(question) ??
    incomeAnswer(asked) ??
    costAnswer(asked, find) ??
    termAnswer(question, asked, data, find) ??
    (city ? null : faqAnswer(asked, data.faqs, 'sure')) ??
    (PRICE_OF_ANY.test(asked) ? say('Which project? Type its name, or a place such as Sector 82.', []) : null) ??
    projectAnswer(asked, city?.name ?? '', find) ??
    (city ? cityAnswer(asked, city) : kindAnswer(asked, data)) ??
    (PERSON.test(asked) ? personAnswer(data, 'A consultant answers you on any of these.') : null) ??
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

/** A term and its page; a question that also names projects gets their links, too. */
function termAnswer(question: string, asked: string, data: AssistantData, find: FindRecords): AssistantAnswer | null {
  const named = findTerm(asked, data.glossary);
  if (!named || (kindOf(named.name).length > 0 && !isQuestion(question.toLowerCase()))) return null;
  const { definition, href, linkLabel } = named.term;
  const rest = asked.replace(named.name, ' ').replace(/\s+/g, ' ').trim();
  const more = rest && !isQuestion(question.toLowerCase()) ? (projectAnswer(rest, '', find)?.links ?? []) : [];
  return say(definition, [{ label: linkLabel, href }, ...more].slice(0, MAX_LINKS), MORE_REPLIES);
}

/** A typed number opens the form with it, so that it reaches the office. */
function phoneAnswer(question: string): AssistantAnswer | null {
  const [phone] = PHONE_NUMBER.exec(question) ?? [];
  if (!phone) return null;
  const text = `Shall we call ${phone}? The form has your number already; send it, and a consultant calls.`;
  return {
    ...say(text, [{ label: 'Send an enquiry', href: ROUTES.contact, isEnquiry: true, phone }]),
    opensEnquiry: true,
  };
}

/** Projects, developers and places named in the question; its other words are ignored. */
function projectAnswer(asked: string, cityName: string, find: FindRecords): AssistantAnswer | null {
  const query = withoutKinds(asked)
    .replace(spelled(cityName), ' ')
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.has(word))
    .join(' ');
  // A number means bedrooms, a budget or a sector, which are filters of a listing.
  const meant = /\d/.test(asked) ? find(asked) : null;
  const offer = meant?.offer ?? null;
  if (meant && meant.ways.length > 0)
    return say('Nothing matches all of it. Close to it:', meant.ways.slice(0, MAX_LINKS + 1));
  const found = query.length < 3 ? [] : find(query).records;
  const [first] = found;
  const links = [...(offer ? [offer] : []), ...found].slice(0, MAX_LINKS);
  if (links.length === 0) return null;
  const more = found.length > MAX_LINKS && !offer ? `${found.length} found, these first:` : 'This is what we list:';
  return say(first && links.length === 1 ? `${first.label}:` : more, links, ['EMI for 80 lakh', 'Talk to a person']);
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
