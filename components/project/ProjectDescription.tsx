import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { FactList, type Fact } from '@/components/ui/FactList';
import { formatAreaText } from '@/lib/domain/area';
import { splitDescription } from '@/lib/domain/description';
import { formatBedrooms } from '@/lib/domain/display-text';
import { formatPriceText } from '@/lib/domain/price';
import type { Project } from '@/lib/domain/project';

function projectFacts(project: Project): Fact[] {
  const facts: [string, string | null][] = [
    ['Configuration', formatBedrooms(project.bedrooms)],
    ['Area', formatAreaText(project.areaText)],
    ['Property', project.unitType],
    ['Furnishing', project.furnishing],
    ['Possession', project.possession],
    ['RERA No.', project.rera],
  ];
  return facts.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}

/** Description card: the words, the facts, and how to ask (spec 2, Project page). */
export function ProjectDescription({ project }: { project: Project }) {
  return (
    <section aria-labelledby="description" className="border-t-2 border-ink pt-5">
      <h2 id="description" className="type-h3">
        Description
      </h2>
      <div className="mb-6 text-ink-2">
        {splitDescription(project.description).map((paragraph) => (
          <p key={paragraph} className="mt-3">
            {paragraph}
          </p>
        ))}
      </div>
      <div>
        <FactList facts={projectFacts(project)} />
        <EnquiryLink
          kind="contact"
          subject={project.name}
          note={`${formatPriceText(project.priceText)} · ${project.cityName}`}
          className="mt-5 btn w-full btn-enquire"
        >
          Contact Us
        </EnquiryLink>
      </div>
    </section>
  );
}
