/** Why an enhancer: the shortlist is stored on the device. */
import { draw } from '@/components/islands/draw';
import { markHearts } from '@/lib/browser/visitor/heart-marks';

const fetchRefusal = () => import('./ShortlistFull').then(({ ShortlistFull }) => ShortlistFull);

/** Fills the hearts of the shortlist and handles clicks on hearts. Draws a note if the list is full. */
export function hearts(root: HTMLElement, signal: AbortSignal): void {
  let dismiss = () => {};
  const press = async (heart: Element) => {
    if (markHearts(heart)) return dismiss();
    dismiss = () => void draw(root, fetchRefusal(), null);
    await draw(root, fetchRefusal(), { onDismiss: dismiss });
  };
  const onClick = ({ target }: Event) => {
    const heart = (target as Element).closest('[data-heart]');
    if (heart) press(heart).catch(() => undefined);
  };
  document.addEventListener('click', onClick, { signal });
  markHearts();
}
