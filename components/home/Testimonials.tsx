import { CarouselControls } from '@/components/carousel/CarouselControls';
import { Icon } from '@/components/ui/Icon';
import { TESTIMONIAL_AUTOPLAY_MS } from '@/lib/domain/site/business-constants';
import { initials, type Testimonial } from '@/lib/domain/site/site';

const STAGE_ID = 'feedbacks';

function Feedback({ name, time, rating, review, location }: Testimonial) {
  return (
    <figure className="flex h-full flex-col pt-5 edge-ink-t">
      <p className="feedback-stars">
        <span className="sr-only">{rating} out of 5 stars</span>
        {Array.from({ length: rating }, (_, index) => (
          <Icon key={index} name="star" size={16} />
        ))}
      </p>
      <blockquote className="mt-3 mb-6 type-h3">“{review}”</blockquote>
      <figcaption className="mt-auto flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 flex-none place-items-center rounded-full bg-accent-tint type-small font-semibold text-accent"
        >
          {initials(name)}
        </span>
        <span className="type-small">
          <span className="block font-semibold">{name}</span>
          <span className="block text-ink-2">
            {location} · {time}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}

/** 'Happy Client Feedbacks': 1, 2 or 3 per view (spec 2, Testimonials; spec 9). */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <section
      aria-labelledby="feedbacks-title"
      aria-roledescription="carousel"
      data-deferred="section"
      className="grid grid-cols-1 page section pb-0"
    >
      <h2 id="feedbacks-title" className="type-h2">
        Happy Client Feedbacks
      </h2>
      <div id={STAGE_ID} className="feedbacks slides not-noscript:no-scrollbar">
        <div className="flex">
          {testimonials.map((testimonial, index) => (
            <div
              key={testimonial.name}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${testimonials.length}`}
              className="feedback"
            >
              <Feedback {...testimonial} />
            </div>
          ))}
        </div>
      </div>
      <div className="mt-8">
        <CarouselControls
          stageId={STAGE_ID}
          subject="feedbacks"
          total={testimonials.length}
          intervalMs={TESTIMONIAL_AUTOPLAY_MS}
          marker="squares"
          className="flex flex-wrap items-center justify-between gap-y-3"
        />
      </div>
    </section>
  );
}
