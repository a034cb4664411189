import { closeOnBackdrop } from '@/components/ui/close-on-backdrop';
import { openModal } from '@/components/ui/open-modal';

/** Opens Read More once the sheet of dialogs is there. A click on the backdrop closes it; the focus returns. */
export function startDescriptionDialog(signal: AbortSignal): void {
  const button = document.querySelector<HTMLButtonElement>('[commandfor=full-description]');
  const dialog = document.getElementById('full-description') as HTMLDialogElement | null;
  if (!button || !dialog) return;
  const fetchSheet = () => import('@/components/ui/dialog.css').catch(() => undefined);
  const open = async (event: Event) => {
    event.preventDefault();
    await fetchSheet();
    openModal(dialog);
  };
  button.addEventListener('click', (event) => void open(event), { signal });
  button.addEventListener('pointerenter', () => void fetchSheet(), { signal });
  dialog.addEventListener('close', () => button.focus({ preventScroll: true }), { signal });
  closeOnBackdrop(dialog, signal);
}
