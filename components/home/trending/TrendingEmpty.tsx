import { Icon } from '@/components/ui/Icon';
import { MESSAGES } from '@/lib/domain/site/messages';

/** Replaces the strip if nothing is trending (spec 2, Trending Projects page). */
export function TrendingEmpty() {
  return (
    <div className="border-y border-line py-12">
      <Icon name="building-2" size={32} className="text-ink-3" />
      <h3 className="mt-4 type-h3">{MESSAGES.trendingEmptyTitle}</h3>
      <p className="mt-1 text-ink-2">{MESSAGES.trendingEmptyText}</p>
    </div>
  );
}
