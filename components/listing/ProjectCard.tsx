import { HeartButton } from '@/components/layout/hearts/HeartButton';
import { Badge } from '@/components/ui/Badge';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { formatBedrooms } from '@/lib/domain/site/display-text';
import type { ProjectSummary } from '@/lib/domain/project/project';

interface ProjectCardProps {
  project: ProjectSummary;
  headingLevel: 2 | 3;
  /** Opens a new tab and tells assistive technology so. */
  isNewTab?: boolean;
  /** `sizes` of the photo, if the cards are not in the listing's grid. */
  sizes?: string;
}

const SIZES = '(width < 640px) 90vw, (width < 1024px) 50vw, 410px';

/** Photo, price, name, address, facts; the whole card is one link (visual-language 8). */
export function ProjectCard({ project, headingLevel, isNewTab, sizes = SIZES }: ProjectCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="project-card photo-zoom">
      <div className="project-card-photo">
        <Picture image={project.image} alt="" sizes={sizes} />
        {project.status ? <Badge kind="status" status={project.status} /> : null}
        {project.imageCount > 1 ? (
          <span className="badge" aria-hidden="true">
            1 / {project.imageCount}
          </span>
        ) : null}
      </div>
      <p className="mt-4 type-price text-[1.1875rem]">{project.priceText}</p>
      <Heading className="mt-2 type-title">
        <SiteLink href={project.href} className="stretched" isNewTab={isNewTab}>
          {project.name}
        </SiteLink>
      </Heading>
      <p className="type-small text-ink-2">{project.placeText}</p>
      <p className="project-card-facts type-small text-ink-2">
        {project.bedrooms.length > 0 ? (
          <span>
            <Icon name="bed-double" size={16} />
            {formatBedrooms(project.bedrooms)}
          </span>
        ) : null}
        <span>
          <Icon name="maximize" size={16} />
          {project.areaText}
        </span>
      </p>
      <HeartButton href={project.href} name={project.name} />
    </article>
  );
}
