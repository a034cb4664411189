import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/Picture';
import type { ImageAsset } from '@/lib/domain/picture/image';
import { largestSrc } from '@/lib/domain/picture/sources';

interface ZoomLinkProps {
  /** Group of pictures that the dialog steps through. */
  group: string;
  /** Title of the dialog; the label of the section around it where absent. */
  title?: string;
  image: ImageAsset;
  alt: string;
  sizes: string;
  coverRatio?: number;
  className?: string;
  pictureClassName?: string;
  isPriority?: boolean;
}

/** Opens a picture in the zoom dialog; without script, as a file (spec 2, Zoom modals). */
export function ZoomLink({
  group,
  title,
  image,
  alt,
  sizes,
  coverRatio,
  className,
  pictureClassName,
  isPriority,
}: ZoomLinkProps): ReactNode {
  return (
    <a href={largestSrc(image)} data-zoom={group} data-zoom-title={title} data-answered="" className={className}>
      <Picture
        image={image}
        alt={alt}
        sizes={sizes}
        coverRatio={coverRatio}
        className={pictureClassName}
        isPriority={isPriority}
      />
    </a>
  );
}
