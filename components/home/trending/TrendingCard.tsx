import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { LIVE_PARTS } from '@/components/live-parts';
import { Badge } from '@/components/ui/Badge';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { TrendingProject } from '@/lib/domain/project/project';

interface TrendingCardProps {
  project: TrendingProject;
  headingLevel: 2 | 3;
  /** `sizes` of the picture. Phones have a high pixel density, so they get a little less than full sharpness. */
  sizes: string;
}

/** Links to the slug page; without a slug it opens the contact popup with the description (spec 2, Home page). */
export function TrendingCard({ project, headingLevel, sizes }: TrendingCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { HeartButton } = LIVE_PARTS;
  return (
    <article className="relative photo-zoom">
      <div className="project-card-photo">
        <Picture image={project.image} alt="" sizes={sizes} coverRatio={4 / 5} className="aspect-4/5 w-full" />
        <Badge kind="premium" />
      </div>
      <Heading className="mt-3 type-title" translate="no">
        {project.href ? (
          <SiteLink href={project.href} className="stretched">
            {project.name}
          </SiteLink>
        ) : (
          <EnquiryLink
            kind="contact"
            subject={project.name}
            project={project.id}
            note={project.description}
            className="stretched"
          >
            {project.name}
          </EnquiryLink>
        )}
      </Heading>
      <p className="type-small text-ink-2">{project.placeText}</p>
      <p className="mt-2 type-price text-[1.1875rem]">{project.priceText}</p>
      {HeartButton ? <HeartButton href={project.projectHref} name={project.name} /> : null}
    </article>
  );
}
