import type { KeyboardEvent, SyntheticEvent } from 'react';
import { EMI_LIMITS, type EmiField as Field } from '@/lib/domain/emi/emi';
import { describeEmiTerm, emiUnit } from '@/lib/domain/emi/figures';
import {
  EMI_SLIDERS,
  emiSliderShare,
  emiToSlider,
  sliderToEmi,
  stepEmiInput,
  stepEmiSlider,
} from '@/lib/domain/emi/sliders';
import { formatRupees } from '@/lib/domain/project/price';
import { emiBoxId, emiSliderId, type EmiControls } from './use-emi-terms';

interface EmiFieldProps {
  field: Field;
  label: string;
  controls: EmiControls;
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

/** Step per key, in number field and slider; page keys make ten steps (accessibility, Sliders). */
const KEY_STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
const SLIDER_KEY_STEPS: Record<string, number> = {
  ...KEY_STEPS,
  ArrowRight: 1,
  ArrowLeft: -1,
  End: Infinity,
  Home: -Infinity,
};

const LETTER = /[a-z]/i;

/** One term of the loan: number field and slider; plain text without script. */
export function EmiField({ field, label, controls }: EmiFieldProps) {
  const value = controls.terms[field];
  const { text, note, isUnread } = controls.boxOf(field);
  const [id, sliderId] = [emiBoxId(field), emiSliderId(field)];
  const { start, end } = ENDS[field];
  const { min, max, step } = EMI_SLIDERS[field];
  const onKey = (event: KeyboardEvent, steps: number | undefined, move: typeof stepEmiInput) => {
    if (steps === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    controls.act({ kind: 'set', field, value: move(field, value, steps) });
  };
  // Rate and tenure ignore letters as they are typed; a loan may be typed in words: '50 lakh'.
  const onBeforeInput = (event: SyntheticEvent) => {
    const { data, inputType = 'insertText' } = event.nativeEvent as InputEvent;
    if (field !== 'loanRupees' && inputType === 'insertText' && LETTER.test(data ?? '')) event.preventDefault();
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 py-3 edge-line-b md:py-4">
      <label id={`${id}-label`} htmlFor={id} className="font-medium">
        {label}
      </label>
      <span className="emi-box print:hidden noscript:hidden">
        <input
          id={id}
          type="text"
          inputMode={field === 'annualRatePercent' ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={text}
          aria-invalid={isUnread || undefined}
          aria-describedby={note === null ? undefined : `${id}-note`}
          onBeforeInput={onBeforeInput}
          onChange={({ currentTarget }) => controls.act({ kind: 'type', field, text: currentTarget.value })}
          onBlur={() => controls.act({ kind: 'leave', field })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') controls.act({ kind: 'leave', field });
            onKey(event, KEY_STEPS[event.key], stepEmiInput);
          }}
        />
        <span>{emiUnit(field, value)}</span>
      </span>
      {controls.phase !== 'built' ? (
        <small
          id={`${id}-note`}
          role="status"
          className={`basis-full type-caption print:hidden ${isUnread ? 'text-err' : 'text-ink-2'}`}
        >
          {note}
        </small>
      ) : null}
      <strong className="hidden print:block noscript:block">{describeEmiTerm(field, value)}</strong>
      <span className="emi-slider relative grid flex-none basis-full items-center print:hidden noscript:hidden">
        <svg aria-hidden="true" width="100%" height="4">
          <rect width="100%" height="4" rx="2" />
          <rect width={`${(emiSliderShare(field, value) * 100).toFixed(2)}%`} height="4" rx="2" />
        </svg>
        <input
          id={sliderId}
          type="range"
          min={min}
          max={max}
          step={step}
          autoComplete="off"
          value={emiToSlider(field, value)}
          aria-labelledby={`${id}-label`}
          aria-valuetext={describeEmiTerm(field, value)}
          onChange={({ currentTarget }) => {
            // A finger does not focus a slider on every phone; the line with the instalment follows the focus.
            currentTarget.focus({ preventScroll: true });
            controls.act({ kind: 'set', field, value: sliderToEmi(field, currentTarget.valueAsNumber) });
          }}
          onKeyDown={(event) => onKey(event, SLIDER_KEY_STEPS[event.key], stepEmiSlider)}
        />
      </span>
      {/* Close below the track, not below the slider's target. */}
      <span
        aria-hidden="true"
        className="pointer-events-none -mt-2.5 flex basis-full justify-between type-caption text-ink-2 print:hidden noscript:hidden"
      >
        <span>{start}</span>
        <span>{end}</span>
      </span>
    </div>
  );
}
