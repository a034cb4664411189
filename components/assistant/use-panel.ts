import { useEffect, type RefObject } from 'react';

/**
 * Opens the panel, modal below 1024 px and beside the page from there on; Escape closes it. The field takes the focus,
 * on touch screens the heading, because the keyboard would cover half of the sheet.
 */
export function usePanel(ref: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    const stop = new AbortController();
    const { signal } = stop;
    if (!panel.open) {
      if (matchMedia('(width >= 64rem)').matches) panel.show();
      else panel.showModal();
    }
    const first = matchMedia('(pointer: coarse)').matches ? 'h2' : 'input';
    panel.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !panel.matches(':modal') && !document.querySelector('dialog:modal')) panel.close();
    };
    document.addEventListener('keydown', onKeyDown, { signal });
    // The back/forward cache must restore the page with the panel closed.
    addEventListener('pagehide', () => panel.close(), { signal });
    return () => stop.abort();
  }, [ref]);
}
