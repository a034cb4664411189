'use client';
/** Why a behaviour: the shortlist is stored on the device; the code of hearts is fetched right after hydration. */
import { draw } from '@/components/islands/draw';

const fetchRefusal = () => import('./ShortlistFull').then(({ ShortlistFull }) => ShortlistFull);

/** Fills the hearts of the shortlist and handles clicks on hearts. Draws a note if the list is full. */
export function hearts(root: HTMLElement, signal: AbortSignal): void {
  let dismiss = () => {};
  const mark = (heart?: Element) =>
    import('@/lib/browser/visitor/heart-marks').then(({ markHearts }) => markHearts(heart));
  const press = async (heart: Element) => {
    if (await mark(heart)) return dismiss();
    dismiss = () => void draw(root, fetchRefusal(), null);
    await draw(root, fetchRefusal(), { onDismiss: dismiss });
  };
  const onClick = ({ target }: Event) => {
    const heart = (target as Element).closest('.heart');
    if (heart) press(heart).catch(() => undefined);
  };
  document.addEventListener('click', onClick, { signal });
  mark().catch(() => undefined);
}
