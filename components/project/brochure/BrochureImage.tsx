import type { ImageAsset } from '@/lib/domain/picture/image';

interface BrochureImageProps {
  image: ImageAsset;
  alt: string;
  className?: string;
}

/** A picture for print. It uses the JPEG, because other formats blow up the PDF, and loads eagerly. */
export function BrochureImage({ image, alt, className }: BrochureImageProps) {
  const size = image.kind === 'remote' ? {} : { width: image.width, height: image.height };
  return <img src={image.src} alt={alt} {...size} className={className} decoding="sync" />;
}
