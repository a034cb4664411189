import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { ROUTES } from '@/lib/domain/site/routes';

/** Band below a listing: 'Explore Properties' links to the developers (spec 2, Project listing page). */
export function ExploreBand() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-6 bg-surface-2 page py-12 lg:py-16">
      <div>
        <h2 className="type-h2">Not sure where to look?</h2>
        <p className="mt-2 text-ink-2">Browse by developer instead.</p>
      </div>
      <SiteLink href={ROUTES.developersList} className="btn btn-primary">
        Explore Properties
        <Icon name="arrow-right" size={18} />
      </SiteLink>
    </div>
  );
}
