/** The assistant's first question, after the firm's greeting (visual-language 7); every page shows it. */
export const GREETING_QUESTION = 'What are you looking for?';

export const TALK_TO_A_PERSON = 'Talk to a person';

/** Quick replies of the greeting (visual-language 7); the first names the firm's first main city, where it has one. */
export function assistantReplies(city: string | null): string[] {
  return [city === null ? 'A home' : `A home in ${city}`, 'A shop or office', 'Price of a project', TALK_TO_A_PERSON];
}
