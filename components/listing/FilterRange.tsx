import { FILTER_LABELS, type RangeChoice, type RangeKey, type RangeRule } from '@/lib/domain/listing-state';

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

/** Two thumbs on one track, the same two numbers to type, and the unit they are in (spec 5). */
export function FilterRange({ range, rule, choice, label, idPrefix }: FilterRangeProps) {
  const subject = FILTER_LABELS[range].toLowerCase();
  const limits = { min: rule.min, max: rule.max, step: rule.step };
  return (
    <div className="range-filter">
      <div className="range-head">
        <span>{label}</span>
        <div role="radiogroup" aria-label={`Unit of ${subject}`} className="unit-switch">
          {rule.units.map((unit) => (
            <label key={unit.key}>
              <input
                type="radio"
                id={`${idPrefix}${range}-${unit.key}`}
                name={`${range}.unit`}
                value={unit.key}
                defaultChecked={unit.key === choice.unit}
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
      <div className="range-fields">
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
            className="field"
          />
        ))}
      </div>
    </div>
  );
}
