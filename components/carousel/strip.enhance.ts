/** Why an enhancer: a strip of cards advances by itself, and by arrows, a fixed number of pixels at a time. */
import {
  MANUAL_STEP_BREAKPOINT_PX,
  MANUAL_STEP_NARROW_PX,
  MANUAL_STEP_WIDE_PX,
  TRENDING_MANUAL_PAUSE_MS,
} from '@/lib/domain/site/business-constants';
import { onArrows } from './arrows';
import { startAutoplay } from './start-autoplay';

interface StripProps {
  /** Id of the native scroll container. */
  stageId: string;
  intervalMs: number;
  stepPx: number;
}

/** Steps past either end jump to the other end (spec 4, Trending and Developers carousel). */
function scrollStep(stage: HTMLElement, stepPx: number): void {
  const lastPx = stage.scrollWidth - stage.clientWidth;
  const isAtEdge = stepPx > 0 ? stage.scrollLeft >= lastPx - 1 : stage.scrollLeft <= 1;
  if (isAtEdge) stage.scrollTo({ left: stepPx > 0 ? 0 : lastPx });
  else stage.scrollBy({ left: stepPx });
}

/** Attaches to the strip and to the controls before the root; the cards scroll natively without script. */
export function strip(root: HTMLElement, signal: AbortSignal, { stageId, intervalMs, stepPx }: StripProps): void {
  const controls = root.previousElementSibling;
  const stage = document.getElementById(stageId);
  if (!controls || !stage) return;
  const { hold } = startAutoplay(
    {
      ...{ stage, intervalMs, button: controls.querySelector<HTMLElement>('.carousel-pause') },
      onTick: () => scrollStep(stage, stepPx),
      stopsOnHover: true,
      holdMs: TRENDING_MANUAL_PAUSE_MS,
    },
    signal,
  );
  const onArrow = (direction: 1 | -1) => {
    hold();
    scrollStep(
      stage,
      direction * (innerWidth < MANUAL_STEP_BREAKPOINT_PX ? MANUAL_STEP_NARROW_PX : MANUAL_STEP_WIDE_PX),
    );
  };
  onArrows(controls, onArrow, signal);
}
