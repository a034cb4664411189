import { DUTY_LINES, type DutyCase, dutyOn, type DutyPlace, type Owner, OWNERS, percentOf } from '../project/rates';
import { formatAmount, formatRupees } from '../project/price';
import { RUPEES_PER_CRORE } from '../site/business-constants';
import { ROUTES } from '../site/routes';
import type { GlossaryTerm } from '../site/site';
import { NO_HOME } from './home-types';
import { beside, RUPEES, takeRupees } from './told-sums';
import { cut } from './limits';
import { COST } from './money-pages';
import type { ToolAnswer } from './record';

/** The duty of a place, with the page of its state. */
export interface PlaceDuty extends Pick<DutyPlace, 'lines' | 'isCertain'> {
  /** 'Inside municipal limits, Haryana'. */
  label: string;
  /** Its state and its cities, in lower case. */
  names: readonly string[];
  /** The categories of what is sold there. */
  sells?: readonly string[];
  href: string;
}

/** A sum beside these is a limit of what is looked for. */
export const IS_LIMIT =
  /\b(?:under(?! construction)|below|within|up ?to|less|above|over|more than|budget|between|around|andar|neeche|tak|free|without|no|(?<!(?:cost|price) )with(?! (?:(?:my|the) )?(?:wife|husband|wom[ae]n)))\b/;
/** Who buys, as questions say it. */
export const OWNER_WORDS: Readonly<Record<Owner, RegExp>> = {
  joint:
    /\b(?:joint(?:ly)?|couples?|both|(?:husband|man|me|pati) (?:and |aur )?(?:women|wife|patni)|(?:women|wife|patni) (?:and |aur )?(?:husband|pati))\b/g,
  woman: /\b(?:wom[ae]n|wife|female|lad(?:y|ies)|mahila|mother|daughter|sister|patni|biwi|maa|beti|behen)\b/g,
  man: /\b(?:man|men|male|husband|father|son|brother|pati|beta|bete|bhai)\b/g,
};
/** What an answer of a sum takes into account without saying it. */
const SUM_WORDS =
  /\b(?:on|of|for|in|to|with|and|regist\w+|stamp duty|gst|calculat\w*|be|if|name|ke|ka|ki|par|worth|value|valued|save[ds]?|saving|bach\w+|name?|naam|karwa\w*|price|property|(?:under construction|ready to move|new|resale) (?=\w)|home|house|apartment|flat|villa|floor|\d bhk|shops?|offices?|commercial|scos?|plots?|land|deduct(?:ed)?|pay(?:able|ing)?|buy(?:s|ing)?|nri|oci|s|profit|gain|made|rupees|rs|amount|total|how much|kitn[aei]|lagega|lagegi|differ\w*)\b|[₹%]/g;

/** Asks what another owner saves. */
const SAVES = /\b(?:sav(?:e[ds]?|ing)|bach(?!e\b|cho)\w+|less|kam|fay[ae]da|benefit|differ(?:s|ent|ence)|fark)\b/;

const ASKS_COST = /\b(?:stamp|duty|cost|charges?|fees?|kitn[aei]|how much|calculat\w*|percent)\b|%/;
/** Asks for the price with it. */
const SUMS_UP = /\b(?:total|all[- ]in(?:clusive)?|on road|final|overall|in all|kul)\b/;

function dutyText(
  { label, lines, isCertain }: PlaceDuty,
  bought: Omit<DutyCase, 'owner'>,
  { owner, saves, adds }: { owner: Owner | undefined; saves: boolean; adds: boolean },
) {
  const of = (each: Owner) => dutyOn(lines, { ...bought, owner: each });
  const withPrice = (rupees: number) => (adds ? ` (with the price ${formatAmount(bought.valueRupees + rupees)})` : '');
  const totals = (owner ? [owner] : OWNERS).map((each) => {
    const { totalRupees } = of(each);
    return `${each} ${formatAmount(totalRupees)}${withPrice(totalRupees)}`;
  });
  const parts = owner
    ? of(owner).lines.map((line) => `${DUTY_LINES[line.key].toLowerCase()} ${formatAmount(line.rupees)}`)
    : [];
  const ofIt = parts.length > 1 ? `, of it ${parts.join(', ')}` : '';
  const less = of('man').totalRupees - of(owner ?? 'woman').totalRupees;
  const percent = Number(((less / bought.valueRupees) * 100).toFixed(2));
  const saved = saves ? `, ${formatAmount(less)} (${percent} %) less than a man` : '';
  return `${label}: ${isCertain ? '' : 'about '}${totals.join(', ')}${saved || ofIt}`;
}

const BOUGHT = new RegExp(`\\b(?:bought|purchased|kharid\\w*|liya)\\b.*?(${RUPEES.source})`);
const SOLD = new RegExp(`\\b(?:sold|sell\\w*|bech\\w*)\\b.*?(${RUPEES.source})`);
/** The profit where it says for what something was bought and is sold, else its sum. */
function takeProfit(asked: string): ReturnType<typeof takeRupees> {
  const [bought, sold] = [BOUGHT, SOLD].map((pattern) => takeRupees(pattern.exec(asked)?.[1] ?? '').rupees ?? 0);
  const typed = takeRupees(asked);
  return bought && sold && sold > bought ? { ...typed, rupees: sold - bought } : typed;
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
  const saves = hasDuty === true && SAVES.test(asked);
  const typed = percents.some(({ of }) => /profit/.test(of)) ? takeProfit(asked) : takeRupees(asked);
  const isNamed = (each: string) => ` ${asked} `.includes(` ${each} `);
  const onPage = hasDuty ? duties.filter((duty) => duty.href.startsWith(href)) : [];
  // An SCO is bought where one is sold.
  const sellsAsked = onPage.filter(({ sells = [] }) => sells.some(isNamed));
  const ofTerm = sellsAsked.length > 0 ? sellsAsked : onPage;
  const named = ofTerm.filter(({ names }) => names.some(isNamed));
  // Without a sum that of a place is told of a crore; who asks for percents gets those of its page.
  const isPlace = named.length > 0 || (hasDuty && href !== COST.href);
  const isExample = saves || (isPlace && !/%|\bper ?cent/.test(asked));
  const rupees = typed.rupees ?? (isExample ? RUPEES_PER_CRORE : null);
  const isIn = SUMS_UP.test(asked) ? cut(asked, /\bwith(?= (?:gst|tax|regist|stamp|duty))/) : asked;
  if (!rupees || IS_LIMIT.test(cut(isIn, SAVES))) return null;
  const owner = (['joint', 'woman', 'man'] as const).find((each) => asked.search(OWNER_WORDS[each]) >= 0);
  const own = named.length > 0 ? named : ofTerm;
  const isHome = !NO_HOME.test(asked);
  const parts = [
    ...percents.map(({ percent, of, fromRupees = 0 }) =>
      rupees < fromRupees
        ? `${of}, none below ${formatRupees(fromRupees)}`
        : `${of}, ${percent} %: ${formatAmount(percentOf(rupees, percent))}`,
    ),
    ...own.map((duty) =>
      dutyText(
        duty,
        { valueRupees: rupees, isHome, isFirstSaleFlat: isHome },
        {
          owner: owner ?? (saves ? 'woman' : undefined),
          saves,
          adds: SUMS_UP.test(asked) && own.length === 1,
        },
      ),
    ),
  ];
  if (parts.length === 0) return null;
  const pages = [...new Set(own.map((duty) => duty.href))];
  const known = [...named.flatMap(({ names }) => names.filter(isNamed)), ...name.split(' ')];
  const rest = typed.rest
    .split(' ')
    .filter((word) => !known.includes(word))
    .join(' ');
  // 'plot gurgaon 1.5 cr registry' may also look for one.
  const isWish = typed.rupees && named.length > 0 && /\bplots?\b/.test(asked) && !ASKS_COST.test(asked);
  return {
    title: term,
    text: `On ${formatRupees(rupees)}${typed.rupees ? '' : ', for example'}${own.length > 0 ? ', duty and registration' : ''}: ${parts.join('; ')}. ${definition}`,
    href: pages.length === 1 ? `${pages[0]}?price=${rupees}${owner ? `&owner=${owner}` : ''}` : href,
    linkLabel,
    rest: isWish ? cut(asked, /\bregist\w+/) : cut(Object.values(OWNER_WORDS).reduce(cut, rest), SUM_WORDS),
  };
}

const STAMP_DUTY: GlossaryTerm = {
  ...{ term: 'Stamp duty', aliases: [], definition: 'The page has the rates with their dates.', hasDuty: true },
  ...COST,
};

/** How much less duty is for a woman or a couple, where that is asked; null for other questions. For `spelled` texts. */
export function savingAnswer(asked: string, duties: readonly PlaceDuty[]): ToolAnswer | null {
  const isAsked = SAVES.test(asked) && /\b(?:regist\w+|stamp|duty|naam|name)\b/.test(asked);
  const isJoint = asked.search(OWNER_WORDS.joint) >= 0;
  const isLess = asked.search(OWNER_WORDS.woman) >= 0 || isJoint;
  // 'husband wife joint registry haryana' asks for the duty there.
  const isThere = duties.some(({ names }) => names.some((name) => ` ${asked} `.includes(` ${name} `)));
  return (isAsked && isLess) || (isJoint && isThere && /\b(?:regist\w+|stamp|duty)\b/.test(asked))
    ? sumAnswer(asked, { term: STAMP_DUTY, name: '' }, duties)
    : null;
}

/** A rent beside its words: '45000 rent', 'rent of 12 lakh'. */
export const RENT = beside('(?:(?:monthly|yearly|annual) )?(?:rents?|rental(?: income)?|kiray[ae])');
const IS_YEARLY = /\b(?:year(?:ly)?|annual(?:ly)?|annum|saal(?:ana)?|p\.?a)\b/;
const YIELD_WORDS =
  /\b(?:(?:rental )?(?:yields?|returns?|roi)|rents?|kiray[ae]|calculat\w*|months?|monthly|mahin[aei]|years?|yearly|annual\w*|annum|saal\w*|p\.?[am]|an?|per|aa|raha|rahi|hua|hui|hoga|hogi|percent|good|price|of|for|and|on|is|if|ka|ki|ke|pe|par|with)\b/g;

/** The gross yield of a typed rent and price, which a word such as 'under' makes a limit; null without both. For `spelled` texts. */
export function yieldAnswer(asked: string): ToolAnswer | null {
  if (!/rent|kiray/.test(asked) || /rent or buy/.test(asked) || IS_LIMIT.test(cut(asked, 'with'))) return null;
  // In '12 lakh rent 2 cr' the rent is the smaller sum.
  const [read] = RENT.flatMap((pattern) => {
    const words = pattern.exec(asked)?.[0] ?? '';
    const { rupees: rent } = takeRupees(words);
    const { rupees: price, rest } = takeRupees(cut(asked, words));
    return rent && price && rent < price ? [{ rent, price, rest }] : [];
  });
  if (!read) return null;
  const { rent, price, rest } = read;
  const yearly = IS_YEARLY.test(asked) ? rent : rent * 12;
  const percent = Number(((yearly / price) * 100).toFixed(2));
  const sum = yearly === rent ? '' : `${formatAmount(rent)} a month is `;
  return {
    title: 'Rental yield',
    text: `${sum}${formatAmount(yearly)} a year, ${percent} % of ${formatRupees(price)}, before upkeep, tax and empty months.`,
    href: ROUTES.contact,
    linkLabel: 'Contact Us',
    rest: cut(rest, YIELD_WORDS),
  };
}

/** Of what is bought for its rent, and named by no kind of home: only what is let has any. */
const RETURN = /\b(?:yields?|roi|returns?|assured|guaranteed|fixed)\b(?!.*\bcalculat)/;
const BRINGS_RENT =
  /^(?!.*\b(?:bhk|apartment|flat|home|house|villa|plot)s?\b).*\b(?:propert(?:y|ies)|projects?|commercial|shops?|offices?|showrooms?|scos?)\b/;

/** What a query leaves to look for beside its answer: with a tenant where it asks for a return, 'high roi property'. */
export const withTenant = (query: string, { rest, words }: { rest: string | null; words: readonly string[] }): string =>
  rest ?? (RETURN.test(words.join(' ')) && BRINGS_RENT.test(query) ? `${query} with tenant` : query);
