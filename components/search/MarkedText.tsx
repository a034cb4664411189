import { markMatches } from '@/lib/domain/search/highlight';

interface MarkedTextProps {
  text: string;
  needles: readonly string[];
}

/** A text with the matches highlighted. */
export function MarkedText({ text, needles }: MarkedTextProps) {
  return markMatches(text, needles).map(({ text: piece, isMatch }, at) =>
    isMatch ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
  );
}
