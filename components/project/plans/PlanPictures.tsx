import type { ReactNode } from 'react';
import { Carousel } from '@/components/ui/carousel/Carousel.island';
import type { ImageAsset } from '@/lib/domain/picture/image';
import { PlanSlides } from './PlanSlides';
import { ZoomLink } from '@/components/project/zoom/ZoomLink';
import { Island } from '@/components/islands/Island';

interface PlanPicturesProps {
  /** Group of the zoom dialog; the viewport's id is `{group}-pictures`. */
  group: string;
  /** Names the carousel and titles the dialog. */
  title: string;
  /** What its buttons pause and turn. */
  subject: string;
  projectName: string;
  images: ImageAsset[];
  /** Null turns by hand only. */
  intervalMs: number | null;
  /** Drawings are shown whole on white, photographs and maps fill their frame. */
  fit: 'contain' | 'cover';
  sizes: string;
  /** Stands in for a picture that did not load, where it is not the usual one. */
  fallbackSrc?: string;
  /** Right of the controls. */
  children?: ReactNode;
}

const SHAPE = { contain: 'plan-drawing plan-frame', cover: 'plan-photo' } as const;
const PHOTO_RATIO = 3 / 2;

/** Pictures one can open, place and controls below them; the controls come first for the keyboard (plans.css). */
export function PlanPictures({
  group,
  title,
  subject,
  projectName,
  images,
  intervalMs,
  fit,
  sizes,
  fallbackSrc,
  children,
}: PlanPicturesProps) {
  const stageId = `${group}-pictures`;
  return (
    <section
      aria-label={`${title} pictures`}
      aria-roledescription={images.length > 1 ? 'carousel' : undefined}
      data-fallback={fallbackSrc}
      className="plan-pictures"
    >
      {images.length > 1 ? (
        <Island
          of={Carousel}
          stageId={stageId}
          subject={subject}
          total={images.length}
          intervalMs={intervalMs}
          marker="counter"
          className="contents"
        />
      ) : null}
      <PlanSlides
        stageId={stageId}
        slides={images.map((image, index) => (
          <ZoomLink
            key={image.src + index}
            group={group}
            title={title}
            image={image}
            alt={`${title} of ${projectName}${images.length > 1 ? `, ${index + 1} of ${images.length}` : ''}`}
            sizes={sizes}
            coverRatio={fit === 'cover' ? PHOTO_RATIO : undefined}
            className={SHAPE[fit]}
          />
        ))}
      />
      {children}
    </section>
  );
}
