import { markPrices } from '@/lib/browser/visitor/budget';
import { paintTicks } from '@/lib/browser/visitor/compared';
import './card-marks.css';

export { pressTick, readCompared, watchCompared, writeCompared } from '@/lib/browser/visitor/compared';

/** Marks the cards of the page: the ticks of the comparison, and the prices within the visitor's budget. */
export function paintCards(): void {
  paintTicks();
  markPrices();
}
