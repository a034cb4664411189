import { Picture } from '@/components/ui/Picture';
import type { ImageAsset } from '@/lib/domain/picture/image';
import type { Crumb } from '@/lib/domain/page/trail';
import { BANNER_ID } from './banner-id';
import { Breadcrumbs } from './Breadcrumbs';

interface PageBannerProps {
  /** Null shows a plain teal band. */
  image: ImageAsset | null;
  height: 'listing' | 'city';
  trail: Crumb[];
  title: string;
  lead?: string;
  /** Leaves room for the notch cut into the photograph from 1024 px; the notch's content follows the banner. */
  hasNotch?: boolean;
}

/** Below 768 px at most 180 px for two lines of heading, so that the first price stands on the first screen. */
const HEIGHTS = { listing: 'min-h-45 md:min-h-85 lg:min-h-105', city: 'min-h-45 md:min-h-110 lg:min-h-150' } as const;

/** Photograph with breadcrumbs and h1 on it (visual-language 4). */
export function PageBanner({ image, height, trail, title, lead, hasNotch }: PageBannerProps) {
  return (
    <div
      className={`on-dark relative isolate flex flex-col justify-end overflow-hidden bg-deep text-white ${HEIGHTS[height]}`}
    >
      {image ? (
        <Picture
          image={image}
          alt=""
          sizes="(width < 768px) 90vw, 100vw"
          className="absolute inset-0 -z-10 size-full object-cover"
          isPriority
        />
      ) : null}
      <div className="page pt-(--header)">
        <div className={`copy-shade pb-3 md:pb-8 ${hasNotch ? 'lg:pb-26' : 'lg:pb-14'}`}>
          <div id={BANNER_ID.trail}>
            <Breadcrumbs trail={trail} tone="dark" />
          </div>
          <h1 id={BANNER_ID.title} className="type-h1 max-md:text-[1.625rem] md:mt-1 md:max-w-[18ch]">
            {title}
          </h1>
          {lead ? <p className="mt-3 text-[1.0625rem] max-md:hidden lg:text-[1.1875rem]">{lead}</p> : null}
        </div>
      </div>
    </div>
  );
}
