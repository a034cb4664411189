/** What queries and fields are compared as: lower case, plain dashes and quotes, single blanks. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Different spellings of one word; the first is the one the content most often has (decisions, Search). */
const SPELLINGS: readonly (readonly string[])[] = [
  ['gurgaon', 'gurugram', 'gurgoan', 'gurgram'],
  ['bangalore', 'bengaluru', 'banglore', 'bangaluru'],
  ['mumbai', 'bombay'],
  ['faridabad', 'fbd'],
  ['lucknow', 'luckhnow'],
  ['apartment', 'flat', 'apt'],
  ['villa', 'kothi', 'bungalow'],
  ['plot', 'land'],
  ['shop', 'retail'],
  ['developer', 'builder'],
  ['extension', 'extn', 'ext'],
  ['road', 'rd'],
  ['phase', 'ph'],
  ['expressway', 'expresway', 'xpressway', 'expy'],
];

const ALTERNATIVES = new Map(SPELLINGS.flatMap((group) => group.map((word) => [word, group] as const)));

/** Written together or apart, in full or short: brought to the form the content has. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(\d)\s*-?\s*(?:bhk|bed\s?rooms?|beds?|bhks)\b/g, '$1 bhk'],
  [/\bsec(?:tor|t)?\.?\s*-?\s*(\d+\s?[a-z]?)\b/g, 'sector $1'],
  [/\b(sector \d+)\s([a-z])\b/g, '$1$2'],
  [/\bnh\s*-?\s*(\d+)\b/g, 'nh $1'],
  [/\b(?:sq(?:uare)?\.?\s*(?:f(?:ee|oo)?t|ft)|sqft|sft)\b\.?/g, 'sq.ft'],
  [/\b(?:sq(?:uare)?\.?\s*ya?r?ds?|sqyd|gaj)\b\.?/g, 'sq.yd'],
  [/\bcrores?\b/g, 'cr'],
  [/\bla(?:kh|c)s?\b/g, 'l'],
  [/\bready[\s-]*to[\s-]*move(?:[\s-]*in)?\b/g, 'ready to move'],
  [/\bunder[\s-]+construction\b/g, 'under construction'],
  [/\bnew[\s-]+launch(?:es)?\b/g, 'new launch'],
];

/** A query in the forms the content has: '3BHK sec-82' → '3 bhk sector 82'. */
export function toContentForms(query: string): string {
  return FORMS.reduce((text, [pattern, form]) => text.replace(pattern, form), plainText(query));
}

/** The same with each word in its most usual spelling: 'flats gurugram' → 'apartment gurgaon'. */
export function toUsualSpelling(query: string): string {
  return toContentForms(query)
    .split(' ')
    .map((word) => (ALTERNATIVES.get(word) ?? ALTERNATIVES.get(singular(word)))?.[0] ?? word)
    .join(' ');
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Words that say nothing about what is looked for. */
export const FILLERS: ReadonlySet<string> = new Set(
  'a all an and any at buy by find for from homes i in looking me my near need of on or project projects property properties sale show the to want with'.split(
    ' ',
  ),
);

const TERM = /\d bhk\b|sector \d+[a-z]?\b|nh \d+\b|ready to move|under construction|new launch|\S+/g;

/** 'rd' stands inside too many words to be looked for; 'road' is. */
const LEAST_SPELLING = 4;

/** One wish of a query, in each spelling that satisfies it. */
export type SearchTerm = readonly string[];

/** The wishes a query consists of: each has to be met by some spelling. Fillers are none, save alone. */
export function toSearchTerms(query: string): SearchTerm[] {
  const words = toContentForms(query).match(TERM) ?? [];
  const wishes = words.filter((word) => !FILLERS.has(word));
  return wishes.map((word) => {
    const group = ALTERNATIVES.get(word) ?? ALTERNATIVES.get(singular(word));
    const spellings = [...new Set([word, singular(word), ...(group ?? [])])];
    return group ? spellings.filter(({ length }) => length >= LEAST_SPELLING) : spellings;
  });
}
