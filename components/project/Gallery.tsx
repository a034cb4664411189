import { Picture } from '@/components/ui/Picture';
import { type ImageAsset, pictureText } from '@/lib/domain/picture/image';
import { CarouselControls } from '@/components/carousel/CarouselControls';
import { ZoomLink } from '@/components/project/zoom/ZoomLink';
import type { Project } from '@/lib/domain/project/project';
import { RenderingNote } from './sections/CataloguePictures';

interface GalleryThumbsProps {
  images: ImageAsset[];
}

/** Number of thumbnails from 768 px; the last one stands for all further pictures. */
const THUMBS = 5;

/** One file of the smallest width is enough and keeps the HTML short. */
function smallest(image: ImageAsset): ImageAsset {
  return image.kind === 'raster' ? { ...image, widths: image.widths.slice(0, 1) } : image;
}

/** Five thumbnails, the last one with '+n'; below 768 px a dot for each picture (routes-and-content, Project page). */
function GalleryThumbs({ images }: GalleryThumbsProps) {
  const more = images.length - THUMBS + 1;
  return (
    <ul data-answered="Carousel" className="gallery-thumbs">
      {images.map((image, index) => (
        <li key={index} className={index < THUMBS ? undefined : 'md:hidden'}>
          <a
            href={`#picture-${index + 1}`}
            data-slide={index}
            aria-label={index === THUMBS - 1 && more > 1 ? `Picture ${index + 1}, +${more}` : `Picture ${index + 1}`}
            aria-current={index === 0 ? 'true' : undefined}
          >
            {index < THUMBS ? <Picture image={smallest(image)} alt="" sizes="164px" /> : null}
            {index === THUMBS - 1 && more > 1 ? <span aria-hidden="true">+{more}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}

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
