/** Anchor of the first card of an initial letter. */
export function letterId(letter: string): string {
  return `letter-${letter.toLowerCase()}`;
}
