import { spellOutBedrooms } from '../project/bedrooms';
import { remembered } from '../site/remembered';
import { joinAmounts, withDecimalPoints } from './money';
import { FILLERS, FORMS, SPELLINGS, STOP_WORDS } from './language';
import { QUESTIONS_OF_OWN } from './own-questions';
import { fromHindi } from './hindi';

/** Normalises a question for comparison: usual spelling, lower case, no punctuation, one blank between words. */
export function spelled(text: string): string {
  const plain = withDecimalPoints(text.toLowerCase())
    .replace(/(?<!\S)[-−](?=[₹\d])/g, 'minus ')
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/(?<=\d) ?-(?=\d)/g, ' to ')
    .replace(/[^\p{L}\p{M}\p{N}.%₹]+/gu, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return toContentForms(plain);
}

/** The meaningful words of a question, in the singular. */
export function contentWords(asked: string): string[] {
  const words = asked.split(' ').filter((word) => word.length > 2 && !STOP_WORDS.has(word));
  return [...new Set(words.map((word) => word.replace(/(?<=..)(?:ing|s)$/, '')))];
}

/** Normalises queries and fields for comparison: lower case, plain dashes and quotes, single blanks. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}

const ALTERNATIVES = new Map(SPELLINGS.flatMap((group) => group.map((word) => [word, group] as const)));

/** 'sector 79 or 81', 'sec 79/81, 82': each number is one; that of '2 bhk' or '2 cr' beside them is none. */
const SECTORS =
  /\bsec(?:tors?|t)?[\s.-]*\d{1,3}[a-z]?(?:(?: ?[,/&] ?| (?:or|and|ya|aur) | (?=\d\d))(?:sec(?:tors?|t)?[\s.-]*)?\d{1,3}[a-z]?\b(?![.\d]| ?(?:\+|b\.?h|r\.?k|bed|room|cr|l\b|la[ck]|k\b|%|sq|gaj|ya?r?d|min|km|month|year|mahin|saal)))+/g;

/** What is longer is pasted, and no question. */
const LONGEST_QUESTION = 200;
const QUESTION_FORMS = [...QUESTIONS_OF_OWN, ...FORMS];

/** An answer reads its query several times. */
const MOST_TEXTS = 100;

/** A query in the forms the content has: '3BHK sec-82' → '3 bhk sector 82'. */
export const toContentForms = remembered((query) => {
  const plain = fromHindi(withDecimalPoints(plainText(query))).replace(SECTORS, (all) =>
    all
      .replace(/\bsec\S*[\s.-]*/g, '')
      .replace(/\d+[a-z]?/g, 'sector $&')
      .replace(/ ?[,/&] ?|(?<=\d[a-z]?) (?=sector)/g, ' or '),
  );
  const spelled = spellOutBedrooms(plain).toLowerCase();
  const forms = spelled.length > LONGEST_QUESTION ? FORMS : QUESTION_FORMS;
  return joinAmounts(forms.reduce((text, [pattern, form]) => text.replace(pattern, form), spelled));
}, MOST_TEXTS);

/** The same with each word in its most usual spelling: 'flats, gurugram' → 'apartment, gurgaon'. */
export function toUsualSpelling(query: string): string {
  const usual = (word: string) => (ALTERNATIVES.get(word) ?? ALTERNATIVES.get(singular(word)))?.[0] ?? word;
  return toContentForms(query).replace(/[^\s,;!?]+/g, usual);
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

const TERM = /\d+(?:\.\d+)? bhk\b|sector \d+[a-z]?\b|nh \d+\b|ready to move|under construction|new launch|\S+/g;

/** Shorter spellings such as 'rd' occur inside too many words; 'road' is searched instead. */
const MIN_SPELLING = 4;

/** One term of a query, in each spelling that satisfies it. */
export type SearchTerm = readonly string[];

/** The terms of a query without fillers; each has to match in some spelling. */
export function toSearchTerms(query: string): SearchTerm[] {
  const words = toContentForms(query).match(TERM) ?? [];
  const wishes = words.filter((word) => !FILLERS.has(word));
  return wishes.map((word) => {
    const group = ALTERNATIVES.get(word) ?? ALTERNATIVES.get(singular(word));
    const spellings = [...new Set([word, singular(word), ...(group ?? [])])];
    return group ? spellings.filter(({ length }) => length >= MIN_SPELLING) : spellings;
  });
}
