import { Icon } from '@/components/ui/Icon';
import { formatProjectCount } from '@/lib/domain/site/display-text';
import { ROUTES } from '@/lib/domain/site/routes';

interface SharedNoteProps {
  count: number;
  /** The visitor ticked these projects, nobody sent them. */
  isComparison: boolean;
  /** Size of the visitor's own list. */
  ownCount: number;
  onKeep: () => void;
}

/** Note above a list from a shared address: nothing is saved until the visitor chooses so. */
export function SharedNote({ count, isComparison, ownCount, onKeep }: SharedNoteProps) {
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-surface-2 p-4">
      <p className="grow">
        <span className="font-semibold">
          {isComparison ? 'Your comparison' : 'Shared with you'}: {formatProjectCount(count)}.
        </span>{' '}
        Your own list stays as it is.
      </p>
      <button type="button" className="btn btn-primary" onClick={onKeep}>
        <Icon name="heart" size={18} />
        Keep these
      </button>
      {ownCount > 0 ? (
        <a href={ROUTES.shortlist} className="link">
          <span>Your own list ({ownCount})</span>
        </a>
      ) : null}
    </div>
  );
}
