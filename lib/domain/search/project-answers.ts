import { ROUTES } from '../site/routes';
import { EMI_DEFAULTS } from '../emi/emi';
import {
  carpetSqftOf,
  formatCarpet,
  emiFrom,
  formatConfiguration,
  formatConfigurationArea,
  formatConfigurationPrice,
  type Configuration,
} from '../project/configuration';
import { hasBedrooms, takeBedrooms } from '../project/bedrooms';
import { projectFaqs } from '../project/faqs';
import { brochureQuestion } from './brochure-question';
import { answerOf, takeFacts } from './askable';
import { withoutMarks, type Catalogue } from './catalogue';
import type { SearchFacts } from './file';
import { FILLERS } from './language';
import { cut } from './limits';
import { takeNames } from './names';
import { type FoundAnswer, isNamedBy } from './record';
import { toUsualSpelling } from './spelling';
import type { WishedFact } from './wish';

/** Something that is asked of a named project, and where its page says it. */
interface ProjectQuestion {
  words: RegExp;
  /** 'Payment plan' of 'Payment plan of Mogra Courts'. */
  title: string;
  /** Anchor and tab of the section. */
  section: readonly [id: string, tab: string];
  /** '' where the record does not say; `bedrooms` are those that are asked for. */
  answer: (project: SearchFacts, bedrooms: readonly string[]) => string;
  href?: (path: string) => string;
}

const isAsked = (bedrooms: readonly string[]) => (each: Configuration) =>
  bedrooms.length === 0 || bedrooms.some((wanted) => hasBedrooms(each.label, wanted));
const inWords = (parts: readonly string[], last = ', ') => (parts.length > 0 ? `${parts.join(last)}.` : '');
const prices = ({ configurations }: SearchFacts, bedrooms: readonly string[]) =>
  configurations.filter(isAsked(bedrooms)).map((each) => `${each.label}: ${formatConfigurationPrice(each)}`);
const areas = ({ configurations }: SearchFacts, bedrooms: readonly string[]) =>
  configurations
    .filter((each) => isAsked(bedrooms)(each) && each.areaSqft !== null)
    .map((each) => [`${each.label} ${formatConfigurationArea(each)}`, formatCarpet(each)].filter(Boolean).join(', '));
/** What the questions of the project's page answer. */
const faqAnswer = (words: RegExp) => (project: SearchFacts) =>
  projectFaqs({ ...project, faqs: [] }).find(({ question }) => words.test(question))?.answer ?? '';
const onPage = (tab: string) => () => `What its record says of it stands under “${tab}”.`;

function emiText({ configurations }: SearchFacts, bedrooms: readonly string[]): string {
  const parts = configurations.filter(isAsked(bedrooms)).flatMap((each) => {
    const rupees = emiFrom(each);
    return rupees === null ? [] : `${each.label}: ₹ ${rupees.toLocaleString('en-IN')} a month`;
  });
  const { annualRatePercent, tenureYears } = EMI_DEFAULTS;
  const terms = `for 80 % of the price at ${annualRatePercent} % over ${tenureYears} years.`;
  return parts.length > 0 ? `${parts.join(', ')}, ${terms}` : '';
}

const OVERVIEW = ['overview', 'Overview'] as const;
const FLOOR_PLAN = ['floor-plan', 'Floor Plan'] as const;
const PAYMENT = ['payment', 'Payment Plan'] as const;

/** What can be asked of a named project beside the facts of a wish, in the order in which it is read; a new one is one row. */
const QUESTIONS: readonly ProjectQuestion[] = [
  {
    words:
      /\b(?:(?:cost|price) )?(?:all in|in all|in total|total|on road|hidden|extra)(?: (?:cost|price|charges))?\b|\b(?:cost|price) (?:with|including) (?:registry|registration|gst)\b|\bcost sheet\b|\bstamp duty\b|\bregist(?:ration|ry) (?:charges?|fees?|cost)\b|\bgst\b/g,
    title: 'Cost in all',
    section: ['cost', 'Payment Plan'],
    answer: () => 'With duty, registration and, where it is due, GST, for man, woman and joint owners, line by line.',
  },
  {
    words:
      /\brera\b(?: (?:registration|number|no|id|registered|approved|certificate))*(?: approved\b)?|\bregistered\b|\bregistration(?: number)?\b/g,
    title: 'RERA',
    section: OVERVIEW,
    answer: faqAnswer(/RERA/),
  },
  {
    words: /\bcarpet(?: area)?\b/g,
    title: 'Carpet area',
    section: FLOOR_PLAN,
    answer: (project, bedrooms) => {
      const isCarpet = project.configurations.some((each) => carpetSqftOf(each) !== null);
      const said = inWords(areas(project, bedrooms));
      return isCarpet ? said : `${said} These are the developer’s areas; the record does not say the carpet area.`;
    },
  },
  {
    words: /\b(?:floor|unit|house) plans?\b|\blayouts?\b|\bconfigurations?\b|\b(?:super |built up )?(?:area|sizes?)\b/g,
    title: 'Floor plan',
    section: FLOOR_PLAN,
    answer: (project, bedrooms) => inWords(areas(project, bedrooms)),
  },
  {
    words:
      /\bpayment(?: plans?| schedule| terms)?\b|\b(?:construction|possession) linked(?: plan)?\b|\bclp\b|\binstal?lments? plans?\b/g,
    title: 'Payment plan',
    section: PAYMENT,
    answer: ({ plans }) => inWords(plans),
  },
  {
    words: /\b(?:site|master) plans?\b/g,
    title: 'Site plan',
    section: ['site-plan', 'Site Plan'],
    answer: onPage('Site Plan'),
  },
  brochureQuestion,
  {
    words: /\b(?:home |bank )?loans?\b|\bbanks?\b/g,
    title: 'Home loan',
    section: ['faqs', 'FAQs'],
    answer: faqAnswer(/home loan/),
  },
  {
    words: /\bemis?\b|\bmonthly\b/g,
    title: 'EMI',
    section: ['emi', 'EMI Calculator'],
    answer: emiText,
  },
  {
    words:
      /\bpossession(?: date)?\b|\bhand ?over\b|\bdelivery\b|\bcomplet(?:ion|ed)(?: date)?\b|\b(?:is |it )*ready(?: to move)?\b|\bstatus\b/g,
    title: 'Possession',
    section: OVERVIEW,
    answer: (project) =>
      [inWords(project.status ? [project.status] : []), faqAnswer(/possession/)(project)].filter(Boolean).join(' '),
  },
  {
    words: /\b(?:site |video |book(?:ing)? (?:a )?(?:site )?)?(?:visit|tour)s?\b/g,
    title: 'Visit',
    section: OVERVIEW,
    answer: () => 'Enquire on its page, and choose the day there.',
  },
  {
    words: /\b(?:booking|token)(?: (?:amount|money))?\b/g,
    title: 'Booking amount',
    section: PAYMENT,
    answer: onPage('Payment Plan'),
  },
  {
    words:
      /\b(?:starting |base |current )?(?:prices?|rates?|costs?|budget|kitn[ae] (?:ka|ki|mein)|kimat|daam)(?: list)?\b|\bhow much\b/g,
    title: 'Price',
    section: FLOOR_PLAN,
    answer: (project, bedrooms) => [inWords([project.priceText]), inWords(prices(project, bedrooms))].join(' ').trim(),
  },
  {
    words: /\b(?:who (?:is|are) (?:the )?)?developers?\b/g,
    title: 'Developer',
    section: ['about-developer', 'About Developer'],
    answer: ({ record }) => inWords([record.company]),
  },
  {
    words:
      /\bconstruction(?: updates?| progress| status| stage)?\b|\bprogress\b|\b(?:how many |kitn[ei] )?(?:towers?|storeys?)\b|\b(?:how many|number of|kitn[ei]) (?:apartment|villa|plot|floors?|units?|homes?)\b/g,
    title: 'Building',
    section: OVERVIEW,
    answer: onPage('Overview'),
  },
  {
    words: /\b(?:rents?|rental|yields?|roi)(?: income)?\b/g,
    title: 'Rent',
    section: OVERVIEW,
    answer: ({ stated }) =>
      stated.includes('tenant in place')
        ? 'Sold with a tenant in place; ask us for the rent and the lease.'
        : 'Its record holds no rent; ask us.',
  },
  {
    words: /\bfront(?:age)?\b/g,
    title: 'Frontage',
    section: OVERVIEW,
    answer: ({ frontageFeet }) => inWords(frontageFeet ? [`up to ${frontageFeet} feet`] : []),
  },
  {
    words: /\b(?:monthly )?(?:maintenance|cam)(?: (?:charges?|fees?|cost))?\b/g,
    title: 'Maintenance',
    section: OVERVIEW,
    answer: () => 'It is not in the price; ask us for the developer’s rate of today.',
  },
  {
    words: /\b(?:discounts?|(?:festive |special )?offers?|negotiable|negotiations?|schemes?|deals?)\b/g,
    title: 'Offers',
    section: OVERVIEW,
    answer: () => 'Its record holds the developer’s list price; ask us what is offered today.',
  },
  {
    words: /\b(?:location|located|address|kaha(?:n)?|maps?|where)\b/g,
    title: 'Place',
    section: ['location', 'Location'],
    answer: ({ record }) => inWords([record.location]),
  },
  {
    words: /\bspecifications?\b|\bspecs?\b|\bflooring\b|\bfittings\b/g,
    title: 'Specifications',
    section: ['specifications', 'Specifications'],
    answer: onPage('Specifications'),
  },
  {
    words: /\bamenit(?:y|ies)\b|\bfacilit(?:y|ies)\b/g,
    title: 'Amenities',
    section: ['amenities', 'Amenities'],
    answer: ({ stated }) => inWords(stated),
  },
];

/** Anchors of a project's sections, and their tabs, that answers lead to; the cost sheet is a part of one. */
export const ANSWERED_SECTIONS = QUESTIONS.map(({ section }) => section).filter(([id]) => id !== 'cost');

/** What its lists say, or the minutes of its nearest place. */
function factText(project: SearchFacts, fact: WishedFact): string {
  const { kind, note } = answerOf(fact)(project);
  if (fact.row === 'nearby') return note && `${note}, as its Location section says.`;
  if (kind === 'no') return `No: its lists do not have ${fact.label}.`;
  return kind === 'unknown'
    ? `Its record does not say whether it has ${fact.label}.`
    : `Yes: ${fact.label}, as its record says.`;
}

/** Whether a project has homes of a size, with their areas and prices. */
function homesText(project: SearchFacts, bedrooms: readonly string[]): string {
  const homes = project.configurations.filter(isAsked(bedrooms));
  if (homes.length === 0) return `No: it has ${inWords(project.bedrooms)}`;
  return `Yes. ${inWords(homes.map(formatConfiguration))}`;
}

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

const SMALL_TALK =
  /\b(?:yes|no|number|distance|near(?:est|by)?|close|approved|date|details?|about|does|has|having|there|it|its|of|ye|yeh|mil(?:ega|e)?|hoga|h|send|download|share|from|to|kab|far|many|kitn[aei]|minutes?)\b/g;
const toLeftOut = (rest: string) =>
  cut(rest, SMALL_TALK)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !FILLERS.has(word))
    .join(' ');

const COMPARES = /\b(?:which|is|are|one|compare|comparison|vs|versus|better|difference|between|or|and|with)\b/g;

/** Two or more named projects side by side. */
function comparison(projects: readonly SearchFacts[], rest: string): FoundAnswer {
  const said = projects.map(({ name, bedrooms, priceText, areaText, status, possession }) =>
    [`${name}: ${priceText}`, bedrooms.join(', '), areaText, status, possession].filter(Boolean).join(' · '),
  );
  return {
    title: `Compare ${projects.map(({ name }) => name).join(' and ')}`,
    text: `${said.join('. ')}. Tick “Compare” on their cards to see all of it side by side.`,
    href: ROUTES.shortlist,
    linkLabel: 'Shortlist',
    leftOut: toLeftOut(cut(rest, COMPARES)),
  };
}

/** Answers to what a query asks of the projects that it names, with them; null where it names none, or asks nothing that is known. */
export function findProjectAnswers(query: string, catalogue: Catalogue): ProjectAnswers | null {
  const { named, shortlyNamed } = catalogue;
  const found = answersOf(query, named, catalogue);
  const short = answersOf(query, shortlyNamed, catalogue);
  // 'rera of mogra': nothing else may be asked, because the word may be one of another wish.
  const isMeant =
    short?.answers.every(({ leftOut }) => !leftOut) && short.projects.length > (found?.projects.length ?? 0);
  return isMeant ? short : found;
}

interface ProjectAnswers {
  answers: FoundAnswer[];
  projects: SearchFacts[];
}

function answersOf(
  query: string,
  named: ReadonlyMap<string, SearchFacts>,
  { vocabulary }: Catalogue,
): ProjectAnswers | null {
  const { taken, rest: asked } = takeNames(withoutMarks(toUsualSpelling(query)), named);
  const projects = taken.map(({ value }) => value);
  const [project] = projects;
  if (!project) return null;
  if (projects.length > 1) return { answers: [comparison(projects, asked)], projects };
  const { sizes, rest: words } = takeBedrooms(asked);
  const bedrooms = sizes.map(({ name }) => name);
  const { path } = project.record;
  let rest = words;
  const answers: FoundAnswer[] = [];
  const answer = (title: string, text: string, [id, tab]: readonly [string, string], href = `${path}#${id}`) =>
    answers.push({
      title: `${title} of ${project.name}`,
      text: text || `Not on record; ask us. Its page: “${tab}”.`,
      href,
      linkLabel: `${href ? title : tab} of ${project.name}`,
    });
  for (const { words: pattern, title, section, answer: answerOf, href } of QUESTIONS) {
    if (rest.search(pattern) < 0) continue;
    rest = cut(rest, pattern);
    answer(title, answerOf(project, bedrooms), section, href?.(path));
  }
  const own = takeFacts(rest, vocabulary.facts);
  const others = own.facts.filter(({ row }) => row !== 'stated' && row !== 'nearby').map(({ label }) => label);
  for (const fact of own.facts) {
    if (fact.row === 'stated') answer(capitalised(fact.label), factText(project, fact), ['amenities', 'Amenities']);
    if (fact.row === 'nearby')
      answer(capitalised(fact.label.replace(/ within.*/, '')), factText(project, fact), ['location', 'Location']);
  }
  if (answers.length === 0 && bedrooms.length > 0 && project.bedrooms.length > 0)
    answer(bedrooms.join(' or '), homesText(project, bedrooms), FLOOR_PLAN);
  if (answers.length === 0) return null;
  // 'kinara noida' only says where it is.
  const open = own.rest.split(' ').filter((word) => !isNamedBy(project.record, [word]));
  const leftOut = [toLeftOut(open.join(' ')), ...others].filter(Boolean).join(' ');
  return { answers: answers.map((each, at) => (at === 0 && leftOut ? { ...each, leftOut } : each)), projects };
}
