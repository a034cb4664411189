'use client';
/** Why an island: slides advance by themselves, by arrows and by links; embla is fetched when they need it. */
import { useCallback, useRef, useState } from 'react';
import type { CarouselApi } from './EmblaStage.island';
import { MotionControls } from './MotionControls';
import { useAutoplay } from './use-autoplay';
import { useCalm } from './use-calm';
import { useCarouselStage, useSlideLinks } from './use-carousel';

interface CarouselProps {
  /** Id of the viewport, whose first child contains the slides; it is inside the carousel's `section`. */
  stageId: string;
  /** Name of the content, as in 'Pause feedbacks'. */
  subject: string;
  /** At least 2: a single picture needs no carousel. */
  total: number;
  /** Autoplay interval in ms. Null means no autoplay; embla is then fetched with the first touch. */
  intervalMs: number | null;
  /** Position indicator. Besides it, `a[data-slide="n"]` in the section always link to slide n (from 0). */
  marker?: 'squares' | 'counter' | 'none';
  /** Class of the row with marker, pause and arrows; these have carousel-marker, -pause, -previous and -next. */
  className?: string;
}

/** Marker, pause and arrows of a carousel. Its slides are in the HTML and scroll natively without script. */
export function Carousel({
  stageId,
  subject,
  total,
  intervalMs,
  marker = 'squares',
  className = 'flex items-center justify-between',
}: CarouselProps) {
  const [selected, setSelected] = useState(0);
  const api = useRef<CarouselApi>(null);
  const queued = useRef<number>(null);
  const isCalm = useCalm();
  const { Stage, load } = useCarouselStage({ stageId, isNeededNear: intervalMs !== null, onNativeScroll: setSelected });

  const goTo = (index: number) => {
    if (api.current) return api.current.scrollTo(index, isCalm);
    queued.current = index;
    load();
  };
  const turn = (direction: 1 | -1) => {
    if (!api.current) goTo(((queued.current ?? selected) + direction + total) % total);
    else if (direction > 0) api.current.scrollNext(isCalm);
    else api.current.scrollPrev(isCalm);
  };
  const { isPlaying, toggle, hold, stop } = useAutoplay({
    stageId,
    intervalMs,
    onTick: () => turn(1),
    stopsOnHover: true,
    stopsOnPress: true,
  });
  useSlideLinks(stageId, selected, (index) => {
    stop();
    goTo(index);
  });
  // Arrow clicks do not stop autoplay (spec 4); they only restart the interval.
  const onArrow = (direction: 1 | -1) => {
    hold();
    turn(direction);
  };

  const onReady = useCallback((ready: CarouselApi) => {
    api.current = ready;
    const onSelect = () => setSelected(ready.selectedScrollSnap());
    ready.on('select', onSelect);
    onSelect();
    if (queued.current !== null) ready.scrollTo(queued.current);
    queued.current = null;
  }, []);

  return (
    <div className={className}>
      {Stage ? <Stage stageId={stageId} onReady={onReady} /> : null}
      {marker === 'squares' ? (
        <span className="carousel-marker flex gap-1.5 noscript:hidden" aria-hidden="true">
          {Array.from({ length: total }, (_, index) => (
            <span key={index} className={`h-1.5 ${index === selected ? 'w-6 bg-ink' : 'w-1.5 bg-line-strong'}`} />
          ))}
        </span>
      ) : null}
      <p
        className={marker === 'counter' ? 'carousel-marker noscript:hidden' : 'sr-only noscript:hidden'}
        aria-live={isPlaying ? 'off' : 'polite'}
      >
        {selected + 1} {marker === 'counter' ? '/' : 'of'} {total}
      </p>
      <MotionControls
        subject={subject}
        isPlaying={isPlaying}
        onToggle={intervalMs === null ? null : toggle}
        onArrow={onArrow}
      />
    </div>
  );
}
