import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';

interface FilterGroupProps {
  id: string;
  title: string;
  isOpen?: boolean;
  /** Whether its click loads the live listing, which gives it the focus again. */
  isUsed?: boolean;
  children: ReactNode;
}

/** One filter group, foldable under its heading (visual-language 8). */
export function FilterGroup({ id, title, isOpen = true, isUsed, children }: FilterGroupProps) {
  return (
    <details id={id} open={isOpen} data-group="filter" className="border-t border-line py-3">
      <summary
        id={isUsed ? `${id}-head` : undefined}
        data-used={isUsed}
        className="flex min-h-11 items-center justify-between text-ink-3"
      >
        <h3 className="font-semibold text-ink">{title}</h3>
        <Icon name="chevron-up" size={16} />
      </summary>
      <div role="group" aria-label={title}>
        {children}
      </div>
    </details>
  );
}
