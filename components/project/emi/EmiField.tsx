import { EMI_LIMITS, type EmiField as Field } from '@/lib/domain/emi/emi';
import { describeEmiTerm, emiUnit, formatEmiInput } from '@/lib/domain/emi/figures';
import { EMI_SLIDERS, emiSliderShare, emiToSlider } from '@/lib/domain/emi/sliders';
import { formatRupees } from '@/lib/domain/project/price';

interface EmiFieldProps {
  field: Field;
  label: string;
  value: number;
}

/** Texts at the two ends of the slider (spec 5, EMI inputs). */
const ENDS: Record<Field, { start: string; end: string }> = {
  loanRupees: {
    start: formatRupees(EMI_LIMITS.loanRupees.sliderMin),
    end: formatRupees(EMI_LIMITS.loanRupees.max),
  },
  annualRatePercent: { start: '1%', end: '30%' },
  tenureYears: { start: '1 year', end: '30 years' },
};

/** One term of the loan: number field and slider; plain text without script. */
export function EmiField({ field, label, value }: EmiFieldProps) {
  const id = `emi-${field}`;
  const { start, end } = ENDS[field];
  const { min, max, step } = EMI_SLIDERS[field];
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
        />
        <span>{emiUnit(field, value)}</span>
      </span>
      <strong className="hidden print:block noscript:block">{describeEmiTerm(field, value)}</strong>
      <span className="emi-slider">
        <svg aria-hidden="true" width="100%" height="4">
          <rect width="100%" height="4" rx="2" />
          <rect width={`${(emiSliderShare(field, value) * 100).toFixed(2)}%`} height="4" rx="2" />
        </svg>
        <input
          type="range"
          min={min}
          max={max}
          step={step}
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
    </div>
  );
}
