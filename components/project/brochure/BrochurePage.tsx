import { Enhancer } from '@/components/islands/Enhancer';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { Icon } from '@/components/ui/Icon';
import { ShareLink } from '@/components/ui/ShareLink';
import { brochureTrail } from '@/lib/domain/page/trail';
import { type Project, PROJECT_DEFAULTS, projectPlaceText } from '@/lib/domain/project/project';
import { brochurePath } from '@/lib/domain/site/routes';
import { BrandMark } from '@/components/layout/header/BrandMark';
import { formatBedrooms } from '@/lib/domain/site/display-text';
import { formatRera, reraStateOf } from '@/lib/domain/project/rera';
import type { ProjectSheet, Section } from '@/lib/domain/project/page';
import { pictureText, type QrCode } from '@/lib/domain/picture/image';
import type { Site } from '@/lib/domain/site/site';
import { CATEGORY_LABELS } from '@/lib/domain/site/kinds';
import { splitDescription } from '@/lib/domain/project/description';
import type { CatalogueItem } from '@/lib/domain/project/catalogue';
import { PageMain } from '@/components/layout/PageMain';
import { BrochureFacts, BrochureImage } from './BrochureFacts';
import { BrochureContact } from './BrochureContact';
import { BrochurePlans } from './BrochurePlans';
import './brochure.css';

interface BrochureBarProps {
  project: Project;
  /** Absolute address of the site. */
  siteUrl: string;
}

/** Above the sheet: Save and Share. Where there is a PDF, the build makes Save its download (scripts/build/brochures). */
function BrochureBar({ project, siteUrl }: BrochureBarProps) {
  const href = brochurePath(project.developerSlug, project.id);
  return (
    <div className="brochure-bar flex flex-wrap items-center justify-between gap-x-8 gap-y-2 page py-4 print:hidden">
      <Breadcrumbs trail={brochureTrail(project)} />
      <div className="flex flex-wrap gap-2.5">
        <a href={href} data-print="" data-answered="" className="btn btn-primary">
          <Icon name="download" />
          Save as PDF
        </a>
        <ShareLink title={`${project.name} brochure`} url={siteUrl + href} />
      </div>
      <p className="basis-full type-caption text-ink-2">Print this page, or save it as PDF from your browser’s menu.</p>
      <Enhancer name="printOpener" />
    </div>
  );
}

interface BrochureCoverProps {
  page: ProjectSheet;
  site: Site;
}

function coverFacts({ project }: ProjectSheet): [string, string | null][] {
  return [
    ['Location', project.localities.join(', ') || PROJECT_DEFAULTS.location],
    ['Area', project.areaText],
    ['Property Type', CATEGORY_LABELS[project.category]],
    ['Bedrooms', formatBedrooms(project.bedrooms) || null],
    ['Status', project.status],
    ['Possession', project.possession],
    ['Furnishing', project.furnishing],
    ['RERA', formatRera(reraStateOf(project))],
  ];
}

/** First sheet: company, project, address, price and key facts. */
function BrochureCover({ page, site }: BrochureCoverProps) {
  const { project, developer, sights } = page;
  const cover = project.images.findIndex(({ src }) => src === project.image.src);
  return (
    <header className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-6">
        <p className="flex items-center gap-3 type-h3">
          <BrandMark size={28} />
          {site.name}
        </p>
        {developer.hasOwnLogo ? (
          <BrochureImage image={developer.logo} alt={developer.name} className="brochure-logo" />
        ) : null}
      </div>
      <BrochureImage
        image={project.image}
        alt={pictureText(project.name, 0, sights[cover])}
        className="aspect-video w-full rounded-card object-cover"
      />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h1 className="type-h1">{project.name}</h1>
          <p className="mt-2 text-ink-2">
            {projectPlaceText(project)} · by {project.developerName}
          </p>
        </div>
        <p className="type-price text-[1.625rem]">{project.priceText}</p>
      </div>
      <BrochureFacts facts={coverFacts(page)} className="brochure-facts" />
    </header>
  );
}

const PICTURES = 4;

/** The project's description and pictures. */
function BrochureText({ page: { project, renderings, sights } }: { page: ProjectSheet }) {
  const pictures = project.images.slice(1, 1 + PICTURES);
  return (
    <section>
      <h2 className="type-h2">About {project.name}</h2>
      <div className="brochure-columns">
        {splitDescription(project.description).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {pictures.length > 0 ? (
        <figure>
          <div className="brochure-grid">
            {pictures.map((image, index) => (
              <BrochureImage
                key={image.src}
                image={image}
                alt={pictureText(project.name, index + 1, sights[index + 1])}
                className="aspect-3/2 w-full rounded-card object-cover"
              />
            ))}
          </div>
          {renderings.gallery ? <figcaption className="mt-2">Artist’s impression</figcaption> : null}
        </figure>
      ) : null}
    </section>
  );
}

function LabelList({ title, items }: { title: string; items: Section<CatalogueItem[]> }) {
  if (items.kind !== 'ready' || items.value.length === 0) return null;
  return (
    <section className="brochure-list">
      <h2 className="type-h2">{title}</h2>
      <ul className="brochure-labels text-[0.9375rem]">
        {items.value.map(({ key, label }) => (
          <li key={key} className="py-1.5 edge-line-b">
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Amenities, specifications and nearby places as plain lists. */
function BrochureLists({ page }: { page: ProjectSheet }) {
  const { amenities, specifications, location, project } = page;
  const map = location.kind === 'ready' ? location.value.images[0] : undefined;
  return (
    <>
      <LabelList title="Amenities" items={amenities} />
      <LabelList title="Specifications" items={specifications} />
      {location.kind === 'ready' ? (
        <section className="brochure-list">
          <h2 className="type-h2">Location</h2>
          <div className="brochure-grid brochure-location">
            {map ? (
              <BrochureImage
                image={map}
                alt={`Map of the surroundings of ${project.name}`}
                className="w-full bg-white edge-line"
              />
            ) : null}
            <dl className="brochure-nearby">
              {location.value.nearby.map(({ name, time }) => (
                <div key={name} className="flex justify-between gap-4 py-2 edge-line-b">
                  <dt className="text-[0.9375rem] text-ink">{name}</dt>
                  <dd className="max-w-1/2 flex-none">{time}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      ) : null}
    </>
  );
}

interface BrochurePageProps extends ProjectSheet {
  site: Site;
  /** The project page's address. */
  qrCode: QrCode;
}

/** A project's brochure for print. Its pictures are JPEGs, so that the PDF stays small. */
export function BrochurePage(page: BrochurePageProps) {
  const { project, site } = page;
  return (
    <PageMain>
      <BrochureBar project={project} siteUrl={site.url} />
      <article className="brochure" data-updated={project.updatedAt ?? undefined}>
        <BrochureCover page={page} site={site} />
        <BrochureText page={page} />
        <BrochurePlans page={page} />
        <BrochureLists page={page} />
        <BrochureContact page={page} site={site} qrCode={page.qrCode} />
      </article>
    </PageMain>
  );
}
