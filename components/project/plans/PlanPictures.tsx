import type { ReactNode } from 'react';
import { CarouselControls } from '@/components/carousel/CarouselControls';
import type { ImageAsset } from '@/lib/domain/picture/image';
import { PlanSlides } from './PlanSlides';
import { ZoomLink } from '@/components/project/zoom/ZoomLink';

interface PlanPicturesProps {
  /** Group of the zoom dialog; the viewport's id is `{group}-pictures`. */
  group: string;
  /** Label of the carousel and title of the dialog. */
  title: string;
  /** Name in the labels of its buttons. */
  subject: string;
  projectName: string;
  images: ImageAsset[];
  /** Null disables autoplay. */
  intervalMs: number | null;
  /** `contain` shows drawings whole on white; `cover` lets photographs and maps fill their frame. */
  fit: 'contain' | 'cover';
  sizes: string;
  /** Fallback for failed pictures, if not the usual one. */
  fallbackSrc?: string;
  /** Content right of the controls. */
  children?: ReactNode;
}

const SHAPE = { contain: 'plan-drawing rounded-card bg-white p-3 edge-line', cover: 'plan-photo' } as const;
const PHOTO_RATIO = 3 / 2;

/** Pictures that open the zoom dialog, counter and controls below. The controls come first in Tab order (plans.css). */
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
        <CarouselControls stageId={stageId} subject={subject} total={images.length} intervalMs={intervalMs} />
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
