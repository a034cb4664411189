import { useLayoutEffect, type RefObject } from 'react';

const GAP_PX = 8;
/** Enough height for about five results. */
const ENOUGH_PX = 340;
/** At most 60 % of the window (visual-language 8). */
const MOST_OF_WINDOW = 0.6;

/** Places a floating panel below its form, or above it if there is more room; limits its height to the free space. */
export function usePanelPlace(form: HTMLElement, box: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const panel = box.current;
    if (!panel || !isShown) return;
    const onChange = () => placePanel(form, panel);
    onChange();
    addEventListener('resize', onChange);
    addEventListener('scroll', onChange, { passive: true });
    return () => {
      removeEventListener('resize', onChange);
      removeEventListener('scroll', onChange);
    };
  }, [form, box, isShown]);
}

function placePanel(form: HTMLElement, panel: HTMLElement): void {
  const { top, bottom } = form.getBoundingClientRect();
  const header = document.getElementById('site-header')?.getBoundingClientRect().bottom ?? 0;
  const below = innerHeight - bottom - 2 * GAP_PX;
  const above = top - header - 2 * GAP_PX;
  const isAbove = below < ENOUGH_PX && above > below;
  panel.dataset['side'] = isAbove ? 'above' : 'below';
  panel.style.maxHeight = `${Math.round(Math.min(isAbove ? above : below, innerHeight * MOST_OF_WINDOW))}px`;
}
