import { parseTypedRupees } from '../site/typed-number';
import { AMOUNT, formatRupees, UNIT } from '../project/price';
import { ROUTES } from '../site/routes';
import { calculateEmi, EMI_DEFAULTS, EMI_LIMITS, type EmiField, type EmiTerms, parseTypedTerm } from '../emi/emi';
import { describeEmiTerm, emiFigures } from '../emi/figures';
import { cut } from './limits';
import type { FoundAnswer, ToolAnswer } from './record';

const INCOME_NAMES = 'salary|(?<!rent(?:al)? )income|earn(?:ing)?s?|ctc|package|kamai|tankhwah';
const INCOME = new RegExp(`\\b(?:${INCOME_NAMES})\\b`);
const LPA = /(\d[\d.]*) ?lpa\b/;
const YEARLY = /\b(?:(?:an?|per|every|each|in hand) (?:year|annum|saal)|yearly|annual(?:ly)?|p\.? ?a|ctc|package)\b/;
const INCOME_WORDS =
  /\b(?:salary|income|earn(?:ing)?s?|ctc|package|kamai|tankhwah|(?:(?:an?|per|every|each|my) )?(?:month|year|annum|saal|mahin[aei])|monthly|yearly|annual(?:ly)?|pm|pa|lpa|l|rupees|rs|inr|of|home|homes|afford|my|i|is|with)\b|₹/g;
const SUM = `${AMOUNT}${UNIT}\\b|\\d{5,}`;
const RUPEES = new RegExp(SUM);
/** An amount behind a word that says what it is, else before it: 'savings 20 l', '15000 emi'. */
const beside = (names: string) => [
  new RegExp(`\\b(?:${names})(?: (?:of|is|hai))* ?₹? ?(?:${SUM})`),
  new RegExp(`(?:${SUM})(?: (?:rupees|rs|of|in|ka|ki|monthly|(?:a|per) month))* (?:${names})\\b`),
];
const find = (patterns: readonly RegExp[], text: string) =>
  patterns.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
const OWN = beside(INCOME_NAMES);
/** What else a household says, by the field of the calculator. */
const OTHERS: readonly (readonly [string, RegExp[]])[] = [
  ['savings', beside('savings?|saved|down ?payment|dp|bachat')],
  ['emis', beside('(?:(?:existing|current|other|running) )*(?:emis?|instal?lments?|kist)')],
];

/**
 * A salary leads to the highest price that it pays; that of a year is counted for a month. The link carries it, with the
 * savings and instalments beside it. Null for other questions. For `spelled` texts.
 */
export function incomeAnswer(asked: string): ToolAnswer | null {
  const perYear = asked.replace(LPA, '$1 l a year');
  if (!INCOME.test(asked) && perYear === asked) return null;
  let rest = asked;
  const figures = OTHERS.flatMap(([field, patterns]) => {
    const words = find(patterns, rest) ?? '';
    const rupees = parseTypedRupees(RUPEES.exec(words)?.[0] ?? '');
    if (rupees) rest = cut(rest, words);
    return rupees ? `&${field}=${rupees}` : [];
  });
  const amount = LPA.exec(rest)?.[1]?.concat(' l') ?? RUPEES.exec(find(OWN, rest) ?? rest)?.[0];
  const typed = amount ? parseTypedRupees(amount) : null;
  if (!typed) return null;
  const rupees = YEARLY.test(perYear) ? Math.round(typed / 12) : typed;
  return {
    title: 'What can I afford?',
    text: `The highest price that ₹ ${rupees.toLocaleString('en-IN')} a month pays depends on savings and other instalments. Add them, and you see it with the homes within it.`,
    href: `${ROUTES.affordability}?income=${rupees}${figures.join('')}`,
    linkLabel: 'What can I afford?',
    rest: cut(rest.replace(amount ?? '', ' '), INCOME_WORDS),
  };
}

const ASKS_FOR_INSTALMENT = /\bemis?\b|\binstal?lments?\b/;
/** 'minus' is also how a dash before a number is read. */
const NOT_MINUS = '(?<!minus ?[\\d.,]*)';
const LOAN = new RegExp(`${NOT_MINUS}(?:${AMOUNT}${UNIT}\\b|\\d{5,})`);
const RATE = new RegExp(`${NOT_MINUS}(\\d+(?:[.,]\\d+)?) ?(?:%|percent|per cent)`);
const YEARS = new RegExp(`${NOT_MINUS}(\\d+(?:\\.\\d+)?) ?(?:years?|yrs?|saal)\\b`);
const MONTHS = new RegExp(`${NOT_MINUS}(\\d+) ?(?:months|mahine)\\b`);
/** Beside a sum that somebody pays each month, and that is no loan. */
const IS_MONTHLY =
  /\d(?: ?(?:l|cr))?(?: (?:rupees|rs))? ?(?:(?:an?|per|every|each|har|ek) (?:month|mth|mahin[aei])|pm|p\.m\.?|monthly|mahin[aei])\b|\bmahin[aei] (?:(?:ka|ki|mein) )?₹? ?\d/;
const IS_OTHER = /\b(?:rents?|rental|kiraya|lease|pg|salary|income|earn(?:ing)?s?)\b/;
const MAX_MONTHLY_RUPEES = 100_000;
const EXAMPLE = 'EMI for 80 lakh at 9% for 15 years';
/** What an answer about instalments takes into account without saying it. */
const EMI_WORDS =
  /\b(?:emis?|instal?lments?|kist|monthly|(?:home )?loans?|interest|rates?|tenure|amount|calculat\w*|(?:(?:per|every|each|har) )?(?:months?|mahin[aei])|pm|rupees|rs|inr|budget|afford|under|below|up ?to|within|around)\b|[₹%]/g;

interface Asked {
  amount: string | undefined;
  rate: string | undefined;
  years: string | undefined;
  /** The question without them. */
  rest: string;
}

function readTerms(asked: string): Asked {
  const [rateText = '', rate] = RATE.exec(asked) ?? [];
  const [yearsText = '', years] = YEARS.exec(asked) ?? [];
  const [monthsText = '', months] = yearsText ? [] : (MONTHS.exec(asked) ?? []);
  const terms = [rateText, yearsText, monthsText].filter(Boolean);
  const text = terms.reduce((rest, part) => rest.replace(part, ' '), asked);
  const amount = LOAN.exec(text)?.[0];
  return {
    amount,
    rate,
    years: years ?? (months && String(Number(months) / 12)),
    rest: text.replace(amount ?? '', ' '),
  };
}

/** The instalment of a loan, or the loan of a monthly sum; null for other questions and without an amount. For `spelled` texts. */
export function instalmentAnswer(asked: string): ToolAnswer | null {
  const isOther = IS_OTHER.test(asked);
  const isMonthly = IS_MONTHLY.test(asked) && !isOther;
  const isAsked = ASKS_FOR_INSTALMENT.test(asked) || (/\bmonthly\b/.test(asked) && !isOther);
  if (!isMonthly && !isAsked) return null;
  const { amount, rate, years, rest } = readTerms(asked);
  const loan = amount ? parseTypedRupees(amount) : null;
  if (!loan) return null;
  const terms = {
    loanRupees: withinLimits('loanRupees', String(loan)) ?? loan,
    annualRatePercent: withinLimits('annualRatePercent', rate) ?? EMI_DEFAULTS.annualRatePercent,
    tenureYears: withinLimits('tenureYears', years) ?? EMI_DEFAULTS.tenureYears,
  };
  const isOfSum = isMonthly || (loan < MAX_MONTHLY_RUPEES && !rate && !years);
  const text = isOfSum ? loanOfInstalment(loan, terms) : instalmentOf(loan, terms);
  const notes = [text, limitNote('annualRatePercent', rate), limitNote('tenureYears', years)];
  return {
    title: 'EMI',
    text: notes.filter(Boolean).join(' '),
    href: ROUTES.affordability,
    linkLabel: 'What can I afford?',
    rest: cut(rest, EMI_WORDS),
    ...(!isOfSum && !rate && !years && { replies: [EXAMPLE] }),
  };
}

function instalmentOf(loan: number, terms: EmiTerms): string {
  const { monthly, interest } = emiFigures(terms);
  const [loanText, rateText, yearsText] = (['loanRupees', 'annualRatePercent', 'tenureYears'] as const).map((field) =>
    describeEmiTerm(field, terms[field]),
  );
  const text = `${loanText} at ${rateText} over ${yearsText}: ${monthly} a month. The interest adds up to ${interest}.`;
  return [text, limitNote('loanRupees', String(loan))].filter(Boolean).join(' ');
}

/** A figure as it was asked, 8.75 % too, which the steps of the calculator's fields would round. */
function withinLimits(field: EmiField, text: string | undefined): number | null {
  const typed = text ? parseTypedTerm(field, text) : null;
  const { min, max } = EMI_LIMITS[field];
  return typed === null ? null : Math.min(max, Math.max(min, typed));
}

/** 'Counted with 30 years, the most that the calculator takes.' where a figure is beyond its limits; '' otherwise. */
function limitNote(field: EmiField, text: string | undefined): string {
  const typed = text ? parseTypedTerm(field, text) : null;
  const { min, max } = EMI_LIMITS[field];
  if (typed === null || (typed >= min && typed <= max)) return '';
  const end = typed < min ? 'least' : 'most';
  return `Counted with ${describeEmiTerm(field, typed < min ? min : max)}, the ${end} that the calculator takes.`;
}

/** The loan that a monthly sum pays back, and what else decides. */
function loanOfInstalment(monthlyRupees: number, terms: EmiTerms): string {
  const perRupee = calculateEmi({ ...terms, loanRupees: 1 }).monthlyRupees;
  const rateText = describeEmiTerm('annualRatePercent', terms.annualRatePercent);
  const yearsText = describeEmiTerm('tenureYears', terms.tenureYears);
  const loanText = formatRupees(Math.floor(monthlyRupees / perRupee / 1000) * 1000);
  return `₹ ${monthlyRupees.toLocaleString('en-IN')} a month pays back a loan of about ${loanText} at ${rateText} over ${yearsText}. Income and savings decide the price.`;
}

type Page = Pick<FoundAnswer, 'title' | 'text' | 'href'> & { words: RegExp };

/** Pages that are asked for in other words than their names, in the order in which they are read; a new one is one row. */
const PAGES: readonly Page[] = [
  {
    words:
      /\b(?:(?:my|the|open|show) )*(?:(?:short ?list(?:ed)?|saved|kept|favou?rites?|liked)(?: (?:projects?|homes?|list))?|compare|comparison)\b/g,
    title: 'Shortlist',
    text: 'What you kept with the heart and ticked to compare, side by side.',
    href: ROUTES.shortlist,
  },
  {
    words: /\b(?:floor|unit|house) plans?\b|\blayout plans?\b/g,
    title: 'Floor Plans',
    text: 'The plans of every project, by developer.',
    href: ROUTES.floorPlans,
  },
  {
    words: /\b(?:jobs?|vacanc(?:y|ies)|hiring|internships?|openings?|naukri)\b/g,
    title: 'Careers',
    text: 'Departments and open roles.',
    href: ROUTES.career,
  },
  {
    words:
      /\b(?:(?:your|the) )*(?:(?:contact|phone|mobile|whatsapp|helpline|office) (?:numbers?|no|details?|address)|customer care|helpline|e ?mail(?: (?:id|address))?|office (?:location|timings?|address|kahan?)|where is (?:your |the )*office|address)\b/g,
    title: 'Contact Us',
    text: 'Phone, e-mail, address and enquiry form.',
    href: ROUTES.contact,
  },
];

function pageAnswer(asked: string): ToolAnswer | null {
  const page = PAGES.find(({ words }) => asked.search(words) >= 0);
  if (!page) return null;
  const { words, title, text, href } = page;
  return { title, text, href, linkLabel: title, rest: cut(asked, words) };
}

/** What a tool or page of the site answers to a question; null where none does. For `spelled` texts. */
export function findTool(asked: string): ToolAnswer | null {
  return incomeAnswer(asked) ?? instalmentAnswer(asked) ?? pageAnswer(asked);
}
