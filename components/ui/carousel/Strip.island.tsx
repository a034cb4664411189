'use client';
/** Why an island: a strip of cards advances by itself, and by arrows, a fixed number of pixels at a time. */
import {
  MANUAL_STEP_BREAKPOINT_PX,
  MANUAL_STEP_NARROW_PX,
  MANUAL_STEP_WIDE_PX,
  TRENDING_MANUAL_PAUSE_MS,
} from '@/lib/domain/site/business-constants';
import { MotionControls } from './MotionControls';
import { useAutoplay } from './use-autoplay';

interface StripProps {
  /** Id of the native scroll container. */
  stageId: string;
  /** Name of the content, as in 'Pause trending projects'. */
  subject: string;
  intervalMs: number;
  stepPx: number;
}

/** Steps past either end jump to the other end (spec 4, Trending and Developers carousel). */
function scrollStep(stageId: string, stepPx: number): void {
  const stage = document.getElementById(stageId);
  if (!stage) return;
  const lastPx = stage.scrollWidth - stage.clientWidth;
  const isAtEdge = stepPx > 0 ? stage.scrollLeft >= lastPx - 1 : stage.scrollLeft <= 1;
  if (isAtEdge) stage.scrollTo({ left: stepPx > 0 ? 0 : lastPx });
  else stage.scrollBy({ left: stepPx });
}

/** Pause and arrows of a strip; its cards are in the HTML and scroll natively without script. */
export function Strip({ stageId, subject, intervalMs, stepPx }: StripProps) {
  const { isPlaying, toggle, hold } = useAutoplay({
    stageId,
    intervalMs,
    onTick: () => scrollStep(stageId, stepPx),
    stopsOnHover: true,
    holdMs: TRENDING_MANUAL_PAUSE_MS,
  });
  const onArrow = (direction: 1 | -1) => {
    hold();
    scrollStep(
      stageId,
      direction * (innerWidth < MANUAL_STEP_BREAKPOINT_PX ? MANUAL_STEP_NARROW_PX : MANUAL_STEP_WIDE_PX),
    );
  };
  return <MotionControls subject={subject} isPlaying={isPlaying} onToggle={toggle} onArrow={onArrow} />;
}
