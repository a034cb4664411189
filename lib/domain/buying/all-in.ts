import type { Purpose } from '../project/costs';
import {
  dutyOn,
  percentOf,
  type ChargeClass,
  type Duty,
  type DutyCase,
  type DutyPlace,
  type GstRule,
  type TdsRule,
} from '../project/rates';

/** The rates of one place that a cost sheet needs. */
export interface CostRates {
  place: Pick<DutyPlace, 'lines'>;
  /** GST on homes and offices under construction. */
  gst: readonly Pick<GstRule, 'purpose' | 'percent' | 'affordable'>[];
  serviceGstPercent: number;
  tds: Pick<TdsRule, 'percent' | 'fromRupees'>;
}

export interface Charge {
  chargeClass: ChargeClass;
  rupees: number;
}

/** A purchase whose cost is asked for. */
export interface Purchase extends Pick<DutyCase, 'owner' | 'isFirstSaleFlat'> {
  priceRupees: number;
  purpose: Purpose;
  /** False once the completion or occupancy certificate is issued, and for a resale. */
  isUnderConstruction: boolean;
  charges: readonly Charge[];
  /** Null if unknown: then the lower GST of small homes is not counted. */
  carpetSqm: number | null;
  citySlug: string | null;
  /** The state's minimum value of the unit; null if unknown. */
  minimumValueRupees: number | null;
}

export interface AllInCost {
  agreementRupees: number;
  gstPercent: number;
  gstRupees: number;
  duty: Duty;
  servicesRupees: number;
  serviceGstRupees: number;
  depositsRupees: number;
  thirdPartyRupees: number;
  thirdPartyGstRupees: number;
  totalRupees: number;
  /** Kept back from the price for the Government, no part of the total. */
  tdsRupees: number;
}

/** A purchase without charges, with what is unknown left out. */
export const PLAIN_PURCHASE = {
  charges: [],
  carpetSqm: null,
  citySlug: null,
  minimumValueRupees: null,
} as const satisfies Partial<Purchase>;

/** Everything a buyer pays, in whole rupees. */
export function allInCost(rates: CostRates, purchase: Purchase): AllInCost {
  const { priceRupees, owner, purpose, isFirstSaleFlat, charges, minimumValueRupees } = purchase;
  const agreementRupees = priceRupees + sumOfCharges(charges, 'agreement');
  const servicesRupees = sumOfCharges(charges, 'service');
  const depositsRupees = sumOfCharges(charges, 'deposit');
  const thirdPartyRupees = sumOfCharges(charges, 'third party');
  const valueRupees = Math.max(agreementRupees, minimumValueRupees ?? 0);
  const duty = dutyOn(rates.place.lines, { owner, valueRupees, isHome: purpose === 'home', isFirstSaleFlat });
  const gstPercent = gstPercentOf(rates.gst, purchase, agreementRupees + servicesRupees);
  const gstRupees = Math.round(percentOf(agreementRupees, gstPercent));
  const serviceGstRupees = Math.round(percentOf(servicesRupees, rates.serviceGstPercent));
  const thirdPartyGstRupees = Math.round(percentOf(thirdPartyRupees, rates.serviceGstPercent));
  const own = agreementRupees + gstRupees + duty.totalRupees + servicesRupees + serviceGstRupees;
  return {
    ...{ agreementRupees, gstPercent, gstRupees, duty, servicesRupees, serviceGstRupees },
    ...{ depositsRupees, thirdPartyRupees, thirdPartyGstRupees },
    totalRupees: own + depositsRupees + thirdPartyRupees + thirdPartyGstRupees,
    tdsRupees: tdsOn(rates.tds, agreementRupees + servicesRupees),
  };
}

/** Rupees of all charges of one class. */
export function sumOfCharges(charges: readonly Charge[], wanted: ChargeClass): number {
  return charges.reduce((sum, { chargeClass, rupees }) => sum + (chargeClass === wanted ? rupees : 0), 0);
}

/** Percent of GST on the agreement; nothing on plots, resale and finished units. */
export function gstPercentOf(
  rules: CostRates['gst'],
  { purpose, isUnderConstruction, carpetSqm, citySlug }: Omit<Purchase, 'owner' | 'priceRupees'>,
  grossRupees: number,
): number {
  const rule = rules.find((each) => each.purpose === purpose);
  if (!rule || !isUnderConstruction) return 0;
  const { percent, affordable } = rule;
  if (!affordable || carpetSqm === null || grossRupees > affordable.maxRupees) return percent;
  const isMetro = citySlug === null || affordable.metroCitySlugs.includes(citySlug);
  return carpetSqm <= (isMetro ? affordable.carpetSqmMetro : affordable.carpetSqm) ? affordable.percent : percent;
}

/** Income tax that the buyer keeps back from a sum, in whole rupees. */
export function tdsOn({ percent, fromRupees }: CostRates['tds'], rupees: number): number {
  return rupees >= fromRupees ? Math.round(percentOf(rupees, percent)) : 0;
}
