'use client';
/** Why an island: slides turn by themselves and by arrows; embla is fetched when they come near. */
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { CarouselApi } from './EmblaStage.island';
import { MotionControls } from './MotionControls';
import { useAutoplay } from './use-autoplay';
import { useCalm } from './use-calm';

interface CarouselProps {
  /** Id of the viewport, whose first child holds the slides. */
  stageId: string;
  /** What the carousel shows, as in 'Pause feedbacks'. */
  subject: string;
  total: number;
  intervalMs: number;
}

const NEAR = '600px';

type Stage = ComponentType<{ stageId: string; onReady: (api: CarouselApi) => void }>;

/** Indicators, pause and arrows of a carousel; its slides lie in the page and scroll natively before. */
export function Carousel({ stageId, subject, total, intervalMs }: CarouselProps) {
  const [Stage, setStage] = useState<Stage | null>(null);
  const [selected, setSelected] = useState(0);
  const api = useRef<CarouselApi>(null);
  const queued = useRef(0);
  const isCalm = useCalm();

  const turn = (direction: number) => {
    if (!api.current) queued.current = direction;
    else if (direction > 0) api.current.scrollNext(isCalm);
    else api.current.scrollPrev(isCalm);
  };
  // Arrow clicks do not stop it (spec 4); they only give the slide its full time.
  const { isPlaying, toggle, hold } = useAutoplay({ stageId, intervalMs, onTick: () => turn(1), stopsOnHover: true });
  const onArrow = (direction: number) => {
    hold();
    turn(direction);
  };

  useEffect(() => {
    const stage = document.getElementById(stageId);
    if (!stage) return;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        void import('./EmblaStage.island').then(({ EmblaStage }) => setStage(() => EmblaStage));
      },
      { rootMargin: NEAR },
    );
    near.observe(stage);
    return () => near.disconnect();
  }, [stageId]);

  const onReady = useCallback(
    (ready: CarouselApi) => {
      api.current = ready;
      ready.on('select', () => setSelected(ready.selectedScrollSnap()));
      if (queued.current) ready.scrollTo((total + queued.current) % total);
    },
    [total],
  );

  return (
    <div className="flex items-center justify-between">
      {Stage ? <Stage stageId={stageId} onReady={onReady} /> : null}
      <span className="flex gap-1.5 noscript:hidden" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={`h-1.5 ${index === selected ? 'w-6 bg-ink' : 'w-1.5 bg-line-strong'}`} />
        ))}
      </span>
      <p className="sr-only noscript:hidden" aria-live={isPlaying ? 'off' : 'polite'}>
        {selected + 1} of {total}
      </p>
      <MotionControls subject={subject} isPlaying={isPlaying} onToggle={toggle} onArrow={onArrow} />
    </div>
  );
}
