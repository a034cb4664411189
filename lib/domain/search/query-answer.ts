import type { SearchGroup } from './find';
import type { SearchListing } from './offer';
import type { FoundAnswer } from './record';
import type { WayOn } from './ways-on';

/** The results of a query, before a conversation goes on with them. */
export interface QueryAnswer {
  /** The query without its typing error, where nothing else was found; else null. */
  corrected: string | null;
  /** What is answered: the query, or the wish of a conversation with the query. */
  asked: string;
  /** The wish in it: the query, or what a tool makes of an income, 'under ₹ 57.61 Lakh'. */
  wished: string;
  /** What it asks about: a term, or all of it where a tool answers; '' without either. */
  subject: string;
  /** Whether it names something to filter by. */
  isWish: boolean;
  /** The one project that it names; '' if there is none. */
  about: string;
  /** Slugs of the developers in whose files texts are that may answer more. */
  developers: readonly string[];
  /** The listing that the query means. */
  offer: SearchListing | null;
  /** Those of the other side of an 'or' that no listing joins: 'office or flat'. */
  further: SearchListing[];
  /** Whether the first group is what the query names, so that it stands before the offer. */
  isNameFirst: boolean;
  answers: FoundAnswer[];
  /** Whether the answers stand before everything else. */
  isAnswerFirst: boolean;
  groups: SearchGroup[];
  /** What the facts of a wish have in common with its first group: '2 BHK with study – 3 projects'; '' without facts. */
  heading: string;
  /** Words that the groups do not take into account, where there is a heading. */
  leftOut: string;
  /** What we do not have at all: 'DLF is not among our developers.'; '' if nothing was asked that we do not have. */
  notice: string;
  /** Number of records in the groups. */
  count: number;
  /** Whether filters found the projects of the groups, rather than words. */
  isFiltered: boolean;
  /** Whether nothing was found, though something may have been understood. */
  isNothing: boolean;
  /** Set if nothing was found, nothing that fits, or only what has the words that no filter knows. */
  wayOn: WayOn | null;
}

/** What is found of nothing. */
export const NOTHING: QueryAnswer = {
  corrected: null,
  asked: '',
  wished: '',
  subject: '',
  isWish: false,
  about: '',
  developers: [],
  offer: null,
  further: [],
  isNameFirst: false,
  answers: [],
  isAnswerFirst: false,
  groups: [],
  heading: '',
  leftOut: '',
  notice: '',
  count: 0,
  isNothing: false,
  isFiltered: false,
  wayOn: null,
};

/** The words that an answer does not take into account. */
export const leftOutOf = ({ leftOut, wayOn }: QueryAnswer): string[] =>
  (wayOn?.understood?.leftOut ?? leftOut).match(/\S+/g) ?? [];

/** Number of words that an answer does not take into account. */
export const leavesOut = (answer: QueryAnswer) => leftOutOf(answer).length;
