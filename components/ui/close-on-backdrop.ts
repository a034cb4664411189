/** Both press and release must be outside: selecting text from inside to outside must not close the dialog. */
export function closeOnBackdrop(dialog: HTMLDialogElement, signal: AbortSignal): void {
  let isPressedOutside = false;
  dialog.addEventListener('pointerdown', ({ target }) => (isPressedOutside = target === dialog), { signal });
  dialog.addEventListener('click', ({ target }) => isPressedOutside && target === dialog && dialog.close(), { signal });
}
