'use client';

/** Why an island: promotion and assistant load after the page, and show only if nothing else is open. */

import { useEffect, useState, type ComponentType } from 'react';
import { openOnClick } from '@/components/ui/open-on-click';
import type { InterruptionDeskProps } from './InterruptionDesk';

interface InterruptionsProps {
  hasPromo: boolean;
  /** Inquire Now opens by itself, from 768 px up (spec 2). */
  isEnquiryFirst: boolean;
  /** First word of the company's name, used before 'assistant'. */
  shortName: string;
}

interface Desk {
  Desk: ComponentType<InterruptionDeskProps>;
  /** The launcher that was pressed before the code was fetched. */
  pressed: HTMLElement | null;
}

/** Fetches the code when the browser is idle, or at once when a launcher is pressed. */
export function Interruptions(props: InterruptionsProps) {
  const [desk, setDesk] = useState<Desk | null>(null);

  useEffect(() => {
    const load = async (pressed: HTMLAnchorElement | null) => {
      const { InterruptionDesk } = await import('./InterruptionDesk');
      stop();
      setDesk((known) => known ?? { Desk: InterruptionDesk, pressed });
    };
    const stop = openOnClick('a[data-assistant]', load);
    const loadWhenIdle = () => void load(null).catch(() => undefined);
    if ('requestIdleCallback' in window) requestIdleCallback(loadWhenIdle);
    else setTimeout(loadWhenIdle, 200);
    return stop;
  }, []);

  return desk ? <desk.Desk {...props} pressed={desk.pressed} /> : null;
}
