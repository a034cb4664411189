import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';

interface ListingBarProps {
  /** The type toggle; the localities, if the listing has one type. */
  children: ReactNode;
  activeCount: number;
}

/** Toggle or localities and, below 1024 px, the button of the filter drawer; held under the header there (visual-language 8). */
export function ListingBar({ children, activeCount }: ListingBarProps) {
  return (
    <div className="listing-bar z-20 flex flex-wrap gap-2 bg-surface">
      {children}
      <button
        type="button"
        id="open-filters"
        name="drawer"
        command="show-modal"
        commandfor="filter-drawer"
        aria-haspopup="dialog"
        className="scripted ml-auto btn flex-none btn-outline"
      >
        <Icon name="sliders-horizontal" />
        <span className="sr-only xs:not-sr-only">Filters</span>
        {activeCount > 0 ? (
          <span className="grid size-6 place-items-center rounded-card bg-accent type-caption text-white">
            {activeCount}
            <span className="sr-only"> on</span>
          </span>
        ) : null}
      </button>
    </div>
  );
}
