import { CarouselControls } from '@/components/carousel/CarouselControls';
import { ZoomLink } from '@/components/project/zoom/ZoomLink';
import type { Project } from '@/lib/domain/project/project';
import { pictureText } from '@/lib/domain/picture/image';
import { GalleryThumbs } from './GalleryThumbs';
import { RenderingNote } from './sections/CataloguePictures';

interface GalleryProps {
  project: Pick<Project, 'name' | 'images'>;
  /** What each picture shows, null where it is not described. */
  sights: readonly (string | null)[];
  isRendered: boolean;
}

const STAGE_ID = 'gallery';
const RATIO = 16 / 10;

/** Pictures of the project in a natively scrolling row: arrows, thumbnails (dots on phones), 'n / total'; each opens full screen. */
export function Gallery({ project, sights, isRendered }: GalleryProps) {
  const { name, images } = project;
  const count = images.length;
  return (
    <section aria-roledescription="carousel" aria-label={`Pictures of ${name}`} className="gallery">
      <div className="slide-window">
        <div
          id={STAGE_ID}
          role="group"
          aria-label={`Picture row of ${name}`}
          tabIndex={0}
          className="no-scrollbar slides"
        >
          <div className="flex">
            {images.map((image, index) => (
              <div
                key={index}
                id={`picture-${index + 1}`}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${count}`}
                className="w-full flex-none snap-start"
              >
                <ZoomLink
                  group={STAGE_ID}
                  image={image}
                  alt={pictureText(name, index, sights[index])}
                  sizes="(width < 1024px) 90vw, 845px"
                  coverRatio={RATIO}
                  isPriority={index === 0}
                />
              </div>
            ))}
          </div>
        </div>
      </div>
      {count > 1 ? (
        <>
          <CarouselControls stageId={STAGE_ID} subject="pictures" total={count} intervalMs={null} />
          <GalleryThumbs images={images} />
        </>
      ) : null}
      {isRendered ? <RenderingNote /> : null}
    </section>
  );
}
