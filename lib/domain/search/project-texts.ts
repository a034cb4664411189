import { calculateEmi, startingTerms, USUAL_LOANS } from '../emi/emi';
import {
  type Configuration,
  formatCarpet,
  formatConfigurationArea,
  formatConfigurationPrice,
  rateOf,
} from '../project/configuration';
import { hasBedrooms } from '../project/bedrooms';
import { formatAmount, formatRupees } from '../project/price';
import { projectFaqs } from '../project/faqs';
import { loanByBank, percentOf } from '../project/rates';
import type { SearchFacts } from './file';
import { inSteps, type LoanTerms } from '../project/rates';
import type { AskedTerms } from './instalment-answer';
import type { Use } from '../project/uses';
import { groupedBy } from '../site/grouped';
import { cut } from './limits';
import { toUsualSpelling } from './spelling';
import { ALL_IN, CHARGES, CONSTRUCTION_IN, FREE } from './passages';

/** What is known beside a project's record in the search. */
export interface KnownBeside {
  /** The sentences of its page. */
  texts: readonly string[];
  /** What banks lend; null if the site does not say. */
  loan: LoanTerms | null;
  /** The terms of a loan that are asked for, where they are not the usual ones. */
  terms?: AskedTerms;
}

/** Whether a configuration has the bedrooms that are asked for, or a label that is. */
export const isAsked =
  (bedrooms: readonly string[]) =>
  ({ label }: Pick<Configuration, 'label'>) =>
    bedrooms.length === 0 ||
    bedrooms.some((wanted) => wanted === label || (wanted.split(' ').length < 3 && hasBedrooms(label, wanted)));
/** 'kiosk' of 'Food Court Kiosk', 'study' of '3 BHK + Study'; a room and a floor with the word before. */
const PARTS_OF_LABEL = /(?:\w+ )?\b(?:room|floor)$|\w{4,}$/;
/** Labels of the configurations that a query in usual spelling names by more than their bedrooms; none where it means all of them. */
export function labelsNamed(
  { configurations, uses }: SearchFacts,
  query: string,
  bedrooms: readonly string[],
): string[] {
  const named = configurations.filter(isAsked(bedrooms)).map(({ label }) => {
    const parts = toUsualSpelling(label.toLowerCase()).split(/ *[+/] */);
    const heads = parts.map((part) => PARTS_OF_LABEL.exec(part)?.[0] ?? '');
    const isNamed = heads.some((head) => head && !uses.includes(head as Use) && includesWord(query, head));
    return {
      label,
      score: isNamed
        ? parts
            .join(' ')
            .split(' ')
            .filter((word) => includesWord(query, word)).length
        : 0,
    };
  });
  const most = Math.max(...named.map(({ score }) => score));
  const labels = named.filter(({ score }) => score === most).map(({ label }) => label);
  return most > 0 && labels.length < named.length ? [...new Set(labels)] : [];
}
const includesWord = (text: string, word: string) => ` ${text} `.includes(` ${word} `);

/** A text without the words of labels. */
export function withoutLabels(text: string, labels: readonly string[]): string {
  const words = toUsualSpelling(labels.join(' ').toLowerCase()).split(' ');
  return text
    .split(' ')
    .filter((word) => !words.includes(word))
    .join(' ');
}

/** Texts as one sentence; '' without any. */
export const inWords = (parts: readonly string[], last = ', ') => (parts.length > 0 ? `${parts.join(last)}.` : '');
/** Names of the configurations that are asked for; 'Plot of 150 sq.yd' where two are plots. */
export function asked(
  { configurations }: SearchFacts,
  bedrooms: readonly string[],
): { name: string; each: Configuration }[] {
  const isShared = ({ label }: Configuration) => configurations.filter((other) => other.label === label).length > 1;
  return configurations.filter(isAsked(bedrooms)).map((each) => {
    const area = isShared(each) ? formatConfigurationArea(each) : null;
    return { name: area ? `${each.label} of ${area}` : each.label, each };
  });
}
/** Its prices by configuration. */
export const prices = (project: SearchFacts, bedrooms: readonly string[]) =>
  asked(project, bedrooms).map(({ name, each }) => `${name}: ${formatConfigurationPrice(each)}`);
/** Its areas by configuration, with the carpet areas. */
export const areas = ({ configurations }: SearchFacts, bedrooms: readonly string[]) =>
  configurations
    .filter((each) => isAsked(bedrooms)(each) && each.areaSqft !== null)
    .map((each) => [`${each.label} ${formatConfigurationArea(each)}`, formatCarpet(each)].filter(Boolean).join(', '));
/** Where a page says what the search does not read. */
export const saidUnder = (tab: string) => `What its record says of it stands under “${tab}”.`;

const MAX_NEARBY = 6;
/** The first places nearby that its page lists; '' without any. */
export const nearbyText = ({ nearby }: SearchFacts) =>
  inWords((nearby ?? []).slice(0, MAX_NEARBY).map(({ name, time }) => `${name} ${time}`));
/** What the questions of the project's page answer. */
export const faqAnswer = (words: RegExp) => (project: SearchFacts) =>
  projectFaqs({ ...project, faqs: [] }).find(({ question }) => words.test(question))?.answer ?? '';

const BUILT =
  /\b(?:construction (?:is|has)|topped out|slabs? (?:is|are|has|have) (?:been )?cast|(?:roads|sewers)\b.* are (?:in|laid))\b/i;
/** Where a number is asked that nobody reads: of a page whose sentences are known that it says none. */
export const howMany = ({ texts }: Pick<KnownBeside, 'texts'>) =>
  texts.length > 0
    ? 'How many, its record does not say; ask us.'
    : 'How many, where it says so, stands under “Overview”.';

/** Its status, the month that its developer states, and how far it is, where its page says so. */
export function possessionText(project: SearchFacts, _: readonly string[], { texts }: KnownBeside): string {
  const said = faqAnswer(/possession/)(project);
  const progress = texts.find((text) => text.startsWith(CONSTRUCTION_IN)) ?? texts.find((text) => BUILT.test(text));
  const far = progress ? said.replace('Ask us how far the site has come.', `${cut(progress, /\.$/)}.`) : said;
  // When one that is ready was handed over stands in its record alone.
  const since = /\bsince .+/i.exec(project.possession ?? '')?.[0].replace(/^S/, 's') ?? '';
  const status = `${project.status} ${since}`.trim();
  return [inWords(status ? [status] : []), far].filter(Boolean).join(' ');
}

/** The instalments of its homes, on the usual terms where no others are asked for; '' without a price. */
export function emiText(project: SearchFacts, bedrooms: readonly string[], { terms }: KnownBeside): string {
  const { sharePercent, annualRatePercent, tenureYears, downRupees = 0 } = { ...USUAL_LOANS[project.kind], ...terms };
  const parts = asked(project, bedrooms).flatMap(({ name, each: { priceRupees } }) => {
    if (priceRupees === null || priceRupees <= downRupees) return [];
    const loanRupees = downRupees ? priceRupees - downRupees : percentOf(priceRupees, sharePercent);
    const lent = (downRupees || terms?.sharePercent) && { loanRupees };
    const { monthlyRupees } = calculateEmi({ ...startingTerms(project.kind, priceRupees), ...terms, ...lent });
    return `${name}: ${formatAmount(Math.round(monthlyRupees))} a month`;
  });
  const share = downRupees ? `all but ${formatRupees(downRupees)}` : `${sharePercent} %`;
  const said = `for ${share} of the price at ${annualRatePercent} % over ${tenureYears} years.`;
  return parts.length > 0 ? `${parts.join(', ')}, ${said}` : '';
}

/** The yearly rate that the instalments are counted with, before these. */
export const interestText = (project: SearchFacts, bedrooms: readonly string[], known: KnownBeside) =>
  `${{ ...USUAL_LOANS[project.kind], ...known.terms }.annualRatePercent} % a year to begin with; each bank has its own. ${emiText(project, bedrooms, known)}`.trim();

const loanDesk = (project: SearchFacts) => cut(faqAnswer(/home loan/)(project), / The calculator above .*$/);
/** What a bank may lend of the prices of homes; of land, shops and offices banks lend less. */
export function loanText(project: SearchFacts, bedrooms: readonly string[], { loan }: KnownBeside): string {
  const isHome =
    project.kind === 'residential' && project.unitType !== 'Residential Land' && project.category !== 'sco';
  const lent = asked(project, bedrooms).flatMap(({ name, each: { priceRupees } }) =>
    isHome && loan && priceRupees ? `${name}: ${formatRupees(loanByBank(loan, priceRupees))}` : [],
  );
  return lent.length > 0 && loan
    ? `A bank may lend ${inSteps(loan)}, at most ${inWords(lent)} ${cut(loanDesk(project), /^Yes\. /)}`
    : loanDesk(project);
}

/** The sentences that begin so of the configurations that are asked for, else of all. */
function sentencesOf(begin: string, bedrooms: readonly string[], { texts }: KnownBeside): string[] {
  const own = texts.filter((text) => text.startsWith(begin));
  const asked = own.filter((text) => isAsked(bedrooms)({ label: text.slice(begin.length).split(',')[0]! }));
  return asked.length > 0 ? asked : own;
}

/** The sentences that begin so, as one text; '' without any. */
export const inTexts = (begin: string | RegExp, { texts }: Pick<KnownBeside, 'texts'>) =>
  texts.filter((text) => text.search(begin) === 0).join(' ');

const SAYS_RENT =
  /\b(?<!\bwho (?:already |now )?)(?:rents?|let(?! us\b)|letting|leas(?:es?|ed|ing)|tenant(?:s|ed)?)\b/i;
/** What its record and its page hold of rent, lease and tenant. */
export function rentText({ stated }: SearchFacts, _: readonly string[], known: KnownBeside): string {
  const own = inTexts(/(?:Rent|Gross rental yield|Lease|Tenant): /, known);
  if (/\b(?:Rent|Gross rental yield): /.test(own)) return own;
  const said =
    own ||
    known.texts
      .filter((text) => SAYS_RENT.test(text))
      .slice(0, 2)
      .join(' ');
  const isLet = own !== '' || stated.includes('tenant in place');
  const end = isLet ? 'Ask us for the rent.' : 'Its record holds no rent; ask us.';
  return [isLet ? 'Sold with a tenant in place.' : '', said, end].filter(Boolean).join(' ');
}

/** What its homes cost in all, as the sheet on its page counts it. */
export function costText(_: SearchFacts, bedrooms: readonly string[], known: KnownBeside): string {
  const sums = sentencesOf(ALL_IN, bedrooms, known).slice(0, 2).join(' ');
  const lines = 'line by line, for man, woman and joint owners.';
  const charges =
    inTexts(CHARGES, known) ||
    'Parking, club and other charges of the developer come on top, if its price is without them.';
  return sums
    ? `${sums} ${charges} Its page has it ${lines}`
    : `With duty, registration and, where it is due, GST, ${lines}`;
}

const MOST_SUMS = 4;
/** The GST of its homes, as that sheet counts it. */
export function gstText(project: SearchFacts, bedrooms: readonly string[], known: KnownBeside): string {
  const sums = sentencesOf(ALL_IN, bedrooms, known).slice(0, MOST_SUMS);
  const said = sums.map((text) => text.slice(ALL_IN.length, -1).replace(/, comes .* and /, ': '));
  return said.length > 0
    ? `${inWords(said, '; ')} Where it is due, it comes on top of the price; the page has the cost in all, line by line.`
    : costText(project, bedrooms, known);
}

/** Says how many are left: 'Eleven plots are left', 'Thirty units remain'. */
const LEFT =
  /\b(?:units?|plots?|flats?|apartments?|villas?|homes|suites?|floors|stock|shops|space|buildings?|chambers)\b[^.]*\b(?:left|remain|remaining|unsold|vacant|still with the developer|(?:is|are) (?:mostly )?(?:on|available|for sale))\b|\b(?:left|remain(?:s|ing)|on offer|the remaining)\b[^.]*\b(?:is|are)\b/i;
/** What is free of the configurations that are asked for, with its floors, as its page lists it. */
export const freeText = (_: SearchFacts, bedrooms: readonly string[], known: KnownBeside) =>
  [
    ...(known.texts.some((text) => text.startsWith(FREE))
      ? sentencesOf(FREE, bedrooms, known)
      : known.texts.filter((text) => LEFT.test(text)).slice(0, 1)),
    'What is free changes by the day: ask us. Its plans stand under “Floor Plan”.',
  ].join(' ');

/** What decides, of a project in one line. */
export const summary = ({ bedrooms, priceText, areaText, status, possession }: SearchFacts) =>
  [priceText, bedrooms.join(', '), areaText, status, possession].filter(Boolean).join(' · ');

/** The least, the middle and the most of what projects ask, by area or in all, in each unit; '' where none has a price. */
export function rangeText(projects: readonly SearchFacts[], bedrooms: readonly string[], isRate: boolean): string {
  const asked = projects.flatMap(({ configurations }) => configurations.filter(isAsked(bedrooms)));
  const sums = asked.flatMap((each) => {
    const rate = isRate ? rateOf(each) : null;
    const rupees = isRate ? rate?.rupees : each.priceRupees;
    return rupees ? { rupees, unit: rate ? ` / ${rate.unit}` : '' } : [];
  });
  const format = isRate ? formatAmount : formatRupees;
  const parts = [...groupedBy(sums, ({ unit }) => unit)].map(([unit, own]) => {
    const sorted = own.map(({ rupees }) => rupees).sort((a, b) => a - b);
    const [least, middle, most] = [0, 0.5, 1].map((share) => format(sorted[Math.round((own.length - 1) * share)]!));
    return own.length === 1
      ? `${least}${unit} (1 price)`
      : `${least} to ${most}${unit}, half of them up to ${middle} (${own.length} prices)`;
  });
  return inWords(parts, '; ');
}
