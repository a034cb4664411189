import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { ROUTES } from '@/lib/domain/site/routes';

interface ShortlistEmptyProps {
  /** Number of projects 'Clear' has just removed; 0 if there is nothing to undo. */
  clearedCount: number;
  onUndo: () => void;
}

/** Shown while the list is empty. */
export function ShortlistEmpty({ clearedCount, onUndo }: ShortlistEmptyProps) {
  return (
    <div className="rounded-card border border-line p-6 lg:p-8">
      <Icon name="heart" size={32} className="text-accent" />
      <h2 id="shortlist-head" tabIndex={-1} className="mt-4 type-h3 outline-none">
        Your shortlist is empty
      </h2>
      <p className="mt-2 measure text-ink-2">
        Press the heart on a project to keep it here. Up to four stand side by side, and the whole list can be shared.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <SiteLink href={ROUTES.projects} className="btn btn-primary">
          All Projects
        </SiteLink>
        {clearedCount > 0 ? (
          <button type="button" className="btn btn-outline" onClick={onUndo}>
            <Icon name="rotate-ccw" size={18} />
            Bring {clearedCount} back
          </button>
        ) : (
          <SiteLink href={ROUTES.contact} className="btn btn-outline">
            Contact Us
          </SiteLink>
        )}
      </div>
    </div>
  );
}
