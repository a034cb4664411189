/** The assistant's first message (visual-language 7), in a file of its own because every page shows it. */
export const ASSISTANT_GREETING = 'Namaste. What are you looking for?';

/** Quick replies of the greeting (visual-language 7). */
export const ASSISTANT_REPLIES: readonly string[] = [
  'A home in Gurgaon',
  'A shop or office',
  'Price of a project',
  'Talk to a person',
];
