'use client';
/** Why a behaviour: the calculator's code and rates are fetched when the visitor comes near it, or the address has a price. */
import type { BuyingFile } from '@/lib/domain/buying/buying-file';
import type { CalculatorOf } from './open-calculator';

const NEAR = '600px';
const PRICE_IN_ADDRESS = /[?&]price=/;

/** Draws the calculator into the `<details>` around it; a failed fetch is retried when that is opened again. */
export function costCalculator(root: HTMLElement, signal: AbortSignal, of: CalculatorOf): void {
  const box = root.closest('details')!;
  let loading: Promise<void> | null = null;
  const load = () => {
    near.disconnect();
    loading ??= Promise.all([import('./open-calculator'), import('@/lib/browser/read-data')])
      .then(async ([{ openCalculator }, { readData }]) =>
        openCalculator(root, await readData<BuyingFile>('buying'), of),
      )
      .catch(() => {
        loading = null;
        root.textContent = 'The calculator could not be loaded. Close and open it to try again.';
      });
  };
  const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: NEAR });
  near.observe(box);
  box.addEventListener('toggle', () => box.open && load(), { signal });
  signal.addEventListener('abort', () => near.disconnect());
  if (PRICE_IN_ADDRESS.test(location.search)) box.open = true;
}
