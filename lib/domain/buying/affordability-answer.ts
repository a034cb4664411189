import { calculateEmi } from '../emi/emi';
import { affordablePrice, budgetFor, type Affordable, type Means } from './affordability';
import { PLAIN_PURCHASE } from './all-in';
import { parseTypedDecimal } from '../site/typed-number';
import { type BuyingFile, sheetCost, type SheetRates } from './cost-sheet';
import { AMOUNT_NOT_READ, ownerOf, stageIn } from './purchase-query';
import { parseAmount } from '../project/price';
import { type LoanRule, type Owner, percentOf } from '../project/rates';
import type { Stage } from '../project/costs';

/** Names of the form's fields, which are the keys of its address; owner, stage and place are those of the cost sheet. */
export const AFFORD_KEYS = {
  income: 'income',
  emis: 'emis',
  savings: 'savings',
  share: 'share',
  age: 'age',
  other: 'other',
} as const;

/** Key of an address that asks of a project whether it is within the price, 'vatika/mogra-courts-sector-83'. */
export const PROJECT_KEY = 'project';

/** What a household asks. */
export interface Household {
  means: Means;
  rates: SheetRates;
  owner: Owner;
  stage: Stage;
  /** Other costs in percent of the price. */
  otherPercent: number;
}

type Share = keyof LoanRule['incomeShare'];
export const SHARES: readonly Share[] = ['careful', 'usual', 'stretched'];

export interface AffordableAnswer extends Affordable {
  /** Instalment of the loan, in whole rupees. */
  emiRupees: number;
  /** How far the price rises with a little more of what limits it. */
  more: { of: 'income' | 'savings'; rupees: number; priceRupees: number };
  /** The listing's budget filter, '1-103l'; null below one lakh. */
  budget: string | null;
}

/** What is tried as more: of savings once, of income every month. */
const MORE_RUPEES = { savings: 500_000, income: 10_000 } as const;

const within = (value: number | null, min: number, max: number) =>
  value !== null && value >= min && value <= max ? value : null;

const AMOUNT = { read: parseAmount, fault: AMOUNT_NOT_READ };
/** How the text of each figure is read, and what is said of one that is not understood. */
const FIGURES: Readonly<Record<string, { read: (text: string) => number | null; fault: string }>> = {
  [AFFORD_KEYS.income]: AMOUNT,
  [AFFORD_KEYS.savings]: AMOUNT,
  [AFFORD_KEYS.emis]: AMOUNT,
  [AFFORD_KEYS.age]: {
    read: (text) => within(parseTypedDecimal(text, 'years'), 18, 99),
    fault: 'Not understood. Type a number of years from 18 to 99.',
  },
  [AFFORD_KEYS.other]: {
    read: (text) => within(parseTypedDecimal(text, 'percent'), 0, 100),
    fault: 'Not understood. Type a percentage from 0 to 100, as 2.5.',
  },
};

/** What is wrong with the figures of an address, by key; figures that are understood, and empty ones, are not in it. */
export function householdFaults(query: URLSearchParams): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(FIGURES).flatMap(([key, { read, fault }]) => {
      const text = query.get(key)?.trim() ?? '';
      return text === '' || read(text) !== null ? [] : [[key, fault] as const];
    }),
  );
}

/** The household of an address; null without an income, without a place, or with a figure that is not understood. */
export function parseHousehold(query: URLSearchParams, { places, loan, ...rates }: BuyingFile): Household | null {
  const figure = (key: string) => FIGURES[key]?.read(query.get(key) ?? '') ?? 0;
  const place = places.find(({ id }) => id === query.get('place')) ?? places[0];
  const share = SHARES.find((each) => each === query.get(AFFORD_KEYS.share)) ?? 'usual';
  const netIncomeRupees = figure(AFFORD_KEYS.income);
  if (!place || netIncomeRupees === 0 || householdFaults(query).size > 0) return null;
  const { annualRatePercent, incomeShare, retirementAge } = loan;
  const age = figure(AFFORD_KEYS.age);
  const tenureYears = age > 0 ? Math.max(1, Math.min(loan.tenureYears, retirementAge - age)) : loan.tenureYears;
  return {
    means: {
      ...{ netIncomeRupees, annualRatePercent, tenureYears, incomeSharePercent: incomeShare[share] },
      existingEmiRupees: figure(AFFORD_KEYS.emis),
      savingsRupees: figure(AFFORD_KEYS.savings),
    },
    rates: { ...rates, place },
    owner: ownerOf(query),
    stage: stageIn(query, 'new'),
    otherPercent: figure(AFFORD_KEYS.other),
  };
}

/** The highest price with all its costs, what limits it, and the homes to look at. */
export function answerAffordability(household: Household, loan: Pick<LoanRule, 'mostOfPrice'>): AffordableAnswer {
  const { means } = household;
  const found = affordable(household, loan);
  const { loanRupees, priceRupees, limit } = found;
  const rupees = MORE_RUPEES[limit];
  const key = limit === 'income' ? 'netIncomeRupees' : 'savingsRupees';
  const richer = { ...household, means: { ...means, [key]: means[key] + rupees } };
  return {
    ...found,
    emiRupees: loanRupees > 0 ? Math.round(calculateEmi({ ...means, loanRupees }).monthlyRupees) : 0,
    more: { of: limit, rupees, priceRupees: affordable(richer, loan).priceRupees },
    budget: budgetFor(priceRupees),
  };
}

/** The highest price of a home that a household can pay, with its costs. */
export function affordable(household: Household, loan: Pick<LoanRule, 'mostOfPrice'>): Affordable {
  const { means, rates, owner, stage, otherPercent } = household;
  const isNew = stage === 'new';
  const home = {
    ...PLAIN_PURCHASE,
    owner,
    purpose: 'home',
    isUnderConstruction: isNew,
    isFirstSaleFlat: isNew,
  } as const;
  return affordablePrice(
    means,
    loan,
    (priceRupees) =>
      sheetCost(rates, { ...home, priceRupees }).totalRupees - priceRupees + percentOf(priceRupees, otherPercent),
  );
}

/** Prices of the homes of a listing, which the budget filter goes by. */
export interface HomesByPrice {
  /** 'All homes and plots', or those of a city. */
  name: string;
  /** State of the city; null for all homes. */
  state: string | null;
  href: string;
  /** Lowest prices in rupees, rising. */
  pricesRupees: number[];
  /** Homes whose price is on request; they pass every budget. */
  unpriced: number;
}

/** How many homes of a listing start within a budget, '1-103l'. */
export function homesWithin({ pricesRupees }: Pick<HomesByPrice, 'pricesRupees'>, budget: string): number {
  const [, amount, unit] = /^1-([\d.]+)(l|cr)$/.exec(budget) ?? [];
  const mostRupees = Math.round(Number(amount) * (unit === 'cr' ? 10_000_000 : 100_000));
  return pricesRupees.filter((price) => price <= mostRupees).length;
}
