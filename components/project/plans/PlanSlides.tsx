import type { ReactNode } from 'react';

interface PlanSlidesProps {
  /** Id of the viewport; slide n (from 1) is `{stageId}-{n}`. */
  stageId: string;
  slides: ReactNode[];
}

/** A natively scrolling row of slides; the Carousel of the same section takes over. */
export function PlanSlides({ stageId, slides }: PlanSlidesProps) {
  if (slides.length === 1) return slides[0];
  return (
    <div className="slide-window plan-window">
      <div id={stageId} className="plan-slides no-scrollbar slides">
        <div className="flex">
          {slides.map((slide, index) => (
            <div
              key={index}
              id={`${stageId}-${index + 1}`}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              className="w-full flex-none snap-start px-4"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
