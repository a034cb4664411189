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
