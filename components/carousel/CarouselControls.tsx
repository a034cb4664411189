import { Enhancer } from '@/components/islands/Enhancer';
import { MotionControls } from './MotionControls';

interface CarouselControlsProps {
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
export function CarouselControls({
  stageId,
  subject,
  total,
  intervalMs,
  marker = 'squares',
  className = 'flex items-center justify-between',
}: CarouselControlsProps) {
  const isPlaying = intervalMs !== null;
  return (
    <>
      <div className={className}>
        {marker === 'squares' ? (
          <span className="carousel-marker flex gap-1.5 noscript:hidden" aria-hidden="true">
            {Array.from({ length: total }, (_, index) => (
              <span key={index} className={`h-1.5 ${index === 0 ? 'w-6 bg-ink' : 'w-1.5 bg-line-strong'}`} />
            ))}
          </span>
        ) : null}
        <p
          className={marker === 'counter' ? 'carousel-marker noscript:hidden' : 'sr-only noscript:hidden'}
          aria-live={isPlaying ? 'off' : 'polite'}
        >
          <span>1</span> {marker === 'counter' ? '/' : 'of'} {total}
        </p>
        <MotionControls subject={subject} hasPause={isPlaying} />
      </div>
      <Enhancer name="carousel" stageId={stageId} intervalMs={intervalMs} />
    </>
  );
}
