import type { SearchAnswer } from '../search/engine';

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
  /** The wish so far, in words, to which the next question may add: '2 BHK under ₹ 60 Lakh'. */
  wish?: string;
}

/** Asks the search; `before` is the wish so far. */
export type AskSearch = (query: string, before?: string) => SearchAnswer;
