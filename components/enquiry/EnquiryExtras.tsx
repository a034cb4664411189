import {
  CALL_TIMES,
  CONSENT_VERSION,
  TRAP_FIELD,
  VISIT_TIMES,
  WISH_FIELD,
  type EnquirySubject,
  type EnquiryWishes,
  type EnquiryWishName,
} from '@/lib/domain/enquiry/form';

interface EnquiryExtrasProps {
  subjects?: readonly EnquirySubject[];
  /** A form about projects also offers a visit. */
  hasVisit?: boolean;
  /** Unfolded from the start. */
  isOpen?: boolean;
  initial?: Partial<EnquiryWishes>;
  /** What the visitor looks for, in words; goes before the message. */
  wish?: string;
}

interface ChoiceProps {
  name: EnquiryWishName;
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

interface EnquirySubjectsProps {
  name: string;
  choices: readonly EnquirySubject[];
  /** Value of the choice made before; else the first is checked. */
  initialValue?: string;
}

/** What of a project is asked about: all of it, or one configuration. */
export function EnquirySubjects({ name, choices, initialValue }: EnquirySubjectsProps) {
  const checked = Math.max(
    0,
    choices.findIndex(({ value }) => value === initialValue),
  );
  return (
    <fieldset className="enquiry-subjects">
      <legend>I am interested in</legend>
      {choices.map(({ label, value }, index) => (
        <label key={index}>
          <input type="radio" name={name} value={value} data-label={label} defaultChecked={index === checked} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Static part of a form: call time and visit (folded, as most enquiries need neither), version of the notice, trap
 * field for robots. It is never redrawn by script and posts without it.
 */
export function EnquiryExtras({ hasVisit = false, isOpen = false, initial = {}, wish, subjects }: EnquiryExtrasProps) {
  return (
    <>
      {subjects ? <EnquirySubjects name={WISH_FIELD} choices={subjects} /> : null}
      <details className="enquiry-wishes" open={isOpen || Boolean(initial.call_time || initial.visit_date)}>
        <summary>
          {hasVisit ? 'Call back or site visit' : 'Call back'} <span>(optional)</span>
        </summary>
        <div className="enquiry-fields">
          <Choice name="call_time" label="Call me" choices={CALL_TIMES} initialValue={initial.call_time} />
          {hasVisit ? (
            <>
              <div className="text-field">
                <label>
                  Visit on
                  <input name="visit_date" type="date" defaultValue={initial.visit_date} className="field" />
                </label>
              </div>
              <Choice name="visit_time" label="Visit at" choices={VISIT_TIMES} initialValue={initial.visit_time} />
            </>
          ) : null}
        </div>
      </details>
      {wish ? (
        <>
          <p className="mt-4 type-small">Looking for: {wish}</p>
          <input type="hidden" name={WISH_FIELD} value={wish} />
        </>
      ) : null}
      <input type="hidden" name="consent" value={CONSENT_VERSION} />
      <p aria-hidden="true" className="sr-only">
        Website
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </p>
    </>
  );
}
