import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { SectionNote } from './SectionNote';

interface UnavailableSectionProps {
  /** Omit it if the text says everything. */
  title?: string;
  text: string;
  buttonLabel: string;
  projectName: string;
  icon: string;
}

/** A section without content, with a button to enquire about it (spec 2, Project page). */
export function UnavailableSection({ title, text, buttonLabel, projectName, icon }: UnavailableSectionProps) {
  return (
    <SectionNote icon={icon} title={title} text={text}>
      <EnquiryLink kind="contact" subject={projectName} className="btn btn-outline">
        {buttonLabel}
      </EnquiryLink>
    </SectionNote>
  );
}
