import { Icon } from '@/components/ui/Icon';

interface FaultySectionProps {
  title?: string;
  text: string;
  /** 'Try Again' or 'Retry' (spec 4, Project page). */
  buttonLabel: string;
}

/** A section whose record could not be read: the error of spec 8 and a link that loads the page again. */
export function FaultySection({ title, text, buttonLabel }: FaultySectionProps) {
  return (
    <div className="border-y border-line py-10 lg:py-14">
      <Icon name="circle-alert" size={32} className="text-err" />
      {title ? <h3 className="mt-4 type-h3">{title}</h3> : null}
      <p className={title ? 'mt-2 measure text-ink-2' : 'mt-4 type-lead'}>{text}</p>
      {/* An empty address is the page itself: following it is a reload, without script too. */}
      <a href="" className="mt-6 btn btn-outline">
        <Icon name="rotate-ccw" size={16} />
        {buttonLabel}
      </a>
    </div>
  );
}
