import { Island } from '@/components/islands/Island';
import type { EnquiryChannelKey } from '@/lib/domain/enquiry/channels';
import type { Site } from '@/lib/domain/site/site';
import { EnquiryExtras } from './EnquiryExtras';
import { EnquiryForm } from './EnquiryForm.island';

interface OfficeFormProps {
  channel: EnquiryChannelKey;
  office: Pick<Site, 'enquiryHost' | 'phone' | 'email'>;
  submitLabel?: string;
}

/** The form inside a page, with call time and visit. If sending fails, it shows how to reach the office. */
export function OfficeForm({ channel, office, submitLabel }: OfficeFormProps) {
  const { enquiryHost, phone, email } = office;
  return (
    <Island
      of={EnquiryForm}
      channel={channel}
      host={enquiryHost}
      tone="light"
      submitLabel={submitLabel}
      phone={phone}
      email={email}
    >
      <EnquiryExtras hasVisit />
    </Island>
  );
}
