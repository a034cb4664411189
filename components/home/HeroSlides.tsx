import { Picture } from '@/components/ui/Picture';
import type { Banner } from '@/lib/domain/site/banner';

interface HeroSlidesProps {
  /** Id of the first picture. */
  stageId: string;
  banners: Banner[];
}

const PLACE = 'absolute inset-0 [grid-area:1/1] lg:[grid-area:1/1/-1]';

/**
 * The banner pictures, each above those before it. A shown one fades in, and the last fades out to the first (spec 9). A
 * hidden one is not fetched.
 */
export function HeroSlides({ stageId, banners }: HeroSlidesProps) {
  return banners.map(({ image }, index) => {
    const picture = (
      <Picture
        image={image}
        alt=""
        sizes="100vw"
        className="size-full object-cover"
        isPriority={index === 0}
        hasPortraitCrop
      />
    );
    return index === 0 ? (
      <div key={index} id={stageId} className={`${PLACE} overflow-hidden bg-photo`}>
        {picture}
      </div>
    ) : (
      <div
        key={index}
        data-hero="slide"
        hidden
        className={`${PLACE} opacity-0 transition-opacity duration-1500 ease-in-out data-shown:opacity-100`}
      >
        {picture}
      </div>
    );
  });
}
