import { parseTypedRupees } from '../emi/typed-number';

/** The largest amount that is taken. */
const MOST_RUPEES = 10_000_000_000;

/** Rupees as they are typed: '1,27,00,000', '50 lakh', '1 cr 20 lakh'; null if it is no amount. */
export function parseAmount(text: string): number | null {
  const rupees = parseTypedRupees(text);
  return rupees === null ? null : Math.min(rupees, MOST_RUPEES);
}

/** '₹ 1,27,00,000'. */
export function formatAmount(rupees: number): string {
  return `₹ ${rupees.toLocaleString('en-IN', { maximumFractionDigits: 0 })}`;
}
