import { useEffect, useLayoutEffect, useRef } from 'react';
import { closeOnBackdrop } from '@/components/ui/close-on-backdrop';
import { findDrawer } from '@/components/listing/listing-id';

/** Must equal the closing transition in listing.css. */
const CLOSE_MS = 220;

/**
 * The modal drawer, opened by its button. Escape, the backdrop and a wider window close it; the focus returns to the
 * button. The drawer of the live listing takes the place of an open one of the HTML without sliding in again.
 */
export function useDrawer(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => {
    const dialog = findDrawer();
    if (!isOpen || !dialog || dialog.open) return;
    dialog.style.transition = 'none';
    dialog.showModal();
    requestAnimationFrame(() => dialog.style.removeProperty('transition'));
  }, [isOpen]);
  useEffect(() => {
    const dialog = findDrawer();
    if (!dialog) return;
    const stop = new AbortController();
    const { signal } = stop;
    closeOnBackdrop(dialog, signal);
    matchMedia('(width >= 64rem)').addEventListener('change', () => dialog.close(), { signal });
    const onClosed = () => {
      document.getElementById('open-filters')?.focus({ preventScroll: true });
      setTimeout(() => latest.current(), CLOSE_MS);
    };
    dialog.addEventListener('close', onClosed, { signal });
    return () => stop.abort();
  }, []);
}
