import { ArrowLink } from '@/components/ui/ArrowLink';
import { PageHead } from '@/components/layout/PageHead';
import { PageMain } from '@/components/layout/PageMain';
import { SectionHead } from '@/components/layout/SectionHead';
import { ProjectGrid } from '@/components/listing/ProjectGrid';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { type Coordinates, directionsUrl } from '@/lib/domain/site/links';
import type { ProjectLocation } from '@/lib/domain/place/nearby';
import { projectPlaceText, type Project, type ProjectSummary } from '@/lib/domain/project/project';
import { projectPath } from '@/lib/domain/site/routes';
import { sectionTrail } from '@/lib/domain/page/trail';
import './place.css';

interface LocationPageProps {
  project: Project;
  location: ProjectLocation;
  /** Null if neither location nor project has real coordinates. */
  coordinates: Coordinates | null;
  city: { name: string; href: string };
  around: ProjectSummary[];
  /** Paragraphs on the project and what lies around it. */
  text: string[];
}

/** A project's surroundings, directions, and nearby projects (routes-and-content, Routes). */
export function LocationPage({ project, location, coordinates, city, around, text }: LocationPageProps) {
  const href = projectPath(project.developerSlug, project.id);
  return (
    <PageMain>
      <PageHead
        trail={sectionTrail('Location', project.name)}
        title={`Around ${project.name}`}
        lead={projectPlaceText(project)}
      >
        <ArrowLink href={href}>The project</ArrowLink>
      </PageHead>
      <div className="location">
        {location.images.length > 0 ? (
          <ul className="location-pictures">
            {location.images.map((image, index) => (
              <li key={image.src + index}>
                <Picture
                  image={image}
                  alt={`Surroundings of ${project.name}, picture ${index + 1}`}
                  sizes="(width < 1024px) 100vw, 845px"
                  className="aspect-4/3 w-full rounded-card object-cover sm:aspect-16/10"
                  isPriority={index === 0}
                />
              </li>
            ))}
          </ul>
        ) : null}
        <section aria-labelledby="nearby" className="pt-5 edge-ink-t">
          <h2 id="nearby" className="type-h3">
            Prime Location Highlights
          </h2>
          <ul className="mt-3 type-small">
            {location.nearby.map(({ name, time }) => (
              <li key={name} className="flex flex-wrap items-start gap-x-4 py-3 edge-line-b">
                <Icon name="map-pin" size={18} className="mt-0.5 flex-none text-accent" />
                <span className="grow basis-32">{name}</span>
                <span className="ml-auto max-w-full flex-none font-semibold nums">{time}</span>
              </li>
            ))}
          </ul>
          {coordinates ? (
            <SiteLink href={directionsUrl(coordinates)} className="mt-5 btn btn-primary">
              <Icon name="navigation" size={18} />
              Get Directions
            </SiteLink>
          ) : null}
        </section>
      </div>
      <div className="page page-end">
        {text.map((paragraph) => (
          <p key={paragraph} className="mt-4 measure">
            {paragraph}
          </p>
        ))}
      </div>
      {around.length > 0 ? (
        <section aria-labelledby="around" className="page section edge-line-t">
          <SectionHead
            id="around"
            title="Projects around it"
            link={{ href: city.href, label: `Property in ${city.name}` }}
          />
          <div className="mt-8">
            <ProjectGrid projects={around} headingLevel={3} />
          </div>
        </section>
      ) : null}
    </PageMain>
  );
}
