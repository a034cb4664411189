import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Icon } from '@/components/ui/Icon';

interface UnavailableSectionProps {
  /** Omitted where the sentence says it all. */
  title?: string;
  text: string;
  buttonLabel: string;
  projectName: string;
  icon: string;
}

/** A section without content: a ruled box in its place that asks for what is missing (visual language 8, Empty). */
export function UnavailableSection({ title, text, buttonLabel, projectName, icon }: UnavailableSectionProps) {
  return (
    <div className="border-y border-line py-10 lg:py-14">
      <Icon name={icon} size={32} className="text-ink-3" />
      {title ? <h3 className="mt-4 type-h3">{title}</h3> : null}
      <p className={title ? 'mt-2 measure text-ink-2' : 'mt-4 type-lead'}>{text}</p>
      <EnquiryLink kind="contact" subject={projectName} className="mt-6 btn btn-outline">
        {buttonLabel}
      </EnquiryLink>
    </div>
  );
}
