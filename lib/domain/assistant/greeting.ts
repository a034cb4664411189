/** The assistant's first message (visual-language 7), in a file of its own because every page shows it. */
export const ASSISTANT_GREETING = 'Namaste. What are you looking for?';

export const TALK_TO_A_PERSON = 'Talk to a person';

/** Quick replies of the greeting (visual-language 7); the first names the firm's first main city, where it has one. */
export function assistantReplies(city: string | null): string[] {
  return [city === null ? 'A home' : `A home in ${city}`, 'A shop or office', 'Price of a project', TALK_TO_A_PERSON];
}
