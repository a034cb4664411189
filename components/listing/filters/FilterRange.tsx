import { FILTER_LABELS, type RangeChoice, type RangeKey, type RangeRule } from '@/lib/domain/listing/state';

interface FilterRangeProps {
  range: RangeKey;
  rule: RangeRule;
  choice: RangeChoice;
  /** '₹ 1 – 6 Cr'. */
  label: string;
  idPrefix: string;
}

const ENDS = [
  { end: 'min', word: 'Lowest' },
  { end: 'max', word: 'Highest' },
] as const;

/** Two thumbs on one track, two number fields for the same values, and their unit (spec 5). */
export function FilterRange({ range, rule, choice, label, idPrefix }: FilterRangeProps) {
  const subject = FILTER_LABELS[range].toLowerCase();
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
            name={`${range}.${end}`}
            {...limits}
            defaultValue={choice[end]}
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
            className="field text-center tabular-nums"
          />
        ))}
      </div>
    </div>
  );
}
