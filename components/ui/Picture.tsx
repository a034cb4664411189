import type { ImageAsset } from '@/lib/domain/picture/image';
import { pictureSize, pictureSources } from '@/lib/domain/picture/sources';

interface PictureProps {
  image: ImageAsset;
  /** Empty if the picture is decorative. */
  alt: string;
  /** `sizes` attribute: rendered width of the picture. */
  sizes: string;
  /** Width / height of the box, if the picture is cropped to fill it; used to choose a sharp enough file. */
  coverRatio?: number;
  className?: string;
  /** True for the first picture of a page: it loads eagerly. */
  isPriority?: boolean;
  /** Shows the 3:4 crop below 768 px, if the picture has one. */
  hasPortraitCrop?: boolean;
}

/** All pictures of the site: AVIF in several widths, JPEG fallback, size known before loading. */
export function Picture({ image, alt, sizes, coverRatio, className, isPriority, hasPortraitCrop }: PictureProps) {
  const sources = pictureSources(image, { sizes, coverRatio, hasPortraitCrop });
  const fallback = (
    <img
      src={image.src}
      alt={alt}
      {...pictureSize(image)}
      className={className}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding={isPriority ? undefined : 'async'}
    />
  );
  if (sources.length === 0) return fallback;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.sizes} {...source} />
      ))}
      {fallback}
    </picture>
  );
}
