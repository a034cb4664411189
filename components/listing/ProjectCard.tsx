import { Badge } from '@/components/ui/Badge';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { formatAreaText, formatBedrooms, formatPriceText } from '@/lib/domain/display-text';
import type { ProjectSummary } from '@/lib/domain/project';

interface ProjectCardProps {
  project: ProjectSummary;
  headingLevel: 2 | 3;
  /** The first card of a page without a photograph above it. */
  isPriority?: boolean;
}

/** Photo, price, name, place, facts; the whole card is one link (visual language 8). */
export function ProjectCard({ project, headingLevel, isPriority }: ProjectCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="relative photo-zoom">
      <div className="relative overflow-hidden rounded-card">
        <Picture
          image={project.image}
          alt=""
          sizes="(width < 640px) 100vw, (width < 1024px) 50vw, 480px"
          className="aspect-4/3 w-full object-cover lg:aspect-3/2"
          isPriority={isPriority}
        />
        {project.status ? <Badge kind="status" status={project.status} className="absolute top-3 left-3" /> : null}
        {project.imageCount > 1 ? (
          <span className="absolute right-3 bottom-3 badge bg-teal-950/85 text-white" aria-hidden="true">
            1 / {project.imageCount}
          </span>
        ) : null}
      </div>
      <p className="mt-4 type-price text-[1.1875rem]">{formatPriceText(project.priceText)}</p>
      <Heading className="mt-2 type-title">
        <SiteLink href={project.href} className="stretched">
          {project.name}
        </SiteLink>
      </Heading>
      <p className="mt-0.5 type-small text-ink-2">{project.place}</p>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 type-small text-ink-2">
        {project.bedrooms.length > 0 ? (
          <span className="inline-flex items-center gap-2">
            <Icon name="bed-double" size={16} />
            {formatBedrooms(project.bedrooms)}
          </span>
        ) : null}
        <span className="inline-flex items-center gap-2">
          <Icon name="maximize" size={16} />
          {formatAreaText(project.areaText)}
        </span>
      </p>
    </article>
  );
}
