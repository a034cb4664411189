import { SQFT_PER_UNIT } from './area';
import type { AreaRange, PriceRange } from './project';
import { toSlug } from './slug';

const RUPEES_PER_CRORE = 10_000_000;
const RUPEES_PER_LAKH = 100_000;

/** '₹ 1.81 – 2.62 Cr', '₹ 96 L – 1.46 Cr', '₹ 38 L onwards': how most records write their price. */
export function derivePriceText({ minRupees, maxRupees }: PriceRange): string {
  const sizeOf = (rupees: number) => (rupees >= RUPEES_PER_CRORE ? RUPEES_PER_CRORE : RUPEES_PER_LAKH);
  const unitOf = (rupees: number) => (rupees >= RUPEES_PER_CRORE ? 'Cr' : 'L');
  const amountOf = (rupees: number) => String(rupees / sizeOf(rupees));
  const lowest = `${amountOf(minRupees)} ${unitOf(minRupees)}`;
  if (maxRupees === null) return `₹ ${lowest} onwards`;
  if (maxRupees === minRupees) return `₹ ${lowest}`;
  const isOneUnit = unitOf(minRupees) === unitOf(maxRupees);
  return `₹ ${isOneUnit ? amountOf(minRupees) : lowest} – ${amountOf(maxRupees)} ${unitOf(maxRupees)}`;
}

/** '1,620 – 2,340 sq.ft', '125 – 225 sq.yd': how most records write their area. */
export function deriveAreaText({ minSqft, maxSqft }: AreaRange, unit: 'sqft' | 'sqyd'): string {
  const amountOf = (sqft: number) => (sqft / SQFT_PER_UNIT[unit]).toLocaleString('en-IN');
  const amounts = minSqft === maxSqft ? amountOf(minSqft) : `${amountOf(minSqft)} – ${amountOf(maxSqft)}`;
  return `${amounts} ${unit === 'sqft' ? 'sq.ft' : 'sq.yd'}`;
}

/** 'mogra-courts-sector-83': name and first locality, how most ids are made. */
export function deriveId(name: string, localities: readonly string[]): string {
  return toSlug(`${name} ${localities[0] ?? ''}`);
}

/** 'Sector 83, Gurgaon': the first locality and the last, which most records end with their city. */
export function derivePlace(localities: readonly string[]): string {
  return [localities[0], localities.at(-1)].filter((each, at, all) => each && all.indexOf(each) === at).join(', ');
}
