import { useId } from 'react';
import {
  CALL_TIMES,
  CONSENT_VERSION,
  HONEYPOT_FIELD,
  VISIT_TIMES,
  type EnquiryAbout,
  type PreferenceName,
  type VisitPreferences,
} from '@/lib/domain/enquiry/form';

interface EnquiryExtrasProps {
  about?: EnquiryAbout;
  /** Project of the enquiry, with its place. */
  projectName?: string;
  /** Configurations of the project to choose from. */
  configurations?: readonly string[];
  /** A form about projects also offers a visit. */
  hasVisit?: boolean;
  /** Unfolded from the start. */
  isOpen?: boolean;
  initial?: Partial<VisitPreferences>;
}

interface ChoiceProps {
  name: PreferenceName;
  label: string;
  choices: readonly { value: string; label: string; nightHour?: number }[];
  initialValue?: string;
}

function Choice({ name, label, choices, initialValue = '' }: ChoiceProps) {
  return (
    <div className="text-field">
      <label>
        {label}
        <select name={name} defaultValue={initialValue} className="field">
          <option value="">No preference</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} data-night={choice.nightHour}>
              {choice.label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface ConfigurationChoiceProps {
  configurations: readonly string[];
  /** The choice made before; else the whole project. */
  initialValue?: string;
}

/** What of a project is asked about: all of it, the empty value, or one configuration. */
export function ConfigurationChoice({ configurations, initialValue = '' }: ConfigurationChoiceProps) {
  return (
    <fieldset className="enquiry-subjects">
      <legend>I am interested in</legend>
      {['', ...configurations].map((configuration) => (
        <label key={configuration}>
          <input
            type="radio"
            name="configuration"
            value={configuration}
            defaultChecked={configuration === initialValue}
          />
          {configuration || 'The project'}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Static part of a form: what it is about, call time and visit (folded, as most enquiries need neither), version of the
 * notice, honeypot. It is never redrawn by script and posts without it.
 */
export function EnquiryExtras({
  about = {},
  projectName,
  configurations,
  hasVisit = false,
  isOpen = false,
  initial = {},
}: EnquiryExtrasProps) {
  const noteId = useId();
  return (
    <>
      {configurations ? <ConfigurationChoice configurations={configurations} /> : null}
      <details className="enquiry-wishes" open={isOpen || Boolean(initial.callTime || initial.visitDate)}>
        <summary>
          {hasVisit ? 'Call back or site visit' : 'Call back'} <span>(optional)</span>
        </summary>
        <div className="enquiry-fields">
          <Choice name="callTime" label="Call me" choices={CALL_TIMES} initialValue={initial.callTime} />
          {hasVisit ? (
            <>
              <div className="text-field">
                <label>
                  Visit on
                  <input
                    name="visitDate"
                    type="date"
                    defaultValue={initial.visitDate}
                    data-note={noteId}
                    className="field"
                  />
                </label>
                <p id={noteId} role="alert" hidden />
              </div>
              <Choice name="visitTime" label="Visit at" choices={VISIT_TIMES} initialValue={initial.visitTime} />
            </>
          ) : null}
        </div>
      </details>
      {about.lookingFor ? <p className="mt-4 type-small">Looking for: {about.lookingFor}</p> : null}
      {Object.entries<string | undefined>({ ...about }).map(([name, value]) =>
        value ? (
          <input
            key={name}
            type="hidden"
            name={name}
            value={value}
            data-name={name === 'project' ? projectName : undefined}
          />
        ) : null,
      )}
      <input type="hidden" name="consent" value={CONSENT_VERSION} />
      <p aria-hidden="true" className="sr-only">
        Website
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </p>
    </>
  );
}
