import type { ImageAsset } from '@/lib/domain/picture/image';

interface BrochureImageProps {
  image: ImageAsset;
  alt: string;
  className?: string;
}

/** A picture on paper: the JPEG itself, because other formats blow the PDF up, and loaded at once. */
export function BrochureImage({ image, alt, className }: BrochureImageProps) {
  const size = image.kind === 'remote' ? {} : { width: image.width, height: image.height };
  return <img src={image.src} alt={alt} {...size} className={className} decoding="sync" />;
}
