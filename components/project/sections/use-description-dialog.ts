import { useEffect } from 'react';
import { closeOnBackdrop } from '@/components/ui/use-dialog';

/** Opens Read More in browsers without `command`. A click on the backdrop closes it; the focus returns. */
export function useDescriptionDialog(): void {
  useEffect(() => {
    const button = document.querySelector<HTMLButtonElement>('[commandfor=full-description]');
    const dialog = document.getElementById('full-description') as HTMLDialogElement | null;
    if (!button || !dialog) return;
    const stop = new AbortController();
    const { signal } = stop;
    if (!('command' in HTMLButtonElement.prototype)) {
      button.addEventListener('click', () => dialog.showModal(), { signal });
    }
    dialog.addEventListener('close', () => button.focus({ preventScroll: true }), { signal });
    closeOnBackdrop(dialog, signal);
    return () => stop.abort();
  }, []);
}
