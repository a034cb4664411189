import { parsePrice } from '../project/price';

/** The largest amount that is taken. */
const MOST_RUPEES = 10_000_000_000;

/** Rupees as they are typed: '1,27,00,000', '50 lakh', '1.2 cr'; null if it is no amount. */
export function parseAmount(text: string): number | null {
  const plain = text.replace(/[₹,\s]/g, '');
  const price = parsePrice(text);
  const isOneAmount = price !== null && price.minRupees === price.maxRupees;
  const rupees = /^\d+(?:\.\d+)?$/.test(plain) ? Math.round(Number(plain)) : isOneAmount ? price.minRupees : null;
  return rupees === null ? null : Math.min(rupees, MOST_RUPEES);
}

/** '₹ 1,27,00,000'. */
export function formatAmount(rupees: number): string {
  return `₹ ${rupees.toLocaleString('en-IN', { maximumFractionDigits: 0 })}`;
}
