import type { Moment } from '@/lib/domain/visitor/interruption';

/** Fields and buttons of a form: a visitor on Send is still filling in the form. */
const FILLING = 'input, textarea, select, form *';

/** Whether a dialog of any kind is open, and whether a form is being filled in. */
export const lookForOverlay = (): Pick<Moment, 'isOverlayOpen' | 'isFilling'> => ({
  isOverlayOpen: document.querySelector('dialog[open]') !== null,
  isFilling: document.activeElement?.matches(FILLING) ?? false,
});

/** Calls back when a dialog opens or closes, and when the focus moves. */
export function watchOverlay(onChange: () => void, signal: AbortSignal): void {
  // Between blur and focus of two fields nothing has the focus, so check afterwards.
  const later = () => setTimeout(onChange);
  document.addEventListener('focusin', later, { signal });
  document.addEventListener('focusout', later, { signal });
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  signal.addEventListener('abort', () => observer.disconnect());
}
