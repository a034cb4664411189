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

/** Photograph with breadcrumbs and h1 on it (visual-language 4). */
export function PageBanner({ image, height, trail, title, lead, hasNotch }: PageBannerProps) {
  return (
    <div
      data-height={height}
      className="page-banner head-shade on-dark relative isolate flex flex-col justify-end overflow-hidden bg-deep text-white"
    >
      {image ? <Picture image={image} alt="" sizes="(width < 768px) 90vw, 100vw" isPriority /> : null}
      <div className="page pt-(--header)">
        <div data-notch={hasNotch || undefined} className="copy-shade relative isolate pb-3 md:pb-8 lg:pb-12">
          <div id={BANNER_ID.trail}>
            <Breadcrumbs trail={trail} tone="dark" />
          </div>
          <h1 id={BANNER_ID.title} className="type-h1">
            {title}
          </h1>
          {lead ? <p className="mt-3 text-[1.1875rem] max-md:hidden">{lead}</p> : null}
        </div>
      </div>
    </div>
  );
}
