/** Why an enhancer: a strip of cards advances by itself, and by arrows, a fixed number of pixels at a time. */
import {
  MANUAL_STEP_BREAKPOINT_PX,
  MANUAL_STEP_NARROW_PX,
  MANUAL_STEP_WIDE_PX,
  TRENDING_MANUAL_PAUSE_MS,
} from '@/lib/domain/site/business-constants';
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

/** Attaches to the strip, and to the arrows that name it; the cards scroll natively without script. */
export function strip(_root: HTMLElement, signal: AbortSignal, { stageId, intervalMs, stepPx }: StripProps): void {
  const stage = document.getElementById(stageId)!;
  const onTick = () => scrollStep(stage, stepPx);
  const motion = { stage, intervalMs, onTick, stopsOnHover: true, holdMs: TRENDING_MANUAL_PAUSE_MS };
  const { hold } = startAutoplay(motion, signal);
  const onArrow = ({ target }: Event) => {
    const arrow = (target as Element).closest<HTMLButtonElement>(`[data-turn="${stageId}"]`);
    if (!arrow) return;
    hold();
    const isNarrow = innerWidth < MANUAL_STEP_BREAKPOINT_PX;
    scrollStep(stage, Number(arrow.value) * (isNarrow ? MANUAL_STEP_NARROW_PX : MANUAL_STEP_WIDE_PX));
  };
  document.addEventListener('click', onArrow, { signal });
}
