import type { ListingFolds } from '@/components/listing/listing-config';
import { positionOfValue, SLIDER_POSITIONS } from '@/lib/domain/listing/slider';
import {
  FILTER_LABELS,
  RANGE_ENDS,
  type RangeChoice,
  type RangeEnd,
  type RangeKey,
  type RangeRule,
} from '@/lib/domain/listing/state';

interface FilterRangeProps {
  range: RangeKey;
  rule: RangeRule;
  choice: RangeChoice;
  /** 'Up to ₹ 1.2 Cr'. */
  label: string;
  /** Says that a typed value is outside the slider; null if none is. */
  note: string | null;
  /** The field whose typed text is not understood, of this range or another. */
  unread: ListingFolds['unread'];
  idPrefix: string;
}

const END_WORDS: Record<RangeEnd, string> = { min: 'Lowest', max: 'Highest' };
const NOT_READ: Record<RangeKey, string> = {
  budget: 'Not understood, so the filter is as before. Type it as 1.2 or 80 lakh.',
  area: 'Not understood, so the filter is as before. Type a number, as 1,500.',
};

/**
 * Two thumbs on one track, two number fields for the same values, and their unit (spec 5). The thumbs tell positions,
 * because distances on the track are logarithmic.
 */
export function FilterRange({ range, rule, choice, label, note, unread, idPrefix }: FilterRangeProps) {
  const subject = FILTER_LABELS[range].toLowerCase();
  const noteId = `${idPrefix}${range}-note`;
  const isUnread = (end: RangeEnd) => unread?.name === `${range}.${end}`;
  const said = RANGE_ENDS.some(isUnread) ? NOT_READ[range] : note;
  const unit = rule.units.find(({ key }) => key === choice.unit)?.label ?? '';
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2 type-small text-ink-2 nums">
        <span>{label}</span>
        <div role="radiogroup" aria-label={`Unit of ${subject}`} className="unit-switch flex rounded-card edge-line">
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
        {RANGE_ENDS.map((end) => (
          <input
            key={end}
            type="range"
            id={`${idPrefix}${range}-${end}-slider`}
            name={`${range}.${end}.position`}
            max={SLIDER_POSITIONS}
            defaultValue={positionOfValue(choice[end], rule)}
            aria-label={`${END_WORDS[end]} ${subject}, slider`}
            aria-valuetext={`${choice[end]} ${unit}`}
          />
        ))}
      </div>
      <div className="mt-1 grid grid-cols-2 gap-6">
        {RANGE_ENDS.map((end) => (
          <input
            key={end}
            inputMode="decimal"
            autoComplete="off"
            id={`${idPrefix}${range}-${end}`}
            name={`${range}.${end}`}
            defaultValue={isUnread(end) ? unread?.text : choice[end]}
            aria-label={`${END_WORDS[end]} ${subject}`}
            aria-invalid={isUnread(end) ? true : undefined}
            aria-describedby={said ? noteId : undefined}
            className="field text-center nums"
          />
        ))}
      </div>
      {said ? (
        <p id={noteId} role="status" className="mt-2 type-caption text-ink-2">
          {said}
        </p>
      ) : null}
    </div>
  );
}
