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
