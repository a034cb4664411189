import { parseProjectPath } from '../site/routes';
import { leftOutText, openWords, sentences } from './left-out';
import type { AssistantAnswer, FoundRecords } from './reply';

/** Words that ask for a section of a project's page, with its anchor and its tab. */
export const SECTION_WORDS: readonly (readonly [words: RegExp, id: string, tab: string])[] = [
  [/\b(?:floor|unit) plans?\b|\blayouts?\b|\bconfigurations?\b|\bcarpet(?: area)?\b/g, 'floor-plan', 'Floor Plan'],
  [/\bpayment(?: plans?| schedule)?\b|\bclp\b|\bpossession linked\b/g, 'payment', 'Payment Plan'],
  [/\b(?:site|master) plans?\b/g, 'site-plan', 'Site Plan'],
  [/\bspecifications?\b|\bspecs?\b|\bflooring\b|\bfittings\b/g, 'specifications', 'Specifications'],
  [/\bemi\b/g, 'emi', 'EMI Calculator'],
  [
    /\b(?:distance|far|near(?:by|est)?|airport|metro|stations?|schools?|hospitals?|location|located|address|maps?|highway|minutes|km)\b/g,
    'location',
    'Location',
  ],
  [
    /\b(?:amenit(?:y|ies)|facilit(?:y|ies)|(?:swimming )?pools?|gym|club(?: ?house)?|parking|lifts?|garden|play area)\b/g,
    'amenities',
    'Amenities',
  ],
  [
    /\b(?:brochures?|pdf|rera(?: (?:number|no|registered|approved))?|possession|handover|status|towers?|(?:super )?area|size)\b/g,
    'overview',
    'Overview',
  ],
];

/**
 * The section of a named project's page that a question asks for, and what it asks besides; null where it names no project
 * or no section.
 */
export function sectionAnswer({ offer, leftOut }: FoundRecords): AssistantAnswer | null {
  if (!offer || parseProjectPath(offer.href) === null) return null;
  const section = SECTION_WORDS.find(([words]) => leftOut.search(words) >= 0);
  if (!section) return null;
  const [words, id, tab] = section;
  const text = `What we know of it is on the page of ${offer.label}, under “${tab}”.`;
  return {
    text: sentences(leftOutText(openWords(leftOut.replace(words, ' '))), text),
    links: [{ ...offer, href: `${offer.href}#${id}` }],
    replies: ['Talk to a person'],
  };
}
