import { EMI_LIMITS, parseEmiInput, type EmiField } from '../emi/emi';
import { parsePrice } from './price';

/** A term as it is typed, within its limits; a loan may be typed as a price is: '50 lakh', '1.2 cr'. Null if it is neither. */
export function parseTypedTerm(field: EmiField, text: string): number | null {
  const value = parseEmiInput(field, text);
  if (value !== null || field !== 'loanRupees') return value;
  const price = parsePrice(text);
  const isOneAmount = price !== null && price.minRupees === price.maxRupees;
  return isOneAmount ? parseEmiInput(field, String(Math.min(price.minRupees, EMI_LIMITS.loanRupees.max))) : null;
}
