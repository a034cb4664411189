import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { ProjectSummary } from '@/lib/domain/project/project';

interface EmbedPageProps {
  title: string;
  /** Address of the listing and what it has: 'all 46 homes in Gurgaon'. */
  href: string;
  all: string;
  projects: readonly ProjectSummary[];
  site: { name: string };
}

/** Some projects of a listing in another site's frame; every link opens our page in a tab of its own. */
export function EmbedPage({ title, href, all, projects, site }: EmbedPageProps) {
  return (
    <main className="embed">
      <h1>{title}</h1>
      <ul>
        {projects.map((project) => (
          <li key={project.href}>
            <Picture image={project.image} alt="" sizes="(width < 480px) 112px, 300px" />
            <h2 translate="no">
              <SiteLink href={project.href} isNewTab>
                {project.name}
              </SiteLink>
            </h2>
            <p>{project.placeText}</p>
            <p>{project.priceText}</p>
          </li>
        ))}
      </ul>
      <p>
        <SiteLink href={href} isNewTab>
          See {all} at {site.name}
        </SiteLink>
      </p>
    </main>
  );
}
