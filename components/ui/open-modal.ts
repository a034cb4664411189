import { afterPaint } from './after-paint';

/**
 * Opens a modal dialog in two steps. It is painted first; then `showModal` moves the focus and makes the page inert,
 * which calculates the style of the whole page. Over another modal dialog it is modal at once, so that Escape never
 * reaches the one below it.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (document.querySelector('dialog:modal')) return dialog.showModal();
  dialog.open = true;
  afterPaint(() => {
    if (!dialog.isConnected || !dialog.open || dialog.matches(':modal')) return;
    dialog.open = false;
    dialog.showModal();
  });
}
