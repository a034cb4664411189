import { Icon } from '@/components/ui/Icon';
import type { City } from '@/lib/domain/place/city';
import { SiteLink } from '@/components/ui/SiteLink';
import { formatProjectCount, formatSetCount } from '@/lib/domain/site/display-text';
import { cityKindPath, localityPath, ROUTES } from '@/lib/domain/site/routes';
import { CITY_KIND_LABELS, type CityKind, type ProjectKind, setNoun } from '@/lib/domain/site/kinds';
import { OfficeForm } from '@/components/enquiry/OfficeForm';
import { Accordion } from '@/components/ui/Accordion';
import type { Office, Site } from '@/lib/domain/site/site';
import { PARTS } from '@/components/parts';
import { Picture } from '@/components/ui/Picture';
import type { MapView } from '@/lib/domain/place/draw-map';
import type { ImageAsset } from '@/lib/domain/picture/image';
import { PageBanner } from '@/components/layout/PageBanner';
import { PageMain } from '@/components/layout/PageMain';
import type { ProjectSummary } from '@/lib/domain/project/project';
import { cityTrail } from '@/lib/domain/page/trail';
import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { CityProjects } from './CityProjects';

/** Splits a paragraph into its first sentence and the rest. */
function cutFirstSentence(paragraph: string): { first: string; rest: string } {
  const end = paragraph.search(/[.!?]\s/);
  return end < 0
    ? { first: paragraph, rest: '' }
    : { first: paragraph.slice(0, end + 1), rest: paragraph.slice(end + 2) };
}

/** Description of the city, with its highlights beside it; both folded on phones, where the projects come first. */
function CityIntro({ city }: { city: Pick<City, 'name' | 'intro' | 'highlights'> }) {
  const { first, rest } = cutFirstSentence(city.intro[0] ?? '');
  const paragraphs = [rest, ...city.intro.slice(1)].filter(Boolean);
  return (
    <section aria-labelledby="about-city" className="city-intro">
      <div>
        <h2 id="about-city" className="type-h3">
          {first}
        </h2>
        {paragraphs.length > 0 ? (
          <details className="fold">
            <summary className="text-[0.9375rem] font-semibold text-accent">
              Read More
              <Icon name="chevron-down" />
            </summary>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2 measure text-ink-2 md:mt-4">
                {paragraph}
              </p>
            ))}
          </details>
        ) : null}
      </div>
      {city.highlights.length > 0 ? (
        <details className="fold">
          <summary className="text-[0.9375rem] font-semibold text-accent">
            Highlights of {city.name}
            <Icon name="chevron-down" />
          </summary>
          <ul className="type-small edge-ink-t">
            {city.highlights.map((highlight) => (
              <li key={highlight} className="flex gap-3 py-3 edge-line-b">
                {highlight}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

interface CityKindsProps {
  city: Pick<City, 'slug' | 'name'>;
  kinds: { kind: CityKind; count: number }[];
}

const ICONS: Record<CityKind, string> = {
  new: 'key-round',
  residential: 'house',
  commercial: 'building-2',
  plots: 'map',
  sco: 'briefcase',
};

/** The city's listings with their counts. */
function CityKinds({ city, kinds }: CityKindsProps) {
  return (
    <nav aria-label={`Listings in ${city.name}`} className="page">
      <ul className="city-kinds">
        {kinds.map(({ kind, count }) => (
          <li key={kind}>
            <SiteLink
              href={cityKindPath(city.slug, kind)}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-4 hover:bg-accent-soft sm:p-5"
            >
              <Icon name={ICONS[kind]} size={24} className="flex-none text-accent" />
              <span className="min-w-0 grow basis-full sm:basis-0">
                <span className="block type-h3">{CITY_KIND_LABELS[kind]}</span>
                <span className="type-small text-ink-2">
                  {formatSetCount(count, kind === 'new' ? 'new projects' : setNoun([kind]))}
                </span>
              </span>
              <Icon name="arrow-right" size={16} className="flex-none text-ink-3 max-sm:hidden" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CityQuestionsProps {
  city: Pick<City, 'name' | 'faqs'>;
  site: Office;
}

/** Questions about buying in the city, with the form beside them. */
function CityQuestions({ city, site }: CityQuestionsProps) {
  return (
    <div className="grid gap-12 page section lg:grid-cols-[7fr_4fr] lg:gap-32">
      {city.faqs.length > 0 ? (
        <section aria-labelledby="questions">
          <h2 id="questions" className="mb-6 type-h2">
            Buying in {city.name}
          </h2>
          <Accordion name="city-faq" items={city.faqs} isFirstOpen headingLevel={3} />
        </section>
      ) : null}
      <section aria-labelledby="ask" className="pt-5 edge-ink-t">
        <h2 id="ask" className="type-h3">
          Ask about {city.name}
        </h2>
        <p className="mt-1 mb-4 type-small text-ink-2">A consultant calls you back.</p>
        <OfficeForm channel="listing" office={site} />
      </section>
    </div>
  );
}

interface CityLocalitiesProps {
  city: Pick<City, 'name'>;
  map: MapView | null;
  localities: { id: string; name: string; description: string; projectCount: number }[];
  /** A picture of the city beside the heading where it has no map, from 1024 px. */
  image: ImageAsset | null;
}

/** A city's localities as ruled rows, each a link to its page. */
function CityLocalities({ city, localities, image, map }: CityLocalitiesProps) {
  const { CityMap } = PARTS;
  if (localities.length === 0 && !(CityMap && map)) return null;
  return (
    <section aria-labelledby="localities" className="bg-surface-2">
      <div className="city-places grid gap-6 page section lg:gap-8">
        <div className="flex min-w-0 flex-col gap-6">
          <h2 id="localities" className="type-h2">
            Localities
          </h2>
          {CityMap && map ? (
            <CityMap map={map} id="map" title={`Map of ${city.name}`} />
          ) : image ? (
            <Picture
              image={image}
              alt=""
              sizes="284px"
              coverRatio={4 / 5}
              className="mt-2 aspect-4/5 rounded-card object-cover"
            />
          ) : null}
        </div>
        <ul className="edge-line-t">
          {localities.map(({ id, name, description, projectCount }) => (
            <li key={id} className="relative grid gap-x-6 gap-y-1 py-4 edge-line-b">
              <h3 className="type-h3">
                <SiteLink href={localityPath(id)} className="stretched hover:text-accent">
                  {name}
                </SiteLink>
              </h3>
              <p className="type-small text-ink-2">{description}</p>
              {projectCount > 0 ? (
                <p className="type-small font-semibold text-accent">{formatProjectCount(projectCount)}</p>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Replaces the projects of a city without any. */
function NoCityProjects({ cityName }: { cityName: string }) {
  return (
    <section aria-labelledby="city-projects" className="page pb-14">
      <div className="panel edge-line">
        <Icon name="search-x" size={32} className="text-accent" />
        <h2 id="city-projects" className="mt-4 type-h3">
          No projects in {cityName} yet
        </h2>
        <p className="mt-2 measure text-ink-2">
          None of the projects on our list stands in {cityName} today. Tell us what you look for there and a consultant
          calls you back.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <EnquiryLink kind="footer" subject={`I am looking for property in ${cityName}.`} className="btn btn-enquire">
            Contact Us
          </EnquiryLink>
          <SiteLink href={ROUTES.projects} className="btn btn-outline">
            All Projects
          </SiteLink>
        </div>
      </div>
    </section>
  );
}

interface CityPageProps {
  city: City;
  projectCount: number;
  developerCount: number;
  /** The city's first projects of each type that it has. */
  shown: { kind: ProjectKind; projects: ProjectSummary[] }[];
  kinds: { kind: CityKind; count: number }[];
  localities: { id: string; name: string; description: string; projectCount: number }[];
  localitiesImage: ImageAsset | null;
  map: MapView | null;
  site: Site;
}

/** A city, under /city or at its own path (spec 2; routes-and-content, Routes). */
export function CityPage({ city, projectCount, developerCount, shown, kinds, ...page }: CityPageProps) {
  return (
    <PageMain hasPhoto>
      <PageBanner
        image={city.image}
        height="city"
        trail={cityTrail(city)}
        title={`Property in ${city.name}`}
        lead={
          projectCount > 0
            ? `${formatProjectCount(projectCount)} by ${developerCount} ${developerCount === 1 ? 'developer' : 'developers'}`
            : city.state
        }
      />
      <CityIntro city={city} />
      {projectCount > 0 ? (
        <>
          <CityKinds city={city} kinds={kinds} />
          <CityProjects city={city} shown={shown} kinds={kinds} />
        </>
      ) : (
        <NoCityProjects cityName={city.name} />
      )}
      <CityLocalities city={city} localities={page.localities} image={page.localitiesImage} map={page.map} />
      <CityQuestions city={city} site={page.site} />
    </PageMain>
  );
}
