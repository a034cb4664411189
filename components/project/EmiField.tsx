import { EMI_LIMITS, type EmiField as Field } from '@/lib/domain/emi';
import { describeEmiTerm, emiUnit, formatEmiInput } from '@/lib/domain/emi-figures';
import { EMI_SLIDERS, emiSliderShare, emiToSlider } from '@/lib/domain/emi-sliders';
import { formatRupees } from '@/lib/domain/price';

interface EmiFieldProps {
  field: Field;
  label: string;
  value: number;
}

/** What stands at the two ends of the slider, and the limits of the box in words (spec 5, EMI inputs). */
const WORDS: Record<Field, { start: string; end: string; limits: string }> = {
  loanRupees: {
    start: formatRupees(EMI_LIMITS.loanRupees.sliderMin),
    end: formatRupees(EMI_LIMITS.loanRupees.max),
    limits: `From ${formatRupees(EMI_LIMITS.loanRupees.min)} to ${formatRupees(EMI_LIMITS.loanRupees.max)}`,
  },
  annualRatePercent: { start: '1%', end: '30%', limits: 'From 0.1% to 30% a year' },
  tenureYears: { start: '1 year', end: '30 years', limits: 'From 1 to 30 years' },
};

/** One term of the loan: its box and its slider, and plain text where no script could obey them. */
export function EmiField({ field, label, value }: EmiFieldProps) {
  const id = `emi-${field}`;
  const { start, end, limits } = WORDS[field];
  return (
    <div className="emi-field" data-emi-field={field}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <span className="emi-box">
        <input
          id={id}
          type="text"
          inputMode={field === 'annualRatePercent' ? 'decimal' : 'numeric'}
          autoComplete="off"
          defaultValue={formatEmiInput(field, value)}
          aria-describedby={`${id}-limits`}
        />
        <span>{emiUnit(field, value)}</span>
      </span>
      <strong className="hidden noscript:block">{describeEmiTerm(field, value)}</strong>
      <span className="emi-slider">
        <svg aria-hidden="true" focusable="false" width="100%" height="4">
          <rect width="100%" height="4" rx="2" />
          <rect width={`${(emiSliderShare(field, value) * 100).toFixed(2)}%`} height="4" rx="2" />
        </svg>
        <input
          type="range"
          {...EMI_SLIDERS[field]}
          autoComplete="off"
          defaultValue={emiToSlider(field, value)}
          aria-labelledby={`${id}-label`}
          aria-valuetext={describeEmiTerm(field, value)}
        />
      </span>
      <span className="emi-ends" aria-hidden="true">
        <span>{start}</span>
        <span>{end}</span>
      </span>
      <span id={`${id}-limits`} hidden>
        {limits}
      </span>
    </div>
  );
}
