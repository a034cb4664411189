/** Why an enhancer: a link to a plan opens the zoom dialog, which is fetched on first use; one listener serves all. */
import { draw } from '@/components/islands/draw';
import { openOnClick } from '@/components/ui/open-on-click';

const fetchDialog = () => import('./ZoomDialog').then(({ ZoomDialog }) => ZoomDialog);

/** Handles every `a[data-zoom]`. Without script, or if the fetch fails, the links lead to the large picture. */
export function zoomOpener(root: HTMLElement, signal: AbortSignal): void {
  const onClose = () => void draw(root, fetchDialog(), null);
  openOnClick('a[data-zoom]', (opener) => draw(root, fetchDialog(), { opener, onClose }), signal);
}
