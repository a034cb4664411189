import { Picture } from '@/components/ui/Picture';
import type { ImageAsset } from '@/lib/domain/picture/image';

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
export function GalleryThumbs({ images }: GalleryThumbsProps) {
  const more = images.length - THUMBS + 1;
  return (
    <ul data-answered="Carousel" className="gallery-thumbs">
      {images.map((image, index) => (
        <li key={index}>
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
