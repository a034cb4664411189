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
      <div id="banner" className="developer-banner">
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
      <div className="developer-head">
        <div className="developer-logo">
          <Picture image={developer.logo} alt="" sizes="112px" />
        </div>
        <div>
          <Breadcrumbs trail={trail} />
          <h1 className="type-h1" translate="no">
            {developer.name}
          </h1>
        </div>
      </div>
    </div>
  );
}
