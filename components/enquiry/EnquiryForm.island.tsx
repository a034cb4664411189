/** Why an island: it validates and sends the form in place; fetched on first use, as most visitors never need it. */

import type { ReactNode } from 'react';
import { NO_NAME } from '@/lib/domain/enquiry/form';
import { EnquiryProgress } from './EnquiryProgress';
import { Form } from './Form';
import { FORM_KINDS, type EnquiryFormKind } from './form-kinds';
import { useEnquiryForm, type EnquiryOptions } from './use-enquiry-form';
import { ROUTES } from '@/lib/domain/site/routes';

export interface EnquiryFormProps extends EnquiryOptions {
  /** 'enquiry' by default. */
  kind?: EnquiryFormKind;
  tone?: 'light' | 'dark';
  submitLabel?: string;
  /** The office's phone number, shown if sending fails. */
  phone?: string;
  email?: string;
  /** When a consultant calls back; promises nothing where absent. */
  callBackTime?: string;
  /** What of a project is asked about, to choose. */
  choices?: () => ReactNode;
  /** WhatsApp, where it is offered before the button. */
  otherWay?: (form: ReturnType<typeof useEnquiryForm>) => ReactNode;
  /** EnquiryExtras, shown unchanged. */
  children?: ReactNode;
}

/** A plain form that posts without script. With script it is validated in place and sent by fetch (spec 5, 7, 8). */
export function EnquiryForm(props: EnquiryFormProps) {
  const {
    kind = 'enquiry',
    channel,
    host,
    tone,
    submitLabel,
    phone,
    email,
    callBackTime,
    initial,
    choices,
    otherWay,
  } = props;
  const form = useEnquiryForm(props);
  return (
    <Form
      kind={FORM_KINDS[kind]}
      form={form}
      initial={{ ...initial }}
      action={`${host}/contact.php`}
      tone={tone}
      submitLabel={submitLabel}
      choices={choices?.()}
      otherWay={otherWay?.(form)}
      note={<EnquiryConsent />}
    >
      <input type="hidden" name="channel" value={channel} />
      {kind === 'number' ? <input type="hidden" name="name" value={NO_NAME} /> : null}
      {props.children}
      <EnquiryProgress shown={form.shown} {...{ phone, email, callBackTime }} onDelete={form.deleteSaved} />
    </Form>
  );
}

/** Note under each form: how the details are used, with a link to the privacy page (routes-and-content, Forms). */
function EnquiryConsent() {
  return (
    <p className="enquiry-consent">
      We use your name, phone, e-mail and message to answer this enquiry. <a href={ROUTES.privacy}>Privacy policy</a>
    </p>
  );
}
