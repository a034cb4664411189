import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { Icon } from '@/components/ui/Icon';
import { Enhancer } from '@/components/islands/Enhancer';
import { Picture } from '@/components/ui/Picture';
import type { Developer } from '@/lib/domain/project/developer';
import type { ImageAsset } from '@/lib/domain/picture/image';
import type { Crumb } from '@/lib/domain/page/trail';

interface DeveloperBannerProps {
  developer: Pick<Developer, 'name' | 'logo'>;
  /** The developer's own banner, or one of the site's. */
  banner: ImageAsset | null;
  trail: Crumb[];
}

/** Banner with the developer's name in the notch (visual-language 4). */
export function DeveloperBanner({ developer, banner, trail }: DeveloperBannerProps) {
  return (
    <div className="relative">
      <div id="banner" className="developer-banner relative h-75 overflow-hidden bg-deep lg:h-115">
        {banner ? (
          <Picture
            image={banner}
            alt=""
            sizes="(width < 768px) 90vw, 100vw"
            className="size-full object-cover"
            isPriority
          />
        ) : null}
        <p aria-hidden="true" className="developer-banner-hint badge hidden bg-deep text-white">
          <Icon name="move" size={16} />
          Drag to look around
        </p>
      </div>
      {banner ? (
        <Enhancer
          name="bannerDrag"
          bannerId="banner"
          label={`Banner of ${developer.name}. Arrow keys show other parts of it.`}
        />
      ) : null}
      <div className="bg-surface page lg:absolute lg:bottom-0 lg:left-0 lg:flex lg:gap-6 lg:pt-6 lg:pr-10">
        <div className="relative -mt-15 grid size-28 flex-none place-items-center rounded-card border border-line bg-white p-2 lg:mt-0 lg:size-23">
          <Picture image={developer.logo} alt="" sizes="112px" className="max-h-full w-auto object-contain" />
        </div>
        <div className="mt-3 lg:-mt-2">
          <Breadcrumbs trail={trail} />
          <h1 className="type-h1" translate="no">
            {developer.name}
          </h1>
        </div>
      </div>
    </div>
  );
}
