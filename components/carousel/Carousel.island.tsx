/** Why an island: position and autoplay are state; with its first use, or when it is near, embla comes. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MotionControls } from './MotionControls';
import { startAutoplay, type StageAutoplay } from './start-autoplay';
import { useEmbla } from './use-embla';

export interface CarouselProps {
  /** Id of the viewport, whose first child contains the slides; it is inside the carousel's `section`. */
  stageId: string;
  /** Name of the content, as in 'Pause feedbacks'. */
  subject: string;
  /** At least 2: a single picture needs no carousel. */
  total: number;
  /** Autoplay interval in ms. Null means no autoplay. */
  intervalMs: number | null;
  /** Position indicator. Besides it, `a[data-slide="n"]` in the section always link to slide n (from 0). */
  marker?: 'squares' | 'counter' | 'none';
  /** Class of the row with marker, pause and arrows; by default they are parts of the grid around it. */
  className?: string;
}

/** Marker, pause and arrows of a carousel, whose slides stand in the page. */
export function Carousel({
  stageId,
  subject,
  total,
  intervalMs,
  marker = 'counter',
  className = 'contents',
}: CarouselProps) {
  const { selected, goTo, turn, attach } = useEmbla(stageId, total);
  const [isPlaying, setIsPlaying] = useState(intervalMs !== null);
  const autoplay = useRef<StageAutoplay>(null);
  const onTick = useEffectEvent(() => turn(1));
  const wake = useEffectEvent(attach);
  const show = useEffectEvent(goTo);

  useEffect(() => {
    const stage = document.getElementById(stageId);
    if (!stage || intervalMs === null) return;
    const stop = new AbortController();
    const motion = { stage, intervalMs, onChoice: setIsPlaying, stopsOnHover: true, stopsOnPress: true };
    autoplay.current = startAutoplay({ ...motion, onTick: () => onTick() }, stop.signal);
    wake();
    return () => stop.abort();
  }, [stageId, intervalMs]);
  useEffect(() => {
    const stage = document.getElementById(stageId);
    const stop = new AbortController();
    const onLink = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>('a[data-slide]');
      if (!link) return;
      event.preventDefault();
      autoplay.current?.stop();
      show(Number(link.dataset['slide']));
      stage?.scrollIntoView({ block: 'nearest' });
    };
    stage?.closest('section')?.addEventListener('click', onLink, { signal: stop.signal });
    return () => stop.abort();
  }, [stageId]);
  useEffect(() => {
    const section = document.getElementById(stageId)?.closest('section');
    for (const link of section?.querySelectorAll<HTMLElement>('a[data-slide]') ?? []) {
      if (Number(link.dataset['slide']) === selected) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }, [stageId, selected]);

  const onTurn = (direction: 1 | -1) => {
    // Arrow clicks do not stop autoplay (spec 4); they only restart the interval.
    autoplay.current?.hold();
    turn(direction);
  };
  return (
    <div className={className}>
      {marker === 'squares' ? (
        <span className="carousel-squares noscript:hidden" aria-hidden="true">
          {Array.from({ length: total }, (_, index) => (
            <span key={index} data-on={index === selected || undefined} />
          ))}
        </span>
      ) : null}
      <p
        className={marker === 'counter' ? 'carousel-marker noscript:hidden' : 'sr-only noscript:hidden'}
        aria-live={isPlaying ? 'off' : 'polite'}
      >
        <span>{selected + 1}</span> {marker === 'counter' ? '/' : 'of'} {total}
      </p>
      <MotionControls {...{ stageId, subject, onTurn }} hasPause={intervalMs !== null} />
    </div>
  );
}
