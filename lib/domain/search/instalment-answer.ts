import { parseTypedRupees } from '../site/typed-number';
import { AMOUNT, formatAmount, formatRupees, UNIT } from '../project/price';
import { EMI_DEFAULTS, EMI_LIMITS, type EmiField, type EmiTerms, loanForEmi, parseTypedTerm } from '../emi/emi';
import { describeEmiTerm, emiFigures } from '../emi/figures';
import { loanByBank, type LoanTerms } from '../project/rates';
import { NO_HOME } from './home-types';
import { openWords } from './language';
import { cut } from './limits';
import type { ToolAnswer } from './record';
import { AFFORDABILITY } from './money-pages';
import { IS_LIMIT } from './sum-answer';
import { LEAST_PRICE, MAX_MONTHLY_RUPEES, RUPEES, takeRupees } from './told-sums';

const ASKS_FOR_INSTALMENT = /\b(?:emis?|instal?lments?|kist)\b/;
/** 'minus' is also how a dash before a number is read. */
const NOT_MINUS = '(?<!minus ?[\\d.,]*)';
const LOAN = new RegExp(`${NOT_MINUS}(?:${AMOUNT}${UNIT}\\b|\\d{5,})`);
/** The sum that is called one where there are two: '45k emi' behind '20 lakh upfront'. */
const BY_ITS_NAME = new RegExp(`(?:${LOAN.source})(?= (?:ki |ka )?emis?\\b)`);
/** Interest of a year, in percent. */
export const RATE = new RegExp(
  `${NOT_MINUS}(?:(\\d+(?:[.,]\\d+)?) ?(?:%|percent|per cent)(?! (?:(?:home|bank) )?(?:loan|down|finance|of)\\b)|(?<=\\b(?:at|rate|interest) )(\\d{1,2}(?:\\.\\d+)?)(?![\\d.,]| ?(?:l|cr|k|years?|yrs?|saal|months)\\b))`,
);
/** How long a loan runs, in years, and in months. */
export const YEARS = new RegExp(`${NOT_MINUS}(\\d+(?:\\.\\d+)?) ?(?:years?|yrs?|saal)\\b`);
export const MONTHS = new RegExp(`${NOT_MINUS}(\\d+) ?(?:months|mahine)\\b`);
/** Beside a sum that somebody pays each month, and that is no loan. */
const IS_MONTHLY =
  /\d(?: ?(?:l|cr))?(?: (?:rupees|rs))? ?(?:(?:an?|per|every|each|har|ek) (?:month|mth|mahin[aei])|pm|p\.m\.?|monthly|(?<!\b\d{1,2} ?)mahin[aei])\b|(?<!\b\d{1,2} ?)\bmahin[aei] (?:(?:ka|ki|mein) )?₹? ?\d/;
const IS_OTHER = /\b(?:rents?|rental|kiraya|lease|pg|salary|income|earn(?:ing)?s?)\b/;
/** A loan over years asks for its instalment, and for the interest. */
const LOAN_TERMS = /\bloan\b|\binterest\b/;
const EXAMPLE = 'EMI for 80 lakh at 9% for 15 years';
/** Loans that cost more than one for a home. */
const DEARER = new RegExp(`${NO_HOME.source}|\\bagainst (?:\\S+ )?(?:property|apartment|home|house)\\b|\\blap\\b`);
const DEARER_NOTE =
  'That is the rate of a home loan. For a shop, an office or a plot, or against a property, banks ask a higher one and lend for fewer years: type theirs, as “at 10%”.';
/** What an answer about instalments takes into account without saying it. */
export const EMI_WORDS =
  /\b(?:emis?|instal?lments?|kist|monthly|pay(?:ments?)?|(?:home )?loans?|(?:total )?interest|rates?|tenure|amount|calculat\w*|(?:(?:per|every|each|har) )?(?:months?|mahin[aei])|pm|nris?|homes?|rupees|rs|inr|budget|afford|(?:should )?not (?:above|over|cross|exceed)(?:ing)?|under|below|up ?to|within|around)\b|[₹%]/g;

/** The rate and the years of a loan in a question, and the question without them. */
function takeTerms(asked: string): { rate: string | undefined; years: string | undefined; rest: string } {
  const [rateText = '', percent, rate = percent] = RATE.exec(asked) ?? [];
  const [yearsText = '', years] = YEARS.exec(asked) ?? [];
  const [monthsText = '', months] = yearsText ? [] : (MONTHS.exec(asked) ?? []);
  const terms = [rateText, yearsText, monthsText].filter(Boolean);
  return {
    rate,
    years: years ?? (months && String(Number(months) / 12)),
    rest: terms.reduce((rest, part) => rest.replace(part, ' '), asked),
  };
}

const PAID_DOWN = /\b(?:(?:if|i|with|pay(?:ing)?|and) )*(\d\d?) ?(?:%|per ?cent) down(?: ?payment)?\b/;
const DOWN_SUM = new RegExp(
  `(?:${RUPEES.source}) (?:as |in |of )?(?:down(?: ?payment)?|dp|upfront)\\b|\\b(?:down ?payment|dp)(?: (?:of|is))* (?:${RUPEES.source})`,
);

/** The terms of an instalment that a question says. */
export type AskedTerms = Partial<Omit<EmiTerms, 'loanRupees'> & { sharePercent: number; downRupees: number }>;

/** The terms that a question of an instalment names, within the limits of the calculator, and the question without them. */
export function takeEmiTerms(asked: string): { terms: AskedTerms; rest: string } {
  if (!ASKS_FOR_INSTALMENT.test(asked)) return { terms: {}, rest: asked };
  const [down = '', paid] = PAID_DOWN.exec(asked) ?? [];
  const { rate, years, rest: open } = takeTerms(cut(asked, down));
  const [sum = ''] = DOWN_SUM.exec(open) ?? [];
  const downRupees = takeRupees(sum).rupees;
  const rest = cut(cut(open, sum), /\b(?:and )?(?:take|taking|with) (?:an? )?(?:home )?loan (?:for|of|over)\b/);
  const sharePercent = paid && 100 - Number(paid);
  const annualRatePercent = withinLimits('annualRatePercent', rate).value;
  const tenureYears = withinLimits('tenureYears', years).value;
  const terms = { ...(annualRatePercent && { annualRatePercent }), ...(tenureYears && { tenureYears }) };
  return { terms: { ...terms, ...(sharePercent && { sharePercent }), ...(downRupees && { downRupees }) }, rest };
}

/** A home, of whose price a bank lends a share. */
const PRICED = /\b(?:apartment|flat|home(?! loan)|house|ghar|villa|floor|property)\b/g;

const isPaidMonthly = (asked: string) => IS_MONTHLY.test(asked) && !IS_OTHER.test(asked);
/** Whether a question is of a monthly instalment, or of a loan with its years. For `spelled` texts. */
export const asksForInstalment = (asked: string): boolean =>
  isPaidMonthly(asked) ||
  ASKS_FOR_INSTALMENT.test(asked) ||
  isLoanAlone(asked) ||
  (!IS_OTHER.test(asked) && (/\bmonthly\b/.test(asked) || (LOAN_TERMS.test(asked) && YEARS.test(asked))));

/** The instalment of a loan, or of what a bank lends on a price, or the loan of a monthly sum; null for other questions and without an amount. For `spelled` texts. */
export function instalmentAnswer(asked: string, rule: LoanTerms | null = null): ToolAnswer | null {
  if (!asksForInstalment(asked)) return null;
  const { rate, years, rest: open } = takeTerms(asked);
  // '30 lakh down payment' beside a price is not borrowed.
  const [down = ''] = (RUPEES.exec(cut(open, DOWN_SUM)) && DOWN_SUM.exec(open)) ?? [];
  const paid = takeRupees(down).rupees ?? 0;
  const sum = cut(open, down);
  const amount = (BY_ITS_NAME.exec(sum) ?? LOAN.exec(sum))?.[0] ?? '';
  const rest = sum.replace(amount, ' ');
  const typed = amount ? parseTypedRupees(amount) : null;
  if (!typed) return null;
  const isPrice =
    rule !== null &&
    !/\bloan\b/.test(asked) &&
    typed >= LEAST_PRICE &&
    !NO_HOME.test(asked) &&
    asked.search(PRICED) >= 0;
  const own = paid < typed ? paid : 0;
  const loan = own > 0 ? typed - own : isPrice ? loanByBank(rule, typed) : typed;
  const [lent, yearly, over] = [
    withinLimits('loanRupees', String(loan)),
    withinLimits('annualRatePercent', rate),
    withinLimits('tenureYears', years),
  ];
  const terms = {
    loanRupees: lent.value ?? loan,
    annualRatePercent: yearly.value ?? EMI_DEFAULTS.annualRatePercent,
    tenureYears: over.value ?? EMI_DEFAULTS.tenureYears,
  };
  // 'EMI under 1 lakh' is a limit of what is paid a month.
  const mostMonthly = IS_LIMIT.test(asked) && !/\bloan\b/.test(asked) ? LEAST_PRICE : MAX_MONTHLY_RUPEES;
  const isOfSum = isPaidMonthly(asked) || (loan < mostMonthly && !rate && !years);
  const text = isOfSum ? loanOfInstalment(loan, terms) : instalmentOf(terms);
  const lentOf = `${formatRupees(own)} paid down leave ${formatRupees(loan)} of ${formatRupees(typed)}.`;
  const share =
    own > 0 ? lentOf : isPrice ? `Of ${formatRupees(typed)} a bank may lend ${formatRupees(loan)} at most.` : '';
  const dearer = !rate && DEARER.test(asked) ? DEARER_NOTE : '';
  const notes = [share, text, dearer, isOfSum ? '' : lent.note, yearly.note, over.note];
  return {
    title: 'EMI',
    text: notes.filter(Boolean).join(' '),
    ...AFFORDABILITY,
    rest: cut(isPrice ? cut(rest, PRICED) : rest, EMI_WORDS),
    ...(!isOfSum && !rate && !years && { replies: [EXAMPLE] }),
  };
}

/** Whether a question has a loan and its sum, and nothing else: 'home loan 50 lakh'. */
function isLoanAlone(asked: string): boolean {
  const { rupees, rest } = takeRupees(asked);
  const isSum = rupees !== null && rupees >= LEAST_PRICE && /\bloan\b/.test(asked);
  return isSum && !IS_LIMIT.test(asked) && !ASKS_HOW_MUCH.test(asked) && openWords(cut(rest, EMI_WORDS)).length === 0;
}
const ASKS_HOW_MUCH = /\bhow much\b|\bkitn[aei]\b|\bmil\w*/;

function instalmentOf(terms: EmiTerms): string {
  const { monthly, interest } = emiFigures(terms);
  const [loanText, rateText, yearsText] = (['loanRupees', 'annualRatePercent', 'tenureYears'] as const).map((field) =>
    describeEmiTerm(field, terms[field]),
  );
  return `${loanText} at ${rateText} over ${yearsText}: ${monthly} a month. The interest adds up to ${interest}.`;
}

/** A figure as it was asked, 8.75 % too, which the steps of the calculator's fields would round, or the nearest that it takes, and a note of that. */
function withinLimits(field: EmiField, text: string | undefined) {
  const typed = text ? parseTypedTerm(field, text) : null;
  if (typed === null) return { value: null, note: '' };
  const { min, max } = EMI_LIMITS[field];
  const value = Math.min(max, Math.max(min, typed));
  const end = typed < min ? 'least' : 'most';
  const note = `Counted with ${describeEmiTerm(field, value)}, the ${end} that the calculator takes.`;
  return { value, note: value === typed ? '' : note };
}

/** The loan that a monthly sum pays back, and what else decides. */
export function loanOfInstalment(
  monthlyRupees: number,
  terms: EmiTerms,
  depends = 'Income and savings decide the price.',
): string {
  const rateText = describeEmiTerm('annualRatePercent', terms.annualRatePercent);
  const yearsText = describeEmiTerm('tenureYears', terms.tenureYears);
  const loanText = formatRupees(loanForEmi(monthlyRupees, terms.annualRatePercent, terms.tenureYears));
  return `${formatAmount(monthlyRupees)} a month pays back a loan of about ${loanText} at ${rateText} over ${yearsText}. ${depends}`;
}
