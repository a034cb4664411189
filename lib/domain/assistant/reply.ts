/** Where an answer leads. */
export interface AssistantLink {
  label: string;
  href: string;
  /** Place, price or count beside it. */
  note?: string;
  /** Opens the enquiry form in place. */
  isEnquiry?: boolean;
}

export interface AssistantAnswer {
  text: string;
  links: AssistantLink[];
  /** What can be asked next. */
  replies: string[];
}
