import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { ENQUIRE_HREF } from '@/components/project/enquire-href';
import { AdviserCard } from '@/components/layout/adviser/AdviserCard';
import { FactList, type Fact } from '@/components/ui/FactList';
import type { Adviser } from '@/lib/domain/project/adviser';
import { truncateDescription } from '@/lib/domain/project/description';
import { formatBedrooms } from '@/lib/domain/site/display-text';
import type { Project } from '@/lib/domain/project/project';
import { projectWhatsappText } from '@/lib/domain/site/links';
import { projectPath } from '@/lib/domain/site/routes';
import { PARTS } from '@/components/parts';
import { DescriptionDialog } from './DescriptionDialog';

interface DescriptionCardProps {
  project: Project;
  adviser: Adviser | null;
  /** Absolute address of the site. */
  siteUrl: string;
}

function cardFacts(project: Project): Fact[] {
  const facts: [string, string | null][] = [
    ['Configuration', formatBedrooms(project.bedrooms) || project.unitType],
    ['Area', project.areaText],
    ['Possession', project.possession],
    ['RERA No.', project.rera],
  ];
  return facts.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}

/** The first 50 words, four facts, contact and brochure; on phones the facts are in Overview (visual-language 9). */
export function DescriptionCard({ project, adviser, siteUrl }: DescriptionCardProps) {
  const { BrochureLink } = PARTS;
  const href = projectPath(project.developerSlug, project.id);
  const { text, isTruncated } = truncateDescription(project.description);
  return (
    <section
      aria-labelledby="description-title"
      className="flex flex-col gap-6 border-t-2 border-ink pt-5 md:grid md:grid-cols-2 md:gap-8 lg:flex lg:justify-between lg:gap-6"
    >
      <div>
        <h2 id="description-title" className="type-h3">
          Description
        </h2>
        <p className={`mt-2 text-ink-2 ${isTruncated ? 'print:hidden noscript:hidden' : ''}`}>{text}</p>
        {isTruncated ? <DescriptionDialog project={project} /> : null}
      </div>
      <div>
        <div className="mb-5 hidden md:block">
          <FactList facts={cardFacts(project)} />
        </div>
        <div className="flex flex-wrap gap-2.5">
          <EnquiryLink
            kind="contact"
            href={ENQUIRE_HREF}
            subject={project.name}
            note={`${project.priceText} · ${project.cityName}`}
            className="btn grow btn-enquire"
          >
            Contact Us
          </EnquiryLink>
          {BrochureLink ? <BrochureLink project={project} /> : null}
        </div>
        {adviser ? (
          <div className="mt-5 border-t border-line pt-4">
            <p className="mb-2 type-caption text-ink-2">Your adviser</p>
            <AdviserCard adviser={adviser} text={projectWhatsappText(project.name, siteUrl + href)} />
          </div>
        ) : null}
      </div>
    </section>
  );
}
