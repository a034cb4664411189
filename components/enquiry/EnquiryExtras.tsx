import {
  CALL_TIMES,
  CONSENT_VERSION,
  TRAP_FIELD,
  VISIT_TIMES,
  type EnquiryWishes,
  type EnquiryWishName,
} from '@/lib/domain/enquiry/form';

interface EnquiryExtrasProps {
  /** A form about projects also offers a visit. */
  hasVisit?: boolean;
  initial?: Partial<EnquiryWishes>;
}

interface ChoiceProps {
  name: EnquiryWishName;
  label: string;
  choices: readonly { value: string; label: string }[];
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
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/**
 * Static part of a form: call time and visit (folded, as most enquiries need neither), version of the notice, trap
 * field for robots. It is never redrawn by script and posts without it.
 */
export function EnquiryExtras({ hasVisit = false, initial = {} }: EnquiryExtrasProps) {
  return (
    <>
      <details className="enquiry-wishes" open={Boolean(initial.call_time || initial.visit_date)}>
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
      <input type="hidden" name="consent" value={CONSENT_VERSION} />
      <label aria-hidden="true" className="sr-only">
        Website
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
