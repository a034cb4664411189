import { ChipLinks } from '@/components/ui/ChipLinks';
import type { LastWish } from '@/lib/domain/search/start';
import { ROUTES } from '@/lib/domain/site/routes';
import type { SavedProject } from '@/lib/domain/visitor/saved-project';
import { splitProjectKey } from '@/lib/domain/visitor/shortlist';

export interface ComingBackProps {
  wish: Pick<LastWish, 'label' | 'href'> | null;
  /** Projects that the wish did not have then. */
  newCount: number;
  /** Number of projects on the shortlist. */
  keptCount: number;
  /** Projects viewed on this device, latest first. */
  seen: readonly SavedProject[];
  className: string;
}

/** The last wish, the shortlist and the viewed projects of this device as one row of links; nothing without any. */
export function ComingBack({ wish, newCount, keptCount, seen, className }: ComingBackProps) {
  const links = [
    ...(wish ? [{ href: wish.href, label: newCount > 0 ? `${wish.label}, ${newCount} new since` : wish.label }] : []),
    ...(keptCount > 0 ? [{ href: ROUTES.shortlist, label: `Your shortlist (${keptCount})` }] : []),
    ...seen.map(({ key, name }) => ({ href: splitProjectKey(key).href, label: name })),
  ];
  if (links.length === 0) return null;
  return (
    <section aria-label="Go on where you were" className={className}>
      <h2 className="type-small font-semibold text-ink-2">Go on where you were</h2>
      <ChipLinks links={links} className="no-scrollbar gap-2 overflow-x-auto py-2" />
    </section>
  );
}
