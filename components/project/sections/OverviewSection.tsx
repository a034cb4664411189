import { Picture } from '@/components/ui/Picture';
import { type Project, PROJECT_DEFAULTS } from '@/lib/domain/project/project';
import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { ENQUIRE_HREF } from '@/components/project/enquire-href';
import { INVESTMENT_LABELS, investorSheet } from '@/lib/domain/project/investment';
import { formatBedrooms, formatNames } from '@/lib/domain/site/display-text';
import { Icon } from '@/components/ui/Icon';
import type { ProjectPage } from '@/lib/domain/project/page';
import { PARTS } from '@/components/parts';
import { CATEGORY_LABELS } from '@/lib/domain/site/kinds';
import { ShowAll } from './ShowAll';
import { ProjectSection } from './ProjectSection';
import { TrustBlock } from './TrustBlock';

/** What was seen on the site and when, the newest before 'Show all (n)'; nothing where the record tells nothing. */
function ConstructionProgress({ project: { name, progress } }: { project: Pick<Project, 'name' | 'progress'> }) {
  const [newest, ...earlier] = progress.map(({ monthText, stage, images }) => (
    <li key={monthText + stage} className="flex flex-wrap items-baseline gap-x-6 gap-y-2 py-3 edge-line-b">
      <span className="flex-none font-semibold nums">{monthText}</span>
      <span className="min-w-0 grow basis-32">{stage}</span>
      {images.map((image, at) => (
        <Picture
          key={image.src}
          image={image}
          alt={`${name} in ${monthText}, picture ${at + 1}`}
          sizes="240px"
          className="aspect-4/3 w-60 rounded-card object-cover"
        />
      ))}
    </li>
  ));
  if (!newest) return null;
  return (
    <div className="mt-6">
      <h3 className="type-title">Construction progress</h3>
      <ol className="mt-3 edge-ink-t">{newest}</ol>
      {earlier.length > 0 ? (
        <ShowAll total={progress.length}>
          <ol>{earlier}</ol>
        </ShowAll>
      ) : null}
    </div>
  );
}

/** What an investor asks of an office, a shop, an SCO or a plot: each answer with who gives it, and what nobody told us. */
function InvestorSheet({ project }: { project: Project }) {
  const sheet = investorSheet(project);
  if (!sheet) return null;
  const { told, untold } = sheet;
  return (
    <div className="mt-8">
      <h3 className="type-h3">For investors</h3>
      {told.length > 0 ? (
        <dl className="mt-3">
          {told.map(({ fact, value, source }) => (
            <div key={fact} className="flex flex-wrap justify-between gap-x-4 py-2.5 edge-line-b">
              <dt>{INVESTMENT_LABELS[fact]}</dt>
              <dd className="ml-auto text-right font-semibold">
                {value} <small className="block type-caption font-normal text-ink-2">Says {source}</small>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {untold.length > 0 ? (
        <p className="mt-3 text-ink-2">
          Not told to us: {formatNames(untold)}.{' '}
          <EnquiryLink
            kind="contact"
            href={ENQUIRE_HREF}
            subject={project.name}
            section="For investors"
            className="link inline-flex min-h-11 items-center"
          >
            Ask the developer
          </EnquiryLink>
        </p>
      ) : null}
    </div>
  );
}

interface Cell {
  icon: string;
  label: string;
  text: string | null;
}

function overviewCells(project: Project): Cell[] {
  return [
    { icon: 'map-pin', label: 'Location', text: project.localities.join(', ') || PROJECT_DEFAULTS.location },
    { icon: 'maximize', label: 'Area', text: project.areaText },
    { icon: 'building-2', label: 'Property Type', text: CATEGORY_LABELS[project.kind] },
    { icon: 'calendar-clock', label: 'Status', text: project.status },
    { icon: 'bed-double', label: 'Bedrooms', text: formatBedrooms(project.bedrooms) || null },
    { icon: 'key-round', label: 'Possession', text: project.possession },
  ].filter(({ text }) => text);
}

/** The project in one paragraph and its facts in a hairline grid (spec 2, Overview). */
export function OverviewSection({ page }: { page: ProjectPage }) {
  const { project } = page;
  const { BrochureLink } = PARTS;
  return (
    <ProjectSection
      id="overview"
      title="Overview"
      layout="wide-aside"
      lead={project.shortDescription}
      actions={BrochureLink ? <BrochureLink project={project} /> : null}
    >
      <div className="min-w-0">
        <dl className="overview-cells">
          {overviewCells(project).map(({ icon, label, text }) => (
            <div key={label}>
              <dt className="flex items-center gap-2 type-caption text-ink-2 md:block">
                <Icon name={icon} size={24} />
                {label}
              </dt>
              <dd className="font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
        <InvestorSheet project={project} />
        <ConstructionProgress project={project} />
        <TrustBlock trust={page.trust} project={project} />
      </div>
    </ProjectSection>
  );
}
