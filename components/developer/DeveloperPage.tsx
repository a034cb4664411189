import { PageMain } from '@/components/layout/PageMain';
import type { Developer } from '@/lib/domain/developer';
import type { Project } from '@/lib/domain/project';
import { developerPath, ROUTES } from '@/lib/domain/routes';
import type { Site } from '@/lib/domain/site';
import { DeveloperAbout } from './DeveloperAbout';
import { DeveloperBanner } from './DeveloperBanner';
import { DeveloperProjects } from './DeveloperProjects';

interface DeveloperPageProps {
  developer: Developer;
  projects: Project[];
  site: Site;
}

/** A developer: banner, counts, about, projects (spec 2, Developer detail page). */
export function DeveloperPage({ developer, projects, site }: DeveloperPageProps) {
  return (
    <PageMain hasPhoto>
      <DeveloperBanner
        developer={developer}
        banner={developer.banner ?? site.heroImages[developer.name.length % site.heroImages.length] ?? null}
        trail={[
          { name: 'Home', href: ROUTES.home },
          { name: 'Developers', href: ROUTES.developersList },
          { name: developer.name, href: developerPath(developer.slug) },
        ]}
      />
      <DeveloperAbout developer={developer} />
      <DeveloperProjects developer={developer} projects={projects} site={site} />
    </PageMain>
  );
}
