import { formatMonth, MONTHS } from '../site/month';
import { parseMonth } from '../site/month-text';

/** Months from the year 0 in which a home is wanted, both included; null is open. */
interface WishedPossession {
  label: string;
  from: number | null;
  to: number | null;
}

/** Feasts that move are counted with the earlier of their months, because keys are wanted before them. */
const FEASTS: readonly (readonly [words: string, month: number])[] = [
  ['diwali|deepawali|deepavali', 10],
  ['dussehra|dasara|navratri', 10],
  ['holi', 3],
  ['christmas', 12],
  ['new year', 1],
];
const NUMBERS = ['', 'a|an|one|1|ek', 'two|2|do', 'three|3|teen', 'four|4', 'five|5'];
const READY =
  '(?:(?:possession|ready(?: to move)?|hand ?over|move ?in|moving in|shift(?:ing)?|deliver(?:y|ed)|complet(?:ed|ing|ion))(?: (?:date|is|should be|needed))* ?)';
const SAYS_READY = new RegExp(READY);
const MONTH = `(?:${MONTHS.map((name) => `${name.toLowerCase()}[a-z]*`).join('|')})`;
const YEAR = '20[2-4]\\d';
const IN_YEAR = new RegExp(`\\b(?:in )?${YEAR}\\b`);
const MONTH_OF_YEAR = `(?:${MONTH}[ ,-]*)?${YEAR}`;
const UNTIL =
  '(?:by|before|till|until|up ?to|latest by|not (?:later than|after|beyond)|prior to|from|after|in|during|of)';
const DATE = new RegExp(
  `\\b${READY}?(?:(${UNTIL}) )?((?:(?:early|mid|the )?(?:end(?: of)?)? ?)?${MONTH_OF_YEAR})(?: (?:mein|me|end|tak|se before|at most|max(?:imum)?|latest)\\b)*(?: ${READY})?`,
);
const BETWEEN = new RegExp(
  `\\b${READY}?(?:(?:between|from) )?(${MONTH_OF_YEAR}) ?(?:-|to|and|se|or) ?(${MONTH_OF_YEAR})(?: ${READY})?`,
);
const FEAST = new RegExp(
  `\\b${READY}?(?:by|before|till|until)?(?: (?:the|next|this|(next year|agle saal)(?: k[ie])?))* ?(${FEASTS.map(([words]) => words).join('|')})\\b(?: (?:of )?(?:the )?(${YEAR}|next year|agle saal))?(?: (?:se before|tak))?`,
);
/** A month without a year is the next: 'moving in april', 'possession by march'. */
const NEXT_MONTH = new RegExp(
  `\\b(?:${READY}|(?:mov(?:e|ing)|relocat(?:e|ing)|joining|coming)(?: (?:to|back to) [a-z]+)? |(?<!\\b(?:buy|book|regist\\w+|paid|pay)\\b.*)\\b(?=(?:by|before|latest by) ))(?:(?:by|before|in|till|until|around|next|this) )*(?:(?:the )?end of )?(${MONTH})\\b(?! (?:be\\b|${YEAR}))(?: (?:tak|se before)\\b)?`,
);
const NOW = new RegExp(
  `\\b(?:(?:(?:ready|move|moving|shift(?:ing)?)(?: ?in(?:to)?)? )?(?:immediate(?:ly)?|(?<!\\b(?:cheap|low|cost)\\w*est\\b.*)right now|right away|straight ?away|turant|abhi(?= (?:possession|shift|move|ready)))|possession abhi|(?:ready|move|moving|shift(?:ing)?)(?: ?in(?:to)?)? (?:now|today)|available now|possession now|(?:(?:where|whose|with) )?registry(?: (?:is|are|already|now))* (?:available|ready|done|wal[aei]|ke sa+th)|(?<!\\b(?:cost|price|charges|total)\\b.*)with registry(?! open)|ready (?:(?:for|to) )?regist(?:ry|er|ration)(?! (?:should|must|can|is)))(?: ${READY})?`,
);
const SPAN = new RegExp(
  `(?<!\\b(?:sell\\w*|sold|exit|resell)\\b.*)\\b${READY}?(?:(within|in|under|less than|max(?:imum)?|next|up ?to)(?: the)?(?: next)? )?(${NUMBERS.slice(1).join('|')}|\\d{1,2}|next)? ?(years?|yrs?|saal|months?|mahin[aei])\\b(?! (?:(?:se|ka|ki|by) )?(?:old|of age|baad|after|later?\\b|delay|over))(?: (?:ke|k|mein|me|andar|tak|bhitar)\\b)*(?: ${READY})?`,
);
const THIS = new RegExp(
  `\\b${READY}?(?:in |((?:by|before|within|till|until|end of) ))?(?:the )?(?:end of )?(?:this|is|(next|agle)) (?:year|saal)\\b( tak\\b)?(?: ${READY}(?! ?(?:by|before|till|until|in)\\b))?`,
);

const until = (to: number): WishedPossession => ({ label: `possession by ${formatMonth(to)}`, from: null, to });
const december = (month: number) => Math.floor(month / 12) * 12 + 11;

function fromDate([text, word = '', date = '']: RegExpExecArray): WishedPossession | null {
  const month = parseMonth(date);
  // A year alone is no possession.
  if (month === null || (!word && !SAYS_READY.test(text) && !/tak|se before|\b(?:end|early|mid) /.test(text)))
    return null;
  const isYear = /^20\d\d$/.test(date);
  if (word === 'before' || word === 'prior to' || text.includes('se before'))
    return until(isYear ? month - 12 : month - 1);
  if (word === 'after') return { label: `possession after ${date}`, from: month + 1, to: null };
  if (word === 'from') return { label: `possession from ${date}`, from: isYear ? month - 11 : month, to: null };
  // Who returns in 2028 wants a home by then.
  const isWithin =
    isYear && ['', 'in', 'of', 'during'].includes(word) && !text.includes('tak') && SAYS_READY.test(text);
  return isWithin ? { label: `possession in ${date}`, from: month - 11, to: month } : until(month);
}

/** The year of a launch, which no record says; '' where a text asks for possession, too. */
export const launchYear = (text: string) => (SAYS_READY.test(text) ? '' : (IN_YEAR.exec(text)?.[0] ?? ''));

function fromBetween([text, start = '', end = '']: RegExpExecArray): WishedPossession | null {
  const [from, to] = [parseMonth(start), parseMonth(end)];
  if (from === null || to === null || from > to || !SAYS_READY.test(text)) return null;
  return { label: `possession from ${start} to ${end}`, from: /^20/.test(start) ? from - 11 : from, to };
}

function fromFeast([, before, name = '', behind]: RegExpExecArray, today: number | null): WishedPossession | null {
  const month = FEASTS.find(([words]) => words.split('|').includes(name))![1] - 1;
  const year = before ?? behind;
  if (Number(year)) return until(Number(year) * 12 + month - 1);
  if (today === null) return null;
  const thisYear = today - (today % 12) + month;
  if (year) return until(thisYear + 11);
  return until((thisYear > today ? thisYear : thisYear + 12) - 1);
}

function fromNextMonth([text, month = '']: RegExpExecArray, today: number | null): WishedPossession | null {
  const at = MONTHS.findIndex((name) => month.startsWith(name.toLowerCase()));
  if (today === null) return null;
  const next = today - (today % 12) + at;
  return until((next > today ? next : next + 12) - (/\bbefore\b/.test(text) ? 1 : 0));
}

function fromSpan(
  [text, within, count = 'a', unit = '']: RegExpExecArray,
  today: number | null,
): WishedPossession | null {
  if (!within && !SAYS_READY.test(text)) return null;
  const known = NUMBERS.findIndex((words) => words.split('|').includes(count));
  const number = known > 0 ? known : count === 'next' ? 1 : Number(count);
  return today === null ? null : until(today + number * (/^(?:y|s)/.test(unit) ? 12 : 1));
}

/** What is ready now is so this year; what else there is next year, 'wedding next year', is before it. */
function fromYear([text, by, next, tak]: RegExpExecArray, today: number | null): WishedPossession | null {
  if (today === null) return null;
  const to = december(today) + (next ? 12 : 0);
  return by || tak || !next || !SAYS_READY.test(text)
    ? until(to)
    : { label: `possession in ${Math.floor(to / 12)}`, from: to - 11, to };
}

type Reader = (match: RegExpExecArray, today: number | null) => WishedPossession | null;
const READERS: readonly (readonly [RegExp, Reader])[] = [
  [NOW, () => ({ label: 'possession now', from: null, to: 0 })],
  [FEAST, fromFeast],
  [THIS, fromYear],
  [SPAN, fromSpan],
  [BETWEEN, fromBetween],
  [DATE, fromDate],
  [NEXT_MONTH, fromNextMonth],
];

/** When somebody cannot come is not when a home is wanted. */
const CANNOT_COME =
  /\b(?:(?:this|next|is|agle) (?:year|saal) (?:\S+ ){0,3}?)?(?:(?:can(?:'t|not| not|t)|won'?t|(?:un|not )able to|not(?: be)? able to) (?:\S+ )??(?:visit|come|travel|fly)|nahi aa)\b(?:(?: \S+){0,3}? (?:this|next|is|agle) (?:year|saal))?/g;

/** The possession that a text asks for, in usual spelling, and the words that ask it; `today` is a month, null if unknown. */
export function takePossession(text: string, today: number | null): { wished: WishedPossession; words: string } | null {
  const asked = text.replace(CANNOT_COME, ',');
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(asked);
    const wished = match && read(match, today);
    if (wished) return { wished, words: match[0] };
  }
  return null;
}
