/** What the assistant says first (visual-language 7); apart from its answers, as every page shows it. */
export const ASSISTANT_GREETING = 'Namaste. What are you looking for?';

/** Quick replies of the greeting (visual-language 7). */
export const ASSISTANT_REPLIES: readonly string[] = [
  'A home in Gurgaon',
  'A shop or office',
  'Price of a project',
  'Talk to a person',
];
