import { parseTypedRupees } from '../site/typed-number';
import { MAX_PRICE_RUPEES } from '../project/price';

/** Beside a field whose text `parseAmount` does not read. */
export const AMOUNT_NOT_READ = 'Not understood. Type it as 85 lakh, 1.2 cr or 85,00,000, up to 1,000 crore.';

/** Rupees as they are typed, '1,27,00,000', '50 lakh', '1 cr 20 lakh', up to 1,000 crore; null if they are not understood. */
export function parseAmount(text: string): number | null {
  const rupees = parseTypedRupees(text);
  return rupees === null || rupees > MAX_PRICE_RUPEES ? null : rupees;
}

/** '₹ 1,27,00,000'. */
export function formatAmount(rupees: number): string {
  return `₹ ${rupees.toLocaleString('en-IN', { maximumFractionDigits: 0 })}`;
}
