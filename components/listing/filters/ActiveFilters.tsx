import { Icon } from '@/components/ui/Icon';
import type { ActiveFilter } from '@/lib/domain/listing/words';

/** Chosen filters, each with a button that removes it (visual-language 8, Chips). */
export function ActiveFilters({ filters }: { filters: ActiveFilter[] }) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="active-filters">
      {filters.map(({ key, value, label }) => (
        <li key={`${key}:${value ?? ''}`}>
          <button
            type="button"
            name="remove"
            value={value === null ? key : `${key}:${value}`}
            aria-label={`Remove ${label}`}
            className="chip"
          >
            {label}
            <Icon name="x" size={16} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" name="clear" className="link">
          <span>Clear all</span>
        </button>
      </li>
    </ul>
  );
}
