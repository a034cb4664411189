/** A link of an answer. */
export interface AssistantLink {
  label: string;
  href: string;
  /** Location, price or count beside it. */
  note?: string;
  /** Opens the enquiry form on this page. */
  isEnquiry?: boolean;
  /** Number for the form. */
  phone?: string;
  /** First line of the enquiry. */
  subject?: string;
}

export interface AssistantAnswer {
  text: string;
  links: AssistantLink[];
  /** Suggested next questions. */
  replies: string[];
  /** The enquiry form opens with the answer. */
  opensEnquiry?: boolean;
}

/** What the search finds for a question. */
export interface FoundRecords {
  /** The listing with the filters in the query, or the project that it names beside other words. */
  offer: AssistantLink | null;
  /** Best first. */
  records: AssistantLink[];
  /** Other ways of a wish that nothing matches. */
  ways: AssistantLink[];
  /** Words of the query that the listing and the records do not take into account; '' without any. */
  leftOut: string;
  /** What the records have in common, where facts decide: '2 BHK with study – 3 projects'. */
  heading?: string;
  /** What we do not have at all: 'DLF is not among our developers.' */
  notice?: string;
}

/** Searches everything on the site. */
export type FindRecords = (query: string) => FoundRecords;
