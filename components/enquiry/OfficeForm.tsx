import { Island } from '@/components/islands/Island';
import type { EnquiryChannelKey } from '@/lib/domain/enquiry/channels';
import type { EnquirySubject } from '@/lib/domain/enquiry/form';
import type { Site } from '@/lib/domain/site/site';
import { EnquiryExtras } from './EnquiryExtras';
import { EnquiryForm } from './EnquiryForm.island';

interface OfficeFormProps {
  channel: EnquiryChannelKey;
  office: Pick<Site, 'enquiryHost' | 'phone' | 'email'>;
  submitLabel?: string;
  /** First line of the message: what the visitor looks for, in words. */
  wish?: string;
  /** What the enquiry may be about; the form then asks for the number only. */
  subjects?: readonly EnquirySubject[];
}

/** The form inside a page, with call time and visit. If sending fails, it shows how to reach the office. */
export function OfficeForm({ channel, office, submitLabel, wish, subjects }: OfficeFormProps) {
  const { enquiryHost, phone, email } = office;
  return (
    <Island
      of={EnquiryForm}
      when="used"
      channel={channel}
      host={enquiryHost}
      tone="light"
      submitLabel={submitLabel}
      isShort={subjects ? true : undefined}
      phone={phone}
      email={email}
    >
      <EnquiryExtras hasVisit wish={wish} subjects={subjects} />
    </Island>
  );
}
