import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { ENQUIRE_HREF } from '@/components/project/enquire-href';
import { SectionNote } from './SectionNote';

interface UnavailableSectionProps {
  /** Omit it if the text says everything. */
  title?: string;
  text: string;
  buttonLabel: string;
  projectName: string;
  /** Name of the section, which the enquiry is about. */
  section: string;
  icon: string;
}

/** A section without content, with a button to enquire about it (spec 2, Project page). */
export function UnavailableSection({ title, text, buttonLabel, projectName, section, icon }: UnavailableSectionProps) {
  return (
    <SectionNote icon={icon} title={title} text={text}>
      <EnquiryLink
        kind="contact"
        href={ENQUIRE_HREF}
        subject={projectName}
        section={section}
        className="btn btn-outline"
      >
        {buttonLabel}
      </EnquiryLink>
    </SectionNote>
  );
}
