import { closeOnBackdrop } from '@/components/ui/close-on-backdrop';

/** Opens Read More in browsers without `command`. A click on the backdrop closes it; the focus returns. */
export function startDescriptionDialog(signal: AbortSignal): void {
  const button = document.querySelector<HTMLButtonElement>('[commandfor=full-description]');
  const dialog = document.getElementById('full-description') as HTMLDialogElement | null;
  if (!button || !dialog) return;
  if (!('command' in HTMLButtonElement.prototype)) {
    button.addEventListener('click', () => dialog.showModal(), { signal });
  }
  dialog.addEventListener('close', () => button.focus({ preventScroll: true }), { signal });
  closeOnBackdrop(dialog, signal);
}
