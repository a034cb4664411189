import 'server-only';

/** The word an editor probably meant: at most a third of the letters differ; null if none is near. */
export function nearestWord(word: string, words: Iterable<string>): string | null {
  let nearest: { word: string; distance: number } | null = null;
  for (const candidate of words) {
    const limit = Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3));
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const distance = editDistance(plain(word), plain(candidate));
    if (distance <= limit && distance < (nearest?.distance ?? Infinity)) nearest = { word: candidate, distance };
  }
  return nearest?.word ?? null;
}

/** `, did you mean x?` or nothing. */
export function suggestion(word: string, words: Iterable<string>): string {
  const nearest = nearestWord(word, words);
  return nearest === null ? '' : `, did you mean ${nearest}?`;
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[\s_-]+/g, '-');
}

/** Levenshtein distance. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, charA] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const kept = (row[j] ?? 0) + (charA === b[j] ? 0 : 1);
      next.push(Math.min(kept, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
