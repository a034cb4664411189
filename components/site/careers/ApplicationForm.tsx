import { useEffect, useRef } from 'react';
import { Form } from '@/components/enquiry/Form';
import type { FormKind } from '@/components/enquiry/form-kinds';
import { useForm } from '@/components/enquiry/use-form';
import { Icon } from '@/components/ui/Icon';
import { Notice } from '@/components/ui/Notice';
import {
  APPLICATION_LIMITS,
  APPLICATION_SENT,
  applicationMailUrl,
  applicationText,
  type ApplicationFields,
} from '@/lib/domain/enquiry/application';

export interface ApplicationFormProps {
  role: string;
  email: string;
  onClose: () => void;
}

const APPLICATION: FormKind = {
  fields: [
    { name: 'name', label: 'Name', maxLength: APPLICATION_LIMITS.name },
    { name: 'email', label: 'Email', maxLength: APPLICATION_LIMITS.email, type: 'email' },
    { name: 'about', label: 'About yourself', maxLength: APPLICATION_LIMITS.about, isMultiline: true },
  ],
  submitLabel: 'Submit Application',
};

const takeFocus = (box: HTMLElement | null) => box?.focus();

/** Application for one role; sends nothing to a server (spec 2, 5). */
export function ApplicationForm({ role, email, onClose }: ApplicationFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm<ApplicationFields>({}, (element) =>
    Promise.resolve({ shown: Object.fromEntries(new FormData(element)) as unknown as ApplicationFields }),
  );
  const sent = form.shown;

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <div className="application">
      <button
        type="button"
        aria-label={`Close the application for ${role}`}
        className="absolute top-4 right-0 btn-icon"
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
      <h4 ref={heading} tabIndex={-1} className="font-semibold no-outline">
        Apply for {role}
      </h4>
      {sent ? (
        <>
          <Notice tone="ok" title={APPLICATION_SENT} boxRef={takeFocus}>
            <p>One more step: send it to us by e-mail.</p>
            <p className="mt-3">
              <a href={applicationMailUrl(email, role, sent)} className="btn btn-primary">
                <Icon name="mail" />
                Send it by e-mail
              </a>
            </p>
          </Notice>
          <details className="application-words type-small">
            <summary>No e-mail program on this device?</summary>
            <p>Write to {email} from anywhere, with these words:</p>
            <p>{applicationText(role, sent)}</p>
          </details>
        </>
      ) : (
        <Form kind={APPLICATION} form={form} />
      )}
    </div>
  );
}
