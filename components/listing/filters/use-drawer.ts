import { useEffect, useRef, type RefObject } from 'react';
import { closeOnBackdrop } from '@/components/ui/use-dialog';

/** Must equal the closing transition in listing.css. */
const CLOSE_MS = 220;

/** Opens the modal drawer. Escape, the backdrop and a wider window close it; the focus returns to its button. */
export function useDrawer(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const stop = new AbortController();
    const { signal } = stop;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector('h2')?.focus();
    closeOnBackdrop(dialog, signal);
    matchMedia('(width >= 64rem)').addEventListener('change', () => dialog.close(), { signal });
    const onClosed = () => {
      document.getElementById('open-filters')?.focus({ preventScroll: true });
      setTimeout(() => latest.current(), CLOSE_MS);
    };
    dialog.addEventListener('close', onClosed, { signal });
    return () => stop.abort();
  }, [ref]);
}
