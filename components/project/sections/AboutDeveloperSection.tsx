import { ArrowLink } from '@/components/ui/ArrowLink';
import { DeveloperCounts } from '@/components/developer/DeveloperCounts';
import { Picture } from '@/components/ui/Picture';
import type { ProjectPage } from '@/lib/domain/project/page';
import { developerPath } from '@/lib/domain/site/routes';
import { ProjectSection } from './ProjectSection';

/** Logo, counts and the begin of the about text, which the developer's page has whole (spec 2, About Developer). */
export function AboutDeveloperSection({ page }: { page: ProjectPage }) {
  const { developer } = page;
  return (
    <ProjectSection
      id="about-developer"
      title="About Developer"
      layout="aside"
      actions={
        <div className="aspect-video h-14">
          <Picture image={developer.logo} alt={developer.name} sizes="80px" className="size-full object-contain" />
        </div>
      }
    >
      <div>
        <DeveloperCounts developer={developer} />
        <h3 className="mt-4 type-h3">About {developer.name}</h3>
        {developer.about.slice(0, 1).map((paragraph) => (
          <p key={paragraph} className="mt-2 line-clamp-2 measure text-ink-2">
            {paragraph}
          </p>
        ))}
        <ArrowLink href={developerPath(developer.slug)} className="mt-3">
          View all {developer.name} projects
        </ArrowLink>
      </div>
    </ProjectSection>
  );
}
