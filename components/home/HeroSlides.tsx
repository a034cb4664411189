import { Picture } from '@/components/ui/Picture';
import type { Banner } from '@/lib/domain/site/banner';

interface HeroSlidesProps {
  stageId: string;
  banners: Banner[];
}

/** The banner pictures, each above those before it (home.css). A hidden one is not fetched. */
export function HeroSlides({ stageId, banners }: HeroSlidesProps) {
  return (
    <div id={stageId} className="hero-slides">
      {banners.map(({ image }, index) => (
        <div key={index} data-hero="slide" hidden={index > 0} className="absolute inset-0">
          <Picture
            image={image}
            alt=""
            sizes="100vw"
            className="size-full object-cover"
            isPriority={index === 0}
            hasPortraitCrop
          />
        </div>
      ))}
    </div>
  );
}
