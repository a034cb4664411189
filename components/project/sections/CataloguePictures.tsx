import { CarouselControls } from '@/components/carousel/CarouselControls';
import { Picture } from '@/components/ui/Picture';
import { CATALOGUE_AUTOPLAY_MS } from '@/lib/domain/site/business-constants';
import { type CatalogueGroup, type CatalogueSlide, sampleSrc } from '@/lib/domain/project/catalogue';

/** Stands once below a group of pictures that are drawn by computer (routes-and-content, Project page). */
export function RenderingNote() {
  return <p className="rendering-note type-caption text-ink-2">Artist’s impression</p>;
}

interface CataloguePicturesProps {
  group: CatalogueGroup;
  slides: CatalogueSlide[];
}

const GROUPS = {
  amenities: { name: 'Amenity pictures', subject: 'amenity pictures', ratio: 4 / 3 },
  specifications: { name: 'Specification pictures', subject: 'specification pictures', ratio: 3 / 2 },
} as const;

/** Pictures with title and description, advancing every 3 s (spec 2, Amenities and Specifications; spec 9). */
export function CataloguePictures({ group, slides }: CataloguePicturesProps) {
  const { name, subject, ratio } = GROUPS[group];
  const stageId = `${group}-pictures`;
  const isCarousel = slides.length > 1;
  return (
    <section
      aria-label={name}
      aria-roledescription={isCarousel ? 'carousel' : undefined}
      className="catalogue-pictures"
      data-group={group}
    >
      {isCarousel ? (
        <CarouselControls
          stageId={stageId}
          subject={subject}
          total={slides.length}
          intervalMs={CATALOGUE_AUTOPLAY_MS}
        />
      ) : null}
      <div
        id={stageId}
        role="group"
        aria-label={`Row of ${subject}`}
        tabIndex={isCarousel ? 0 : undefined}
        className="no-scrollbar slides"
      >
        <div className="flex">
          {slides.map(({ image, title, description }, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription={isCarousel ? 'slide' : undefined}
              aria-label={`${index + 1} of ${slides.length}`}
              data-fallback={sampleSrc(group, index)}
              className="catalogue-slide w-full flex-none snap-start"
            >
              <Picture image={image} alt={title} sizes="(width < 1024px) 100vw, 520px" coverRatio={ratio} />
              <p className="pt-2 type-small text-ink-2 md:pt-3">
                <strong className="block font-semibold text-ink">{title}</strong>
                {description}
              </p>
            </div>
          ))}
        </div>
      </div>
      {slides.some(({ isRendered }) => isRendered) ? <RenderingNote /> : null}
    </section>
  );
}
