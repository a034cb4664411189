'use client';

/** Why an island: promotion and assistant come after the page, and only where the visit leaves room for them. */

import { useEffect, useState, type ComponentType } from 'react';
import type { InterruptionDeskProps } from './InterruptionDesk';

interface InterruptionsProps {
  hasPromo: boolean;
  /** Inquire Now opens by itself, from 768 px up (spec 2). */
  isEnquiryFirst: boolean;
  /** First word of the company's name, before 'assistant'. */
  shortName: string;
}

interface Desk {
  Desk: ComponentType<InterruptionDeskProps>;
  /** The launcher that was pressed before the desk was there. */
  pressed: HTMLElement | null;
}

/** Fetches all the rest when the browser is idle, at once where the assistant is asked for. */
export function Interruptions(props: InterruptionsProps) {
  const [desk, setDesk] = useState<Desk | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const load = (pressed: HTMLAnchorElement | null) =>
      import('./InterruptionDesk').then(
        ({ InterruptionDesk }) => {
          stop.abort();
          setDesk((known) => known ?? { Desk: InterruptionDesk, pressed });
        },
        () => pressed && location.assign(pressed.href),
      );
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-assistant]');
      if (!link) return;
      event.preventDefault();
      void load(link);
    };
    document.addEventListener('click', onClick, { signal: stop.signal });
    if ('requestIdleCallback' in window) requestIdleCallback(() => void load(null));
    else setTimeout(() => void load(null), 200);
    return () => stop.abort();
  }, []);

  return desk ? <desk.Desk {...props} pressed={desk.pressed} /> : null;
}
