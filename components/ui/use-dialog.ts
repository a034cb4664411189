import { useEffect, type RefObject } from 'react';
import { afterPaint } from './after-paint';
import { closeOnBackdrop } from './close-on-backdrop';
import { openModal } from './open-modal';

const FIRST_FIELD = 'input:not([type=hidden], [tabindex="-1"]), textarea, select';

/**
 * Opens a native dialog on mount; Escape and the backdrop close it (spec 4, Enquiry modal). A non-modal dialog opens
 * beside the page and leaves the focus where it is.
 */
export function useDialog(ref: RefObject<HTMLDialogElement | null>, isModal: boolean): void {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const stop = new AbortController();
    const { signal } = stop;
    if (isModal) {
      openModal(dialog);
      // Comes after `showModal`, which asked first.
      afterPaint(() => focusInside(dialog));
      closeOnBackdrop(dialog, signal);
    } else {
      dialog.setAttribute('open', '');
    }
    // The browser itself closes what is modal, which a dialog is from its first paint on; until then it closes before the panel beside the page.
    const onKeyDown = (event: KeyboardEvent) => {
      const isAlone = isModal || document.querySelectorAll('dialog[open]').length === 1;
      if (event.key === 'Escape' && isAlone && !document.querySelector('dialog:modal')) dialog.close();
    };
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => stop.abort();
  }, [ref, isModal]);
}

/** Focuses the first field; on touch screens the heading, because the keyboard would cover half of the sheet. */
function focusInside(dialog: HTMLDialogElement): void {
  const hasKeyboardOnScreen = matchMedia('(pointer: coarse)').matches;
  const field = hasKeyboardOnScreen ? null : dialog.querySelector<HTMLElement>(FIRST_FIELD);
  (field ?? dialog.querySelector('h2'))?.focus();
}
