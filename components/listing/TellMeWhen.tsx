import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Icon } from '@/components/ui/Icon';

/** The wish as an enquiry: the office writes when a new home fits it, or a price drops. */
export function TellMeWhen({ wish }: { wish: string }) {
  return (
    <EnquiryLink
      kind="footer"
      subject={`Tell me when there is a new home or a lower price: ${wish}`}
      note="Leave a number. We write when a new home fits, or a price drops."
      className="mt-8 btn btn-outline"
    >
      <Icon name="send" size={18} />
      Tell me when
    </EnquiryLink>
  );
}
