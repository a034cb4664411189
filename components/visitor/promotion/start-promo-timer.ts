import { loadDrawView } from '@/components/islands/draw';
import { readData } from '@/lib/browser/read-data';
import { isRemembered } from '@/lib/browser/session-memory';
import { PROMO_POPUP_DELAY_MS } from '@/lib/domain/site/business-constants';
import { isPromoPath, type Promo, PROMO_GONE } from '@/lib/domain/visitor/interruption';

const fetchPromotion = () => import('./Promotion').then(({ Promotion }) => Promotion);

/**
 * Calls back with the promotion 10 s after the page load, when what draws it is there, and again after a restore from
 * the back/forward cache (faults 43); with null before that. Not where it is excluded, nor once it was dismissed.
 */
function startPromoTimer(onDue: (promo: Promo | null) => void, signal: AbortSignal): void {
  if (!isPromoPath(location.pathname)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = async () => {
    const [promo] = await Promise.all([readData<Promo>('promotion'), fetchPromotion(), loadDrawView()]);
    if (!isRemembered(PROMO_GONE)) onDue(promo);
  };
  const arm = () => {
    clearTimeout(timer);
    if (!isRemembered(PROMO_GONE)) timer = setTimeout(() => void show().catch(() => undefined), PROMO_POPUP_DELAY_MS);
  };
  arm();
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    onDue(null);
    arm();
  };
  addEventListener('pageshow', onShow, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** The promotion's row of what may ask for attention. */
export const promotion = { fetchPromotion, startPromoTimer };
