import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Developer } from '@/lib/domain/project/developer';
import { isExternalUrl } from '@/lib/domain/site/links';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { Enhancer } from '@/components/islands/Enhancer';
import { Picture } from '@/components/ui/Picture';
import type { ImageAsset } from '@/lib/domain/picture/image';
import { type Crumb, developerTrail } from '@/lib/domain/page/trail';
import { PageMain } from '@/components/layout/PageMain';
import type { ListedProjects } from '@/lib/domain/page/listing-page';
import type { Site } from '@/lib/domain/site/site';
import { DeveloperCounts } from './DeveloperCounts';
import { DeveloperProjects } from './DeveloperProjects';
import './developer.css';

interface DeveloperAboutProps {
  developer: Developer;
}

/** Counts, place, and the About section (spec 2, Developer detail page). */
function DeveloperAbout({ developer }: DeveloperAboutProps) {
  const { name, about, location, established, href } = developer;
  return (
    <div className="developer-about">
      <div>
        <DeveloperCounts developer={developer} />
        <div className="mt-4 grid gap-2 type-small text-ink-2">
          {location ? (
            <p className="flex gap-2">
              <Icon name="map-pin" size={18} className="mt-0.5 flex-none" />
              {location}
            </p>
          ) : null}
          {established ? (
            <p className="flex gap-2">
              <Icon name="building-2" size={18} className="mt-0.5 flex-none" />
              Since {established}
            </p>
          ) : null}
          {isExternalUrl(href) ? (
            <p>
              <SiteLink href={href} className="link">
                <span>Website of {name}</span>
                <Icon name="arrow-up-right" size={16} />
              </SiteLink>
            </p>
          ) : null}
        </div>
      </div>
      <section aria-labelledby="about">
        <h2 id="about" className="type-h2">
          About {name}
        </h2>
        {about.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? 'mt-4 type-lead text-ink' : 'mt-4 measure text-ink-2'}>
            {paragraph}
          </p>
        ))}
        <EnquiryLink kind="developer" subject={name} className="mt-6 btn btn-enquire">
          Enquire about {name}
        </EnquiryLink>
      </section>
    </div>
  );
}

interface DeveloperBannerProps {
  developer: Pick<Developer, 'name' | 'logo'>;
  /** The developer's own banner, or one of the site's. */
  banner: ImageAsset | null;
  trail: Crumb[];
}

/** Banner with the developer's name in the notch (visual-language 4). */
function DeveloperBanner({ developer, banner, trail }: DeveloperBannerProps) {
  return (
    <div className="relative">
      <div id="banner" className="developer-banner head-shade">
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

interface DeveloperPageProps {
  developer: Developer;
  listing: ListedProjects | null;
  cities: { slug: string; name: string; count: number }[];
  site: Site;
}

/** A developer: banner, counts, about, projects (spec 2, Developer detail page). */
export function DeveloperPage({ developer, listing, cities, site }: DeveloperPageProps) {
  return (
    <PageMain hasPhoto>
      <DeveloperBanner
        developer={developer}
        banner={developer.banner ?? site.heroImages[developer.name.length % site.heroImages.length] ?? null}
        trail={developerTrail(developer)}
      />
      <DeveloperAbout developer={developer} />
      <DeveloperProjects developer={developer} listing={listing} cities={cities} site={site} />
    </PageMain>
  );
}
