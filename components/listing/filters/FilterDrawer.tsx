import { Icon } from '@/components/ui/Icon';
import { formatProjectCount } from '@/lib/domain/site/display-text';
import { FilterGroups, type FilterGroupsProps } from './FilterGroups';

interface FilterDrawerProps extends Omit<FilterGroupsProps, 'idPrefix'> {
  total: number;
}

/**
 * The filters below 1024 px, in a drawer from the right with the live number of results (visual-language 8). It is in
 * the HTML without its groups and opens without script, so that a tap is answered at once.
 */
export function FilterDrawer({ total, ...groups }: FilterDrawerProps) {
  return (
    <dialog id="filter-drawer" aria-labelledby="drawer-title" className="filter-drawer scripted">
      <form method="dialog" autoComplete="off" noValidate>
        <header>
          <h2 id="drawer-title" tabIndex={-1} autoFocus className="type-h3 outline-none">
            Filters
          </h2>
          <button aria-label="Close" className="grid size-11 place-items-center">
            <Icon name="x" />
          </button>
        </header>
        <div className="filter-drawer-body">
          {groups.folds.isDrawerOpen ? (
            <FilterGroups {...groups} idPrefix="drawer-" isLive />
          ) : (
            <p className="py-4 text-ink-2">Loading filters...</p>
          )}
        </div>
        <footer>
          <button type="button" id="drawer-clear" name="clear" className="btn btn-outline">
            Clear all
          </button>
          <button className="btn btn-primary">Show {formatProjectCount(total)}</button>
        </footer>
      </form>
    </dialog>
  );
}
