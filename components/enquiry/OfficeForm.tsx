import { Island } from '@/components/islands/Island';
import type { EnquiryChannelKey } from '@/lib/domain/enquiry/channels';
import type { EnquiryAbout } from '@/lib/domain/enquiry/form';
import type { Office } from '@/lib/domain/site/site';
import { EnquiryExtras } from './EnquiryExtras';

interface OfficeFormProps {
  channel: EnquiryChannelKey;
  office: Office;
  submitLabel?: string;
  about?: EnquiryAbout;
  /** The project with its place. */
  projectName?: string;
  /** Configurations of the project; the form then asks for the number only. */
  configurations?: readonly string[];
}

/** The form inside a page, with call time and visit. If sending fails, it shows how to reach the office. */
export function OfficeForm({ channel, office, submitLabel, ...extras }: OfficeFormProps) {
  const { enquiryHost, phone, email, callBackTime } = office;
  return (
    <Island
      name="EnquiryForm"
      when="used"
      channel={channel}
      host={enquiryHost}
      tone="light"
      submitLabel={submitLabel}
      kind={extras.configurations ? 'number' : undefined}
      phone={phone}
      email={email}
      callBackTime={callBackTime}
    >
      <EnquiryExtras hasVisit {...extras} />
    </Island>
  );
}
