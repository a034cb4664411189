/** A link of an answer. */
export interface AssistantLink {
  label: string;
  href: string;
  /** Location, price or count beside it. */
  note?: string;
  /** Opens the enquiry form on this page. */
  isEnquiry?: boolean;
}

export interface AssistantAnswer {
  text: string;
  links: AssistantLink[];
  /** Suggested next questions. */
  replies: string[];
}
