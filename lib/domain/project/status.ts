/** Statuses that filters, badges, new-property pages and taxes know (spec 3, Project). */
export const KNOWN_STATUSES = ['New Launch', 'Under Construction', 'Ready To move'] as const;

/** Statuses that say nothing of the building's stage. */
export const STAGELESS_STATUSES = ['Sold Out', 'Resale', 'Leased', 'Pre-leased'] as const;

type UsualStatus = (typeof KNOWN_STATUSES | typeof STAGELESS_STATUSES)[number];

const pairsOf = (first: string, second: string) =>
  first.split(', ').flatMap((one) => second.split(', ').map((other) => `${one} ${other}`));

/** Other spellings, without case, blanks and marks, and without words as 'project' behind them. */
const SPELLINGS: Readonly<Record<UsualStatus, readonly string[]>> = {
  'New Launch': [
    ...pairsOf('new, newly, just, recently, soon, pre, soft', 'launch, launched, launches, launching'),
    ...['launch', 'launched', 'launching', 'launching soon', 'new phase launch', 'pre launch offer'],
    ...['upcoming', 'upcoming launch', 'coming soon'],
  ],
  'Under Construction': [
    ...pairsOf('under', 'const, constr, development, progress'),
    ...['uc', 'ongoing', 'in progress', 'work in progress', 'ongoing construction'],
    ...pairsOf('construction', 'ongoing, in progress, under way, started, commenced'),
    ...pairsOf('near, near to, nearing, nearly', 'possession, completion, complete, completed'),
  ],
  'Ready To move': [
    ...pairsOf('ready, ready to, ready for, ready 2', 'move, move in, moving, moving in, shift, live, live in'),
    ...pairsOf('ready, ready to, ready for', 'occupy, occupation, occupancy, possession, possess, registry, register'),
    ...['ready', 'rtm', 'rtmi', 'move in ready', 'handed over', 'immediate', 'ready for registration'],
    ...pairsOf('possession', 'offered, given, started, ready, immediate'),
    ...['offered for possession', 'immediate possession', 'occupied', 'operational', 'fully operational'],
    ...pairsOf('construction, fully, project', 'complete, completed'),
    ...['complete', 'completed', 'delivered', 'fully delivered', 'completed and delivered', 'completed delivered'],
    ...pairsOf(
      // Not CC, which is of completion in Delhi and of commencement in Mumbai.
      'oc, occupancy certificate, occupation certificate, completion certificate',
      'received, recd, obtained, issued, granted',
    ),
  ],
  'Sold Out': ['sold', 'fully sold', 'fully sold out'],
  Resale: [],
  Leased: [],
  'Pre-leased': [],
};
const WHAT = /(?:projects?|homes?|flats?|apartments?|units?|propert(?:y|ies)|available)$/;

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]/gu, '');

const BY_LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLINGS).flatMap(([status, others]) =>
    [status, ...others].map((spelling): [string, string] => [lettersOf(spelling), status]),
  ),
);

function usualOf(text: string): string | undefined {
  const letters = lettersOf(text);
  return BY_LETTERS.get(letters) ?? BY_LETTERS.get(letters.replace(WHAT, ''));
}

/** A status in any usual spelling, once or twice as 'Ready (OC received)', as filters know it; another text as it is. */
export function toUsualStatus(text: string): string {
  const parts = text.split(/[,/&()|;]| - |\band\b/i).filter((part) => lettersOf(part) !== '');
  const [said, ...others] = new Set(parts.map(usualOf));
  return usualOf(text) ?? (others.length === 0 ? said : undefined) ?? text.trim();
}

export function isKnownStatus(status: string): boolean {
  return KNOWN_STATUSES.some((known) => known === status);
}
