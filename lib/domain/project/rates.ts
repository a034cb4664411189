import type { Purpose } from './costs';
import { formatRupees } from './price';

/** Who buys: a man, one or several women, or a man and a woman in equal shares. */
export const OWNERS = ['man', 'woman', 'joint'] as const;
export type Owner = (typeof OWNERS)[number];

/** The same for all owners, or one value each. */
export type ByOwner = number | Record<Owner, number>;

/** A value up to and including an amount; null is without limit. */
export interface Slab<Value> {
  upToRupees: number | null;
  value: Value;
}

/** Lines of duty and registration, with their names. */
export const DUTY_LINES = {
  stampDuty: 'Stamp duty',
  transferDuty: 'Municipal transfer duty',
  metroCess: 'Metro cess',
  localBodyTax: 'Local body tax',
  cess: 'Cess',
  surcharge: 'Surcharge',
  socialInfrastructureCess: 'Social infrastructure cess',
  infrastructureBoard: 'Infrastructure development cess',
  registration: 'Registration fee',
} as const;
export type DutyKey = keyof typeof DUTY_LINES;

/** One line of duty. Slabs hold for the whole value, not for the part above the slab before. */
export interface DutyLine {
  key: DutyKey;
  /** Percent of the base, or a fixed fee in rupees. */
  unit: 'percent' | 'rupees';
  slabs: Slab<ByOwner>[];
  /** Slabs for an apartment that is sold for the first time; null: the same. */
  firstSaleSlabs: Slab<ByOwner>[] | null;
  /** The line whose unrounded amount is the base; null: the duty value. */
  ofLine: DutyKey | null;
  maxRupees: number | null;
  rebate: DutyRebate | null;
  /** Owners whose own rate holds for homes only; otherwise they pay the man's. */
  homesOnly: Owner[];
  /** Date of the rule, as '2025-08-31', '2025-08' or '2025'. */
  asOf: string;
}

/** `share × min(maxRupees, percent of the value)` less, up to a value. */
interface DutyRebate {
  percent: number;
  share: Partial<Record<Owner, number>>;
  maxValueRupees: number;
  maxRupees: number;
}

interface RateSource {
  url: string;
  /** '2025-08-31', '2025-08' or '2025'; null if the page has no date. */
  asOf: string | null;
}

/** What every record of rates tells about itself. */
export interface RateOrigin {
  /** Date of the rule. */
  asOf: string;
  /** ISO day of the last check. */
  checkedOn: string;
  /** False: sources disagree or stand alone, so that amounts are called 'about'. */
  isCertain: boolean;
  /** Older than a year: the rule is explained, amounts are not shown. */
  isExpired: boolean;
  sources: RateSource[];
}

/** An area with its own duty. */
export interface DutyPlace extends RateOrigin {
  id: string;
  state: string;
  label: string;
  /** Slugs of the cities whose projects start with this place. */
  citySlugs: string[];
  /** 'circle rate': the state's minimum value. */
  valueName: string;
  lines: DutyLine[];
}

/** GST on a unit under construction, percent of the whole agreement value. */
export interface GstRule extends RateOrigin {
  purpose: Purpose;
  percent: number;
  affordable: AffordableGst | null;
}

/** The lower rate of a small home: both the area and the amount must be within the limits. */
interface AffordableGst {
  percent: number;
  maxRupees: number;
  carpetSqm: number;
  carpetSqmMetro: number;
  metroCitySlugs: string[];
}

export interface TdsRule extends RateOrigin {
  percent: number;
  fromRupees: number;
  form: string;
  section: string;
  /** For whom another rate holds. */
  note: string | null;
}

export interface LoanRule extends RateOrigin {
  /** Most of the price in percent, by the size of the loan. */
  mostOfPrice: Slab<number>[];
  /** Percent of the net income that all instalments may take. */
  incomeShare: Record<'careful' | 'usual' | 'stretched', number>;
  annualRatePercent: number;
  tenureYears: number;
  retirementAge: number;
}

/** What banks lend: the share of a price, and that of an income which instalments may take. */
export type LoanTerms = Pick<LoanRule, 'mostOfPrice' | 'incomeShare' | 'annualRatePercent' | 'tenureYears'>;

/**
 * How a charge counts: in the agreement value, as a service with its own GST, as a deposit, or paid to a third party
 * with its own GST.
 */
export const CHARGE_CLASSES = ['agreement', 'service', 'deposit', 'third party'] as const;
export type ChargeClass = (typeof CHARGE_CLASSES)[number];

/** A charge that some developers add, with what it usually is. */
export interface UsualCharge extends RateOrigin {
  id: string;
  name: string;
  chargeClass: ChargeClass;
  typical: string;
}

/** A state with a page on the cost of buying. */
export interface BuyingState {
  id: string;
  name: string;
  title: string;
  lead: string;
  notes: string[];
  /** The state's own site with its calculator. */
  calculatorUrl: string;
  pricePointsRupees: number[];
}

/** The value of the slab that an amount falls in. */
export function slabValue<Value>(slabs: readonly Slab<Value>[], rupees: number): Value | null {
  return slabs.find(({ upToRupees }) => upToRupees === null || rupees <= upToRupees)?.value ?? null;
}

/** One owner's value. */
function valueFor(owner: Owner, value: ByOwner): number {
  return typeof value === 'number' ? value : value[owner];
}

/** Percent of an amount, unrounded; thousandths of a percent keep whole rupees exact. */
export function percentOf(rupees: number, percent: number): number {
  return (rupees * Math.round(percent * 1000)) / 100_000;
}

/** The largest loan that a bank may give on a price. */
export function loanByBank({ mostOfPrice }: Pick<LoanRule, 'mostOfPrice'>, priceRupees: number): number {
  const loans = mostOfPrice.map(({ upToRupees, value }) =>
    Math.min(percentOf(priceRupees, value), upToRupees ?? Infinity),
  );
  return Math.floor(Math.max(0, ...loans));
}

/** '90 % of a price up to a loan of ₹ 30 Lakh, 80 % up to ₹ 75 Lakh, 75 % above'. */
export const inSteps = ({ mostOfPrice }: Pick<LoanRule, 'mostOfPrice'>) =>
  mostOfPrice
    .map(({ upToRupees, value }, at) => {
      const upTo = upToRupees === null ? 'above' : `up to ${at === 0 ? 'a loan of ' : ''}${formatRupees(upToRupees)}`;
      return `${value} % ${at === 0 ? 'of the price ' : ''}${upTo}`;
    })
    .join(', ');

/** What duty depends on. */
export interface DutyCase {
  owner: Owner;
  /** The higher of the agreement and the state's minimum, in rupees. */
  valueRupees: number;
  isHome: boolean;
  /** An apartment that is sold for the first time. */
  isFirstSaleFlat: boolean;
}

interface DutyAmount {
  key: DutyKey;
  /** Whole rupees, half a rupee upwards. */
  rupees: number;
}

export interface Duty {
  lines: DutyAmount[];
  totalRupees: number;
}

/** Stamp duty, registration and what a place adds to them, line by line. */
export function dutyOn(lines: readonly DutyLine[], bought: DutyCase): Duty {
  const exact = new Map<DutyKey, number>();
  for (const line of lines) exact.set(line.key, exactAmount(line, bought, exact));
  const amounts = lines.map(({ key }) => ({ key, rupees: Math.round(exact.get(key) ?? 0) }));
  return { lines: amounts, totalRupees: amounts.reduce((sum, { rupees }) => sum + rupees, 0) };
}

/** The slab's percent or fee for an owner; the rebate is not taken off. */
export function dutyRate(line: DutyLine, { owner, valueRupees, isHome, isFirstSaleFlat }: DutyCase): number {
  const slabs = isFirstSaleFlat && line.firstSaleSlabs ? line.firstSaleSlabs : line.slabs;
  const rate: ByOwner = slabValue(slabs, valueRupees) ?? 0;
  return valueFor(line.homesOnly.includes(owner) && !isHome ? 'man' : owner, rate);
}

function exactAmount(line: DutyLine, bought: DutyCase, earlier: ReadonlyMap<DutyKey, number>): number {
  const rate = dutyRate(line, bought);
  if (line.unit === 'rupees') return rate;
  const base = line.ofLine === null ? bought.valueRupees : (earlier.get(line.ofLine) ?? 0);
  const amount = percentOf(base, rate) - rebateOf(line, bought);
  return line.maxRupees === null ? amount : Math.min(amount, line.maxRupees);
}

function rebateOf({ rebate }: DutyLine, { owner, valueRupees }: DutyCase): number {
  if (!rebate || valueRupees > rebate.maxValueRupees) return 0;
  return (rebate.share[owner] ?? 0) * Math.min(rebate.maxRupees, percentOf(valueRupees, rebate.percent));
}
