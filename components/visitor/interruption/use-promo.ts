import { useEffect, useState } from 'react';
import { readData } from '@/lib/browser/read-data';
import { isRemembered, rememberForSession } from '@/lib/browser/session-memory';
import { PROMO_POPUP_DELAY_MS } from '@/lib/domain/site/business-constants';
import { isPromoPath } from '@/lib/domain/visitor/interruption';
import type { Promo } from '@/lib/domain/visitor/promo';

const PROMO_GONE = 'promo-gone';

interface PromoTurn {
  /** Null until it is due and after it was dismissed. */
  promo: Promo | null;
  isEnquiryAwaited: boolean;
  dismissPromo: () => void;
}

/** The promotion, due 10 s after the page load, and again after a restore from the back/forward cache (faults 43). */
export function usePromo(hasPromo: boolean, isEnquiryFirst: boolean): PromoTurn {
  const [promo, setPromo] = useState<Promo | null>(null);
  const [isEnquiryAwaited, setEnquiryAwaited] = useState(isEnquiryFirst && innerWidth >= 768);

  useEffect(() => {
    if (!hasPromo || !isPromoPath(location.pathname)) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      const accept = (due: Promo) => setPromo(isRemembered(PROMO_GONE) ? null : due);
      readData<Promo>('promotion').then(accept, () => undefined);
    };
    const arm = () => {
      clearTimeout(timer);
      setPromo(null);
      if (!isRemembered(PROMO_GONE)) timer = setTimeout(show, PROMO_POPUP_DELAY_MS);
    };
    arm();
    addEventListener('pageshow', ({ persisted }) => persisted && arm(), { signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [hasPromo]);

  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener('close', () => setEnquiryAwaited(false), { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);

  return {
    promo,
    isEnquiryAwaited,
    dismissPromo: () => {
      rememberForSession(PROMO_GONE);
      setPromo(null);
    },
  };
}
