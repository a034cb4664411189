/** What was said before a query. */
export interface Talk {
  /** The wish so far, in words, to which it may add: '2 BHK under ₹ 60 Lakh'. */
  wish: string;
  /** The project or projects that were named last, of which it may ask. */
  about: string;
  /** The project that the wish has found: the only one, or the first of those in the order that it asks for. */
  found?: string;
  /** The only one of them with a price, of which a sum is asked. */
  priced?: string;
  /** How many of its projects were shown, and the names of those shown last. */
  shown?: number;
  names?: readonly string[];
  /** The project that was asked about before it. */
  before?: string;
  /** What was asked last of projects, without their names. */
  question?: string;
  /** Who asks, in the words of what was said: 'nri'. */
  who?: string;
  /** The subject that was answered last, of which 'for a woman', 'at 9%' or 'can it be lowered' asks, its answer, and how it was asked. */
  topic?: { asked: string; said: string; typed: string };
}
