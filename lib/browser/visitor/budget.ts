import { formatPinPrice } from '@/lib/domain/project/price';
import { RUPEES_PER_CRORE } from '@/lib/domain/site/business-constants';
import { deviceText } from '../device-text';

const kept = deviceText('budget.1');

/** The highest price that was told on this device, in rupees; null if none is kept. */
export function readBudget(): number | null {
  const rupees = Number(kept.read());
  return Number.isSafeInteger(rupees) && rupees > 0 ? rupees : null;
}

/** Keeps a budget in rupees on this device; null forgets it. */
export function writeBudget(rupees: number | null): void {
  kept.write(String(rupees ?? ''));
}

/** Marks the prices of the page that are within the budget: 'within your ₹ 76.9 L'. */
export function markPrices(): void {
  const budget = readBudget();
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-cr]')) {
    const isWithin = budget !== null && Math.round(Number(dataset['cr']) * RUPEES_PER_CRORE) <= budget;
    if (isWithin) dataset['within'] = `within your ${formatPinPrice(budget)}`;
    else delete dataset['within'];
  }
}
