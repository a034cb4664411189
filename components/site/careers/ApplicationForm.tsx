import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Notice } from '@/components/ui/Notice';
import { TextField } from '@/components/ui/TextField';
import {
  APPLICATION_FIELDS,
  APPLICATION_LIMITS,
  APPLICATION_SENT,
  applicationErrors,
  applicationMailUrl,
  applicationText,
  type ApplicationErrors,
  type ApplicationFields,
} from '@/lib/domain/enquiry/application';

export interface ApplicationFormProps {
  role: string;
  email: string;
  onClose: () => void;
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

function read(form: HTMLFormElement): { fields: ApplicationFields; errors: ApplicationErrors } {
  const fields = Object.fromEntries(APPLICATION_FIELDS.map((name) => [name, inputOf(form, name).value]));
  const typed = fields as unknown as ApplicationFields;
  return { fields: typed, errors: applicationErrors(typed, !inputOf(form, 'email').validity.typeMismatch) };
}

const takeFocus = (box: HTMLElement | null) => box?.focus();

/** Application for one role. Validates on submit and then on input; sends nothing to a server (spec 2, 5). */
export function ApplicationForm({ role, email, onClose }: ApplicationFormProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [errors, setErrors] = useState<ApplicationErrors | null>(null);
  const [sent, setSent] = useState<ApplicationFields | null>(null);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { fields, errors: found } = read(form);
    setErrors(found);
    const wrong = APPLICATION_FIELDS.find((name) => found[name]);
    if (wrong) inputOf(form, wrong).focus();
    else setSent(fields);
  }

  return (
    <div className="application">
      <button type="button" aria-label={`Close the application for ${role}`} className="btn-icon" onClick={onClose}>
        <Icon name="x" />
      </button>
      <h4 ref={heading} tabIndex={-1} className="font-semibold outline-none">
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
        <form
          noValidate
          onSubmit={onSubmit}
          onInput={({ currentTarget }) => errors && setErrors(read(currentTarget).errors)}
        >
          <TextField
            id={`${id}name`}
            name="name"
            label="Name"
            autoComplete="name"
            maxLength={APPLICATION_LIMITS.name}
            error={errors?.name}
          />
          <TextField
            id={`${id}email`}
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            maxLength={APPLICATION_LIMITS.email}
            error={errors?.email}
          />
          <TextField
            id={`${id}about`}
            name="about"
            label="About yourself"
            maxLength={APPLICATION_LIMITS.about}
            error={errors?.about}
            isMultiline
          />
          <button className="btn btn-enquire">Submit Application</button>
        </form>
      )}
    </div>
  );
}
