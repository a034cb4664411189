import { avifSrcset, coverSizes, type ImageAsset } from '@/lib/domain/picture/image';

interface PictureProps {
  image: ImageAsset;
  /** Empty for decoration. */
  alt: string;
  /** `sizes` attribute: how wide the picture's box is shown. */
  sizes: string;
  /** Shape of the box, width / height, where the picture is cropped to fill it: a sharp enough file is chosen. */
  coverRatio?: number;
  className?: string;
  /** The first picture of a page: loaded at once. */
  isPriority?: boolean;
  /** Shows the 3:4 crop below 768 px, where the picture has one. */
  hasPortraitCrop?: boolean;
}

/** A tenth less than the screen: on a phone nobody sees it, and the first picture comes a round trip sooner. */
const PORTRAIT_SIZES = '90vw';

/** Every picture of the site: AVIF ladder, JPEG fallback, size known before it loads. */
export function Picture({ image, alt, sizes, coverRatio, className, isPriority, hasPortraitCrop }: PictureProps) {
  const full = avifSrcset(image);
  const portrait = hasPortraitCrop ? avifSrcset(image, 'portrait') : null;
  const size = image.kind === 'remote' ? {} : { width: image.width, height: image.height };
  const fallback = (
    <img
      src={image.src}
      alt={alt}
      {...size}
      className={className}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding={isPriority ? undefined : 'async'}
    />
  );
  if (!full) return fallback;
  return (
    <picture>
      {portrait ? (
        <source
          media="(width < 768px)"
          srcSet={portrait}
          sizes={PORTRAIT_SIZES}
          type="image/avif"
          width={3}
          height={4}
        />
      ) : null}
      <source srcSet={full} sizes={coverRatio ? coverSizes(image, sizes, coverRatio) : sizes} type="image/avif" />
      {fallback}
    </picture>
  );
}
