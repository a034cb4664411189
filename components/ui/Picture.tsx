import { avifSrcset, coverSizes, type ImageAsset } from '@/lib/domain/picture/image';

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

/** 10 % less than the screen width: invisible on a phone, and the first picture arrives one round trip sooner. */
const PORTRAIT_SIZES = '90vw';

/** All pictures of the site: AVIF in several widths, JPEG fallback, size known before loading. */
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
