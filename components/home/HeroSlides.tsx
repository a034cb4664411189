import { Picture } from '@/components/ui/Picture';
import type { ImageAsset } from '@/lib/domain/picture/image';

interface HeroSlidesProps {
  id: string;
  /** All banner pictures but the first, which lies below these. */
  images: ImageAsset[];
  /** Number of picture changes so far; the visible picture is `turn % total`. */
  turn: number;
  isPlaying: boolean;
}

const FADE = 'z-2 transition-opacity duration-1500 ease-in-out';

/** The new picture fades in over the previous one. From the last back to the first, the last fades out (spec 9). */
function layer(index: number, shown: number, before: number): string {
  if (index === shown) return FADE;
  if (index !== before) return 'opacity-0';
  return shown === 0 ? `${FADE} opacity-0` : 'z-1';
}

/** Renders only the pictures needed so far: those already shown and the next. */
export function HeroSlides({ id, images, turn, isPlaying }: HeroSlidesProps) {
  const total = images.length + 1;
  const shown = turn % total;
  const before = turn > 0 ? (turn - 1) % total : -1;
  return (
    <div
      id={id}
      aria-live={isPlaying ? 'off' : 'polite'}
      className="absolute inset-0 isolate [grid-area:1/1] lg:[grid-area:1/1/-1]"
    >
      {images.slice(0, turn + 1).map((image, place) => {
        const index = place + 1;
        return (
          <div
            key={image.src}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${total}`}
            aria-hidden={index !== shown}
            className={`absolute inset-0 ${layer(index, shown, before)}`}
          >
            <Picture image={image} alt="" sizes="100vw" className="size-full object-cover" hasPortraitCrop />
          </div>
        );
      })}
    </div>
  );
}
