import { Icon } from '@/components/ui/Icon';
import { SectionNote } from './SectionNote';

interface FaultySectionProps {
  title?: string;
  text: string;
  /** 'Try Again' or 'Retry' (spec 4, Project page). */
  buttonLabel: string;
}

/** Replaces a section with an unreadable record: the error of spec 8 and a link that reloads the page. */
export function FaultySection({ title, text, buttonLabel }: FaultySectionProps) {
  return (
    <SectionNote icon="circle-alert" isError title={title} text={text}>
      {/* An empty address is the page itself: following it is a reload, without script too. */}
      <a href="" className="btn btn-outline">
        <Icon name="rotate-ccw" size={16} />
        {buttonLabel}
      </a>
    </SectionNote>
  );
}
