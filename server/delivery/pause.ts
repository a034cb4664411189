const FIRST_PAUSE_MS = 5000;
const GROWTH = 4;
export const LONGEST_PAUSE_MS = 86_400_000;

/**
 * Pause after the given number of failed tries (from 1), ms: 5 s, 20 s, 80 s and so on, a day at most. What the other
 * side asks for counts if it is longer.
 */
export function pauseAfter(tries: number, askedMs = 0): number {
  const grown = FIRST_PAUSE_MS * GROWTH ** Math.max(0, tries - 1);
  return Math.min(LONGEST_PAUSE_MS, Math.max(grown, askedMs));
}
