/** Limits of a query in one measure; null is open. A single amount without a word such as 'under' is `isSingle`. */
export interface WishedLimits {
  min: number | null;
  max: number | null;
  isSingle: boolean;
  /** Whether it is one about which the wish is: 'around 1 cr'. */
  isAbout?: boolean;
  /** Unit of the amount that was read last, as in the text. */
  unit: string;
  /** The query without the limits. */
  rest: string;
}

const NEGATED = '(?<!\\bno(?:[tr]|thing)? )';
const MORE = `${NEGATED}(?:(?:above|over|beyond|exceeding)|(?:more|greater|higher|bigger|larger) th[ae]n)`;
const LESS = `${NEGATED}(?:(?:under|below|sub)|(?:less|lesser|lower|smaller|cheaper) th[ae]n)`;
const AT_LEAST = `(?:${MORE}|from|upwards? of|at ?least|min(?:imum)?(?: (?:of|budget|price))*|starting(?: at| from)?|kam se kam|not? (?:less|lower|smaller) th[ae]n|not (?:under|below)|>=?)`;
const AT_MOST = `(?:${LESS}|at ?most|up ?to|till|within|max(?:imum)?(?: (?:of|budget|price))*|zyada se zyada|(?:no(?:t|thing)?|\\b(?:ca|wo|do|should|must|would)n'?t)(?: (?:be|go|want|like|to|spend|pay|budget))* (?:(?:more|greater|higher|bigger) th[ae]n|above|over|beyond|(?:cross|exceed)(?:ing)?)|<=?)`;
const AT_LEAST_AFTER =
  '(?:(?: (?:se|ke))? ?(?:zyada|bad[aei])(?! na)|(?: se)? kam na(?:hi)?|,? ?(?:and|or|n|&|ya|aur) (?:above|more|up(?:wards?)?|over|zyada)| ?(?:onwards?|plus|upwards?|(?<!\\d ?)min|minimum)\\b| ?\\+)';
const AT_MOST_AFTER =
  '(?: ?tak\\b|(?: (?:se|ke))? (?:kam|cheap(?:er)?|neeche|andar|chh?ot[aei])(?! na)| ke (?:under|below|inside)|(?: se)? zyada na(?:hi)?|,? ?(?:and|or|n|&|ya|aur) (?:below|less|under)| ?max(?:imum)?\\b)';
const NEAR = 'around|about|approx(?:imately)?\\.?|roughly|nearly|lagbhag|karib';
/** Behind a sum: '1 crore ke aas paas'. */
const NEAR_AFTER = ' (?:ke near|approx(?:imately)?)\\b';
const IS_ABOUT = new RegExp(`^(?:${NEAR})\\b|${NEAR_AFTER}$`);
const ABOUT = `(?:${NEAR}|budget(?: of| is)?|size(?: of)?|area(?: of)?)`;

/** Ends a number that has no unit; its group is the unit. */
export const NO_UNIT = '()(?![\\d.,]*\\d)';

/** Patterns of limits whose amounts have these patterns, each with one group. A number without a unit needs a word such as 'under'. */
export function limitPatterns(amount: string, unit: string) {
  const sum = `${amount} ?${unit}(?![a-z])\\.?`;
  return {
    plus: new RegExp(`(\\d)\\+ ?${unit}(?![a-z])`, 'g'),
    between: new RegExp(
      `(?:(?:between|from|${ABOUT}) )?(?<![\\d.,]|\\b(?:sector|nh|phase) )${amount}(?: ?${unit})?\\.? ?(?:-|to|and|&|se|till|upto) ?${sum}`,
    ),
    atMost: [new RegExp(`${AT_MOST} ?${sum}(?: ?tak\\b)?`), new RegExp(`${sum}${AT_MOST_AFTER}`)],
    atLeast: [new RegExp(`${AT_LEAST} ?${sum}(?: ?onwards?\\b)?`), new RegExp(`${sum}${AT_LEAST_AFTER}`)],
    single: new RegExp(`(?:${ABOUT} ?)${unit === NO_UNIT ? '' : '?'}${sum}(?:${NEAR_AFTER})?`),
  };
}

/**
 * The limits in a query, and the query without them; null if it has none. For texts in usual spelling; `toValue` reads
 * an amount in its unit, or in the unit of a range's other end.
 */
export function takeLimits(
  query: string,
  patterns: ReturnType<typeof limitPatterns>,
  toValue: (digits: string, unit: string, other?: number) => number,
): WishedLimits | null {
  let rest = query.replace(patterns.plus, '$1 $2+');
  let unit = '';
  const take = (all: readonly RegExp[]): number | null => {
    const match = all.map((pattern) => pattern.exec(rest)).find(Boolean);
    if (!match) return null;
    rest = cut(rest, match[0]);
    unit = match[2] ?? '';
    return toValue(match[1] ?? '', unit);
  };
  const between = patterns.between.exec(rest);
  if (between) {
    const [text, low = '', lowUnit, high = '', highUnit = ''] = between;
    const end = toValue(high, highUnit);
    const start = lowUnit ? toValue(low, lowUnit) : toValue(low, highUnit, end);
    return {
      min: Math.min(start, end),
      max: Math.max(start, end),
      isSingle: false,
      unit: highUnit,
      rest: cut(rest, text),
    };
  }
  const max = take(patterns.atMost);
  const min = take(patterns.atLeast);
  if (max !== null && min !== null)
    return { min: Math.min(min, max), max: Math.max(min, max), isSingle: false, unit, rest };
  if (max !== null || min !== null) return { min, max, isSingle: false, unit, rest };
  // Who has a budget of around 1 cr takes less, too.
  const about = patterns.single.exec(rest);
  const isAbout =
    about !== null && IS_ABOUT.test(about[0]) && !/\bbudget\W*(?:is |of )?$/.test(rest.slice(0, about.index));
  const single = take([patterns.single]);
  return single === null ? null : { min: single, max: single, isSingle: true, isAbout, unit, rest };
}

/** A text without a part of it, with single blanks. */
export function cut(text: string, part: string | RegExp): string {
  return text.replace(part, ' ').replace(/\s+/g, ' ').trim();
}
