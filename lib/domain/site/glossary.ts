/** A term of property buying in plain words; search and assistant answer with it. */
export interface GlossaryTerm {
  term: string;
  /** Other words for it, lower case. */
  aliases: string[];
  definition: string;
  /** The page of this site that helps with it. */
  href: string;
  /** Words of the link to that page. */
  linkLabel: string;
}
