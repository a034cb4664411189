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

interface BrochureFactsProps {
  facts: readonly (readonly [label: string, text: string | null])[];
  className?: string;
}

/** Label and text of each fact that is known. */
export function BrochureFacts({ facts, className }: BrochureFactsProps) {
  return (
    <dl className={className}>
      {facts.map(([label, text]) =>
        text ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
