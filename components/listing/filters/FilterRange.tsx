import { positionOfValue, SLIDER_POSITIONS } from '@/lib/domain/listing/slider';
import { FILTER_LABELS, type RangeChoice, type RangeKey, type RangeRule } from '@/lib/domain/listing/state';

interface FilterRangeProps {
  range: RangeKey;
  rule: RangeRule;
  choice: RangeChoice;
  /** 'Up to ₹ 1.2 Cr'. */
  label: string;
  /** Says that a typed value is outside the slider; null if none is. */
  note: string | null;
  idPrefix: string;
}

const ENDS = [
  { end: 'min', word: 'Lowest' },
  { end: 'max', word: 'Highest' },
] as const;

/**
 * Two thumbs on one track, two number fields for the same values, and their unit (spec 5). The thumbs tell positions,
 * because distances on the track are logarithmic.
 */
export function FilterRange({ range, rule, choice, label, note, idPrefix }: FilterRangeProps) {
  const subject = FILTER_LABELS[range].toLowerCase();
  const noteId = `${idPrefix}${range}-note`;
  const limits = { min: rule.min, max: rule.max, step: rule.step };
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2 type-small text-ink-2 tabular-nums">
        <span>{label}</span>
        <div
          role="radiogroup"
          aria-label={`Unit of ${subject}`}
          className="unit-switch flex rounded-card border border-line"
        >
          {rule.units.map((unit) => (
            <label key={unit.key} className="relative px-2 py-1.5 type-caption font-semibold">
              <input
                type="radio"
                id={`${idPrefix}${range}-${unit.key}`}
                name={`${range}.unit`}
                value={unit.key}
                defaultChecked={unit.key === choice.unit}
                className="absolute inset-0 opacity-0"
              />
              {unit.label}
            </label>
          ))}
        </div>
      </div>
      <div className="range-track" data-range={range}>
        {ENDS.map(({ end, word }) => (
          <input
            key={end}
            type="range"
            id={`${idPrefix}${range}-${end}-slider`}
            name={`${range}.${end}.position`}
            max={SLIDER_POSITIONS}
            defaultValue={positionOfValue(choice[end], rule)}
            aria-label={`${word} ${subject}, slider`}
          />
        ))}
      </div>
      <div className="mt-1 grid grid-cols-2 gap-6">
        {ENDS.map(({ end, word }) => (
          <input
            key={end}
            type="number"
            inputMode="decimal"
            id={`${idPrefix}${range}-${end}`}
            name={`${range}.${end}`}
            {...limits}
            defaultValue={choice[end]}
            aria-label={`${word} ${subject}`}
            aria-describedby={note ? noteId : undefined}
            className="field text-center tabular-nums"
          />
        ))}
      </div>
      {note ? (
        <p id={noteId} role="status" className="mt-2 type-caption text-ink-2">
          {note}
        </p>
      ) : null}
    </div>
  );
}
