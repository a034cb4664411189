'use client';
/** Why a behaviour: promotion and assistant load after the page, and show only if nothing else is open. */
import { draw } from '@/components/islands/draw';
import { openOnClick } from '@/components/ui/open-on-click';
import { whenIdle } from '@/components/ui/when-idle';

interface InterruptionsProps {
  hasPromo: boolean;
  /** Inquire Now opens by itself, from 768 px up (spec 2). */
  isEnquiryFirst: boolean;
  /** First word of the company's name, used before 'assistant'. */
  shortName: string;
}

const fetchDesk = () => import('./InterruptionDesk').then(({ InterruptionDesk }) => InterruptionDesk);

/** Fetches the code when the browser is idle, or at once when a launcher is pressed. */
export function interruptions(root: HTMLElement, signal: AbortSignal, props: InterruptionsProps): void {
  const waiting = new AbortController();
  signal.addEventListener('abort', () => waiting.abort());
  const load = async (pressed: HTMLElement | null) => {
    const desk = await fetchDesk();
    if (waiting.signal.aborted) return;
    waiting.abort();
    await draw(root, Promise.resolve(desk), { ...props, pressed });
  };
  openOnClick('a[data-assistant]', load, waiting.signal);
  whenIdle(() => void load(null).catch(() => undefined));
}
