/** Statuses that filters, badges, new-property pages and taxes know (spec 3, Project). */
export const KNOWN_STATUSES = ['New Launch', 'Under Construction', 'Ready To move'] as const;

const SPELLINGS: readonly [RegExp, (typeof KNOWN_STATUSES)[number]][] = [
  [/^(?:newly|new|pre|soft)[\s-]*launch(?:ed|ing|es)?$|^launch(?:ed|ing)?(?: soon)?$|^upcoming launch$/, 'New Launch'],
  [
    /^under[\s-]*(?:construction|development)$|^u\/?c$|^(?:construction )?(?:ongoing|in progress)$|^near(?:ing|ly)?(?: to)? (?:possession|completion)$|^construction (?:started|under way)$/,
    'Under Construction',
  ],
  [
    /^ready(?:[\s-]*(?:to|for)[\s-]*(?:move(?:[\s-]*in)?|occup(?:y|ation)|possession|shift|registr(?:y|ation)|fit-?outs?))?$|^rtm(?:i)?$|^(?:completed?|delivered|occupied|possession (?:offered|given|started|ready)|ready possession|immediate(?: possession)?|move[\s-]*in[\s-]*ready|oc received)$/,
    'Ready To move',
  ],
];

/** A status in any usual spelling as filters know it; another text as it is written. */
export function toUsualStatus(text: string): string {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.!]+$/, '');
  return SPELLINGS.find(([pattern]) => pattern.test(plain))?.[1] ?? text.trim();
}

export function isKnownStatus(status: string): boolean {
  return KNOWN_STATUSES.some((known) => known === status);
}
