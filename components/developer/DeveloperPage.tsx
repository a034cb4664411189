import { PageMain } from '@/components/layout/PageMain';
import type { Developer } from '@/lib/domain/project/developer';
import type { ListedProjects } from '@/lib/domain/page/listing-page';
import type { Site } from '@/lib/domain/site/site';
import { developerTrail } from '@/lib/domain/page/trail';
import { DeveloperAbout } from './DeveloperAbout';
import { DeveloperBanner } from '@/components/developer/banner/DeveloperBanner';
import { DeveloperProjects } from './DeveloperProjects';
import './developer.css';

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
