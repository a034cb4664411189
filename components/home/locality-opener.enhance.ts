/** Why an enhancer: a locality's card opens its details in a dialog, which is fetched on first use. */
import { draw } from '@/components/islands/draw';
import { openOnClick } from '@/components/ui/open-on-click';

const fetchDialogs = () => import('./LocalityDialogs').then(({ LocalityDialogs }) => LocalityDialogs);

/** Listens to the cards of the grid. */
export function localityOpener(root: HTMLElement, signal: AbortSignal): void {
  const open = async (opener: HTMLElement) => {
    const card = opener.closest<HTMLElement>('[data-locality]');
    if (card) await draw(root, fetchDialogs(), { key: performance.now(), first: { card, opener } });
  };
  openOnClick('[data-locality] a', open, signal);
}
