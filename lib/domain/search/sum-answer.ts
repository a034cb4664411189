import { DUTY_LINES, type DutyCase, dutyOn, type DutyPlace, type Owner, OWNERS, percentOf } from '../project/rates';
import { formatAmount, formatRupees } from '../project/price';
import { parseTypedRupees } from '../site/typed-number';
import type { GlossaryTerm } from '../site/site';
import { RUPEES } from './income-answer';
import { cut } from './limits';
import type { ToolAnswer } from './record';

/** The duty of a place, with the page of its state. */
export interface PlaceDuty extends Pick<DutyPlace, 'lines' | 'isCertain'> {
  /** 'Inside municipal limits, Haryana'. */
  label: string;
  /** Its state and its cities, in lower case. */
  names: readonly string[];
  href: string;
}

/** A sum beside these is a limit of what is looked for. */
const IS_LIMIT =
  /\b(?:under(?! construction)|below|within|up ?to|less|above|over|more than|budget|between|around|andar|neeche|tak|free|without|no|(?<!(?:cost|price) )with)\b/;
const OWNER_WORDS: Readonly<Record<Owner, RegExp>> = {
  joint: /\b(?:joint(?:ly)?|couples?|both|(?:husband|man|me) and (?:women|wife))\b/g,
  woman: /\b(?:wom[ae]n|wife|female|lady|mahila|mother|daughter|sister)\b/g,
  man: /\b(?:man|men|male|husband|father|son|brother)\b/g,
};
const NO_HOME = /\b(?:shops?|offices?|commercial|scos?|plots?|land)\b/;
/** What an answer of a sum takes into account without saying it. */
const SUM_WORDS =
  /\b(?:on|of|for|in|to|with|and|registry|registration|gst|calculat\w*|be|if|name|ke|ka|ki|par|worth|value|valued|price|property|(?:under construction|ready to move|new|resale) (?=\w)|home|house|apartment|flat|villa|floor|\d bhk|shops?|offices?|commercial|scos?|plots?|land|deduct(?:ed)?|pay(?:able|ing)?|buy(?:ing)?|nri|oci|s|profit|gain|made|rupees|rs|amount|total|how much|kitn[aei]|lagega|lagegi)\b|[₹%]/g;

function dutyText({ label, lines, isCertain }: PlaceDuty, bought: Omit<DutyCase, 'owner'>, owner?: Owner) {
  const of = (each: Owner) => dutyOn(lines, { ...bought, owner: each });
  const totals = (owner ? [owner] : OWNERS).map((each) => `${each} ${formatAmount(of(each).totalRupees)}`);
  const parts = owner
    ? of(owner).lines.map((line) => `${DUTY_LINES[line.key].toLowerCase()} ${formatAmount(line.rupees)}`)
    : [];
  const ofIt = parts.length > 1 ? `, of it ${parts.join(', ')}` : '';
  return `${label}: ${isCertain ? '' : 'about '}${totals.join(', ')}${ofIt}`;
}

/**
 * What a term comes to for a typed sum: its percentages, or the duty of the states that its page has, or of those that are
 * named; null without a sum, and where the sum is a limit. `name` has the words of the term. For `spelled` texts.
 */
export function sumAnswer(
  asked: string,
  { term: { term, definition, href, linkLabel, percents = [], hasDuty }, name }: { term: GlossaryTerm; name: string },
  duties: readonly PlaceDuty[],
): ToolAnswer | null {
  const amount = IS_LIMIT.test(asked) ? '' : (RUPEES.exec(asked)?.[0] ?? '');
  const rupees = parseTypedRupees(amount);
  if (!rupees) return null;
  const isNamed = (each: string) => ` ${asked} `.includes(` ${each} `);
  const ofTerm = hasDuty ? duties.filter((duty) => duty.href.startsWith(href)) : [];
  const named = ofTerm.filter(({ names }) => names.some(isNamed));
  const owner = (['joint', 'woman', 'man'] as const).find((each) => asked.search(OWNER_WORDS[each]) >= 0);
  const own = named.length > 0 ? named : ofTerm;
  const isHome = !NO_HOME.test(asked);
  const parts = [
    ...percents.map(({ percent, of, fromRupees = 0 }) =>
      rupees < fromRupees
        ? `${of}, none below ${formatRupees(fromRupees)}`
        : `${of}, ${percent} %: ${formatAmount(percentOf(rupees, percent))}`,
    ),
    ...own.map((duty) => dutyText(duty, { valueRupees: rupees, isHome, isFirstSaleFlat: isHome }, owner)),
  ];
  if (parts.length === 0) return null;
  const pages = [...new Set(own.map((duty) => duty.href))];
  const known = [...named.flatMap(({ names }) => names.filter(isNamed)), ...name.split(' ')];
  const rest = cut(asked, amount)
    .split(' ')
    .filter((word) => !known.includes(word))
    .join(' ');
  return {
    title: term,
    text: `On ${formatRupees(rupees)}: ${parts.join('; ')}. ${definition}`,
    href: pages.length === 1 ? `${pages[0]}?price=${rupees}${owner ? `&owner=${owner}` : ''}` : href,
    linkLabel,
    rest: cut(Object.values(OWNER_WORDS).reduce(cut, rest), SUM_WORDS),
  };
}
