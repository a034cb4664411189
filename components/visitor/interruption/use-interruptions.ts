import { useEffect, useState } from 'react';
import { countInSession, isRemembered, rememberForSession } from '@/lib/browser/session-memory';
import { GREETING_FOLD_PX, interruption, isGreetingFolded, type Interruption } from '@/lib/domain/visitor/interruption';
import type { Promo } from '@/lib/domain/visitor/promo';
import { useOverlay } from './use-overlay';
import { usePromo } from './use-promo';

const GREETING_CLOSED = 'greeting-closed';

interface Interruptions {
  now: Interruption;
  promo: Promo | null;
  dismissPromo: () => void;
  closeGreeting: () => void;
}

const isNarrow = () => matchMedia('(width < 64rem)').matches;

function isGreetingOpenAtFirst(): boolean {
  const pageOfSession = countInSession('pages');
  const isListing = document.querySelector('.listing-box') !== null;
  return !isRemembered(GREETING_CLOSED) && !isGreetingFolded({ pageOfSession, isListing, isNarrow: isNarrow() });
}

/** The interruption to show now. It sets `data-band`, which reserves its room at the bottom of the page. */
export function useInterruptions(hasPromo: boolean, isEnquiryFirst: boolean): Interruptions {
  const [isGreetingOpen, setGreetingOpen] = useState(isGreetingOpenAtFirst);
  const { promo, isEnquiryAwaited, dismissPromo } = usePromo(hasPromo, isEnquiryFirst);
  const moment = { ...useOverlay(), isPromoDue: promo !== null, isEnquiryAwaited, isGreetingOpen };
  const now = interruption(moment);

  useEffect(() => {
    document.documentElement.dataset['band'] = now;
  }, [now]);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const start = scrollY;
    const onScroll = () => {
      if (isNarrow() && Math.abs(scrollY - start) > GREETING_FOLD_PX) setGreetingOpen(false);
    };
    const onShow = () => isRemembered(GREETING_CLOSED) && setGreetingOpen(false);
    addEventListener('scroll', onScroll, { passive: true, signal });
    addEventListener('pageshow', onShow, { signal });
    return () => stop.abort();
  }, []);

  return {
    now,
    promo,
    dismissPromo: () => {
      dismissPromo();
      // The promotion replaced the greeting: it must not reappear afterwards.
      setGreetingOpen(false);
    },
    closeGreeting: () => {
      rememberForSession(GREETING_CLOSED);
      setGreetingOpen(false);
    },
  };
}
