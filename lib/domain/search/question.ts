import { withDecimalPoints } from './money';
import { STOP_WORDS } from './language';
import { toContentForms } from './spelling';

/** Normalises a question for comparison: usual spelling, lower case, no punctuation, one blank between words. */
export function spelled(text: string): string {
  const plain = withDecimalPoints(text.toLowerCase())
    .replace(/(?<!\S)[-−](?=[₹\d])/g, 'minus ')
    .replace(/(\d),(?=\d)/g, '$1')
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
