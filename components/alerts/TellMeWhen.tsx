import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Icon } from '@/components/ui/Icon';

interface TellMeWhenProps {
  /** What is waited for, as the office reads it. */
  subject?: string;
  /** Below a listing: a second choice, with its reason. */
  isOfListing?: boolean;
}

/** The wish as an enquiry: the office writes when a new home fits it, or a price drops; the endpoint mails by its section. */
export function TellMeWhen({ subject, isOfListing }: TellMeWhenProps) {
  return (
    <EnquiryLink
      kind="footer"
      subject={subject}
      note={isOfListing ? 'Leave a number. We write when a new home fits, or a price drops.' : undefined}
      section={isOfListing ? 'Tell me when' : undefined}
      className={isOfListing ? 'btn btn-outline' : 'btn btn-enquire'}
    >
      {isOfListing ? <Icon name="send" size={18} /> : null}
      Tell me when
    </EnquiryLink>
  );
}
