import { LIVE_PARTS } from '@/components/live-parts';
import { Badge } from '@/components/ui/Badge';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import {
  formatCarpet,
  formatConfigurationArea,
  formatConfigurationPrice,
  type Configuration,
} from '@/lib/domain/project/configuration';
import { inCrore } from '@/lib/domain/project/price';
import { formatBedrooms } from '@/lib/domain/site/display-text';
import type { ProjectSummary } from '@/lib/domain/project/project';

interface ProjectCardProps {
  project: ProjectSummary;
  /** The configuration that answers what was asked: its price stands in place of the project's. */
  configuration?: Configuration | null;
  headingLevel: 2 | 3 | 4;
  /** Opens a new tab and tells assistive technology so. */
  isNewTab?: boolean;
  /** `sizes` of the photo, if the cards are not in the listing's grid. */
  sizes?: string;
  /** Whether its photo is among the first things that a visitor sees. */
  isPriority?: boolean;
}

const SIZES = '(width < 640px) 90vw, (width < 1024px) 50vw, 410px';

/** Photo, price, name, address, facts; the whole card is one link (visual-language 8). */
export function ProjectCard({
  project,
  configuration,
  headingLevel,
  isNewTab,
  sizes = SIZES,
  isPriority,
}: ProjectCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { CompareTick, HeartButton } = LIVE_PARTS;
  return (
    <article className="project-card photo-zoom">
      <div className="project-card-photo">
        <Picture image={project.image} alt="" sizes={sizes} isPriority={isPriority} />
        {project.status ? <Badge kind="status" status={project.status} /> : null}
        {project.imageCount > 1 ? (
          <span className="badge" aria-hidden="true">
            1 / {project.imageCount}
          </span>
        ) : null}
        {CompareTick ? <CompareTick href={project.href} name={project.name} /> : null}
      </div>
      <p
        className="mt-4 type-price text-[1.1875rem]"
        data-cr={inCrore(project.homeRupees && configuration ? configuration.priceRupees : project.homeRupees)}
      >
        {configuration ? <ConfigurationPrice configuration={configuration} /> : project.priceText}
      </p>
      <Heading className="mt-2 type-title" translate="no">
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
        {project.deciding?.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {configuration && project.priceText !== formatConfigurationPrice(configuration) ? (
          <span>{project.priceText}</span>
        ) : null}
      </p>
      {HeartButton ? <HeartButton href={project.href} name={project.name} /> : null}
    </article>
  );
}

/** '3 BHK ₹ 61.5 L, 890 sq.ft, carpet 640 sq.ft'. */
function ConfigurationPrice({ configuration }: { configuration: Configuration }) {
  const areas = [formatConfigurationArea(configuration), formatCarpet(configuration)].filter(Boolean);
  return (
    <>
      <span className="type-small">{configuration.label} </span>
      {formatConfigurationPrice(configuration)}
      {areas.length > 0 ? <span className="type-small text-ink-2">, {areas.join(', ')}</span> : null}
    </>
  );
}
