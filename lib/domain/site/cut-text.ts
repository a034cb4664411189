/** Older browsers cut between code points. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : null;

/** The beginning of a text, at most `limit` UTF-16 units: no emoji, flag, accent or syllable is cut in two. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = segmenter?.segment(text).containing(limit)?.index ?? limit;
  return text.slice(0, end).replace(/\p{Cs}$/u, '');
}

/** The same, with an ellipsis where something is left out. */
export function shortText(text: string, limit: number): string {
  return text.length > limit ? `${cutText(text, limit).trimEnd()}…` : text;
}
