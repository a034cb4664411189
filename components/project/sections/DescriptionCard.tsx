import { splitDescription, truncateDescription } from '@/lib/domain/project/description';
import type { Project } from '@/lib/domain/project/project';
import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { ENQUIRE_HREF } from '@/components/project/enquire-href';
import { AdviserCard } from '@/components/layout/adviser/AdviserCard';
import { DialogHead } from '@/components/ui/DialogHead';
import { type Fact, FactList } from '@/components/ui/FactList';
import type { Adviser } from '@/lib/domain/project/adviser';
import { formatBedrooms } from '@/lib/domain/site/display-text';
import { projectWhatsappText } from '@/lib/domain/site/links';
import { projectPath } from '@/lib/domain/site/routes';
import { PARTS } from '@/components/parts';

interface DescriptionDialogProps {
  project: Pick<Project, 'name' | 'description'>;
}

const DIALOG_ID = 'full-description';

/** Read More and its dialog; without script the whole text is shown instead (spec 2, Project page). */
function DescriptionDialog({ project }: DescriptionDialogProps) {
  return (
    <>
      <button type="button" command="show-modal" commandfor={DIALOG_ID} className="link mt-2 noscript:hidden">
        <span>Read More</span>
      </button>
      <dialog id={DIALOG_ID} aria-labelledby={`${DIALOG_ID}-title`} className="dialog dialog-text">
        <DialogHead
          titleId={`${DIALOG_ID}-title`}
          title={project.name}
          isFocused
          className="print:hidden noscript:hidden"
        />
        <div className="dialog-body text-ink-2">
          {splitDescription(project.description).map((paragraph, index) => (
            <p key={index} className="not-first:mt-4">
              {paragraph}
            </p>
          ))}
        </div>
      </dialog>
    </>
  );
}

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
      className="flex flex-col gap-6 pt-5 edge-ink-t md:grid md:grid-cols-2 md:gap-8 lg:flex lg:justify-between lg:gap-6"
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
          <div className="mt-5 pt-4 edge-line-t">
            <p className="mb-2 type-caption text-ink-2">Your adviser</p>
            <AdviserCard adviser={adviser} text={projectWhatsappText(project.name, siteUrl + href)} />
          </div>
        ) : null}
      </div>
    </section>
  );
}
