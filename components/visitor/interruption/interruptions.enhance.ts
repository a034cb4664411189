/** Why an enhancer: promotion and assistant load after the page, and show only if nothing else is open. */
import { openOnClick } from '@/components/ui/open-on-click';
import { whenIdle } from '@/components/ui/when-idle';
import type { InterruptionsProps } from './start-interruptions';

/** Fetches the code when the browser is idle, or at once when a launcher is pressed. */
export function interruptions(root: HTMLElement, signal: AbortSignal, props: InterruptionsProps): void {
  const waiting = new AbortController();
  signal.addEventListener('abort', () => waiting.abort());
  const load = async (pressed: HTMLElement | null) => {
    const { startInterruptions } = await import('./start-interruptions');
    if (signal.aborted) return;
    if (!waiting.signal.aborted) startInterruptions(root, signal, props);
    waiting.abort();
    // Also when the idle browser was first: the press waited for the same code.
    pressed?.click();
  };
  openOnClick('a[data-assistant]', load, waiting.signal);
  whenIdle(() => void load(null).catch(() => undefined));
}
