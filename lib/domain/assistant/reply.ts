import type { SearchAnswer } from '../search/engine';
import type { Talk } from '../search/talk';

/** The assistant's first question, after the firm's greeting (visual-language 7); every page shows it. */
export const GREETING_QUESTION = 'What are you looking for?';

export const TALK_TO_A_PERSON = 'Talk to a person';

/** Quick replies of the greeting (visual-language 7); the first names the firm's first main city, where it has one. */
export function assistantReplies(city: string | null): string[] {
  return [city === null ? 'A home' : `A home in ${city}`, 'A shop or office', 'Price of a project', TALK_TO_A_PERSON];
}

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
  /** The conversation so far, with which the next question may go on. */
  talk?: Talk;
}

/** Asks the search; `before` is the conversation so far. */
export type AskSearch = (query: string, before?: Talk) => SearchAnswer;
