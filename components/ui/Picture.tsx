import { avifSrcset, type ImageAsset } from '@/lib/domain/image';

interface PictureProps {
  image: ImageAsset;
  /** Empty for decoration. */
  alt: string;
  /** `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  className?: string;
  /** The first picture of a page: loaded at once. */
  isPriority?: boolean;
  /** Shows the 3:4 crop below 768 px, where the picture has one. */
  hasPortraitCrop?: boolean;
}

/** Every picture of the site: AVIF ladder, JPEG fallback, size known before it loads. */
export function Picture({ image, alt, sizes, className, isPriority, hasPortraitCrop }: PictureProps) {
  const full = avifSrcset(image);
  const portrait = hasPortraitCrop ? avifSrcset(image, 'portrait') : null;
  const size = image.kind === 'remote' ? {} : { width: image.width, height: image.height };
  return (
    <picture>
      {portrait ? <source media="(width < 768px)" srcSet={portrait} sizes="100vw" type="image/avif" /> : null}
      {full ? <source srcSet={full} sizes={sizes} type="image/avif" /> : null}
      <img
        src={image.src}
        alt={alt}
        {...size}
        className={className}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
