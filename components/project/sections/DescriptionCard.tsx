import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { FactList, type Fact } from '@/components/ui/FactList';
import { truncateDescription } from '@/lib/domain/project/description';
import { formatBedrooms } from '@/lib/domain/site/display-text';
import type { Project } from '@/lib/domain/project/project';
import { BrochureLink } from '@/components/project/brochure/BrochureLink';
import { DescriptionDialog } from './DescriptionDialog';

interface DescriptionCardProps {
  project: Project;
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
export function DescriptionCard({ project }: DescriptionCardProps) {
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
        <div className="grid gap-2.5">
          <EnquiryLink
            kind="contact"
            subject={project.name}
            note={`${project.priceText} · ${project.cityName}`}
            className="btn btn-enquire"
          >
            Contact Us
          </EnquiryLink>
          <BrochureLink project={project} />
        </div>
        {project.rera ? <p className="mt-4 type-caption text-ink-2 md:hidden">RERA No. {project.rera}</p> : null}
      </div>
    </section>
  );
}
