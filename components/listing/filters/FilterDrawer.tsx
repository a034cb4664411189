import { useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { formatProjectCount } from '@/lib/domain/site/display-text';
import type { ListingRules } from '@/lib/domain/listing/state';
import type { ListingView } from '@/lib/domain/listing/view';
import { FilterGroups } from './FilterGroups';
import { useDrawer } from './use-drawer';

interface FilterDrawerProps {
  view: ListingView;
  rules: ListingRules;
  hasAllLocalities: boolean;
  /** Called after the closing transition. */
  onClose: () => void;
}

/** The filters below 1024 px, in a drawer from the right with the live number of results (visual-language 8). */
export function FilterDrawer({ view, rules, hasAllLocalities, onClose }: FilterDrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useDrawer(ref, onClose);
  return (
    <dialog ref={ref} aria-labelledby="drawer-title" className="filter-drawer">
      <form method="dialog" autoComplete="off">
        <header>
          <h2 id="drawer-title" tabIndex={-1} className="type-h3 outline-none">
            Filters
          </h2>
          <button aria-label="Close" className="grid size-11 place-items-center rounded-card">
            <Icon name="x" />
          </button>
        </header>
        <div className="filter-drawer-body">
          <FilterGroups view={view} rules={rules} hasAllLocalities={hasAllLocalities} idPrefix="drawer-" />
        </div>
        <footer>
          <button type="button" id="drawer-clear" name="clear" className="btn btn-outline">
            Clear all
          </button>
          <button className="btn btn-primary">Show {formatProjectCount(view.total)}</button>
        </footer>
      </form>
    </dialog>
  );
}
