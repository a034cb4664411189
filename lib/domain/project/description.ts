import { DESCRIPTION_WORD_LIMIT } from '../site/business-constants';

const WORDS = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'],
  ...['fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];
const NUMBER = `(\\d+(?:\\.\\d+)?|${WORDS.join('|')})`;
// "four towers", "two slim towers" and "two-tower", but not "34-floor towers" or "27 floors. Towers".
const TOWERS = new RegExp(`\\b${NUMBER}(?:-|\\s+(?:[a-z]*[a-rt-z]\\s+)?)(?:tower|block|building)s?\\b`, 'gi');
const ACRES = new RegExp(`\\b${NUMBER}[\\s-]acres?\\b`, 'gi');

/** Every number of towers, blocks or buildings that a text states, in its order; numbers up to twenty may be words. */
export function statedTowers(text: string): number[] {
  return numbersIn(text, TOWERS);
}

/** Every number of acres that a text states, in its order. */
export function statedAcres(text: string): number[] {
  return numbersIn(text, ACRES);
}

function numbersIn(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => {
    const word = WORDS.indexOf(found.toLowerCase());
    return word === -1 ? Number(found) : word + 1;
  });
}

/** The first 50 words, and whether there is more to read (spec 9, Project page). */
export function truncateDescription(text: string): { text: string; isTruncated: boolean } {
  const words = text.trim().split(/\s+/);
  if (words.length <= DESCRIPTION_WORD_LIMIT) return { text: words.join(' '), isTruncated: false };
  return { text: `${words.slice(0, DESCRIPTION_WORD_LIMIT).join(' ')}…`, isTruncated: true };
}

/** Paragraphs by blank lines, or else roughly three groups of sentences (spec 2, Project page). */
export function splitDescription(text: string): string[] {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  if (paragraphs.length !== 1) return paragraphs;
  const sentences = toSentences(paragraphs[0] ?? '');
  const size = Math.ceil(sentences.length / 3);
  const groups: string[] = [];
  for (let start = 0; start < sentences.length; start += size) {
    groups.push(sentences.slice(start, start + size).join(' '));
  }
  return groups;
}

/** The sentences of a text: ends are a stop, a blank and a capital; '1.5 Cr', 'sq.ft' and 'Dr. Rao' do not end one. */
export function toSentences(paragraph: string): string[] {
  return paragraph.split(/(?<=[.!?]["”’)]?)(?<!\b(?:Dr|Mr|Mrs|Ms|St|No|Rs|vs|approx)\.)\s+(?=["“‘(]?\p{Lu})/u);
}
