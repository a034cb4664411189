import { Picture } from '@/components/ui/Picture';
import type { Banner } from '@/lib/domain/site/banner';

interface HeroSlidesProps {
  /** Id of the first picture. */
  stageId: string;
  banners: Banner[];
}

const PLACE = 'absolute inset-0 [grid-area:1/1] lg:[grid-area:1/1/-1]';
/**
 * The shown picture fades in over the one before it; from the last back to the first, the last fades out (spec 9). A
 * hidden picture is not fetched.
 */
const FADING =
  'opacity-0 data-shown:opacity-100 data-[shown=now]:z-2 data-[shown=now]:transition-opacity data-[shown=before]:z-1 data-[shown=last]:z-2 data-[shown=last]:opacity-0 data-[shown=last]:transition-opacity duration-1500 ease-in-out';

/** The banner pictures, the first below all others. */
export function HeroSlides({ stageId, banners }: HeroSlidesProps) {
  return banners.map(({ image }, index) => (
    <div
      key={index}
      id={index === 0 ? stageId : undefined}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${banners.length}`}
      data-hero="slide"
      hidden={index > 0}
      className={`${PLACE} ${index === 0 ? 'overflow-hidden bg-photo' : FADING}`}
    >
      <Picture
        image={image}
        alt=""
        sizes="100vw"
        className="size-full object-cover"
        isPriority={index === 0}
        hasPortraitCrop
      />
    </div>
  ));
}
