import { useState } from 'react';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { RecentProject } from '@/lib/domain/visitor/recent-project';
import { splitProjectKey } from '@/lib/domain/visitor/shortlist';

interface RecentStripProps {
  /** Viewed before this page; at least one. */
  projects: readonly RecentProject[];
  /** Forgets them on this device. */
  onClear: () => void;
}

/** Recently viewed projects as a row of small cards, latest first, with a button to clear them. */
export function RecentStrip({ projects, onClear }: RecentStripProps) {
  const [isCleared, setIsCleared] = useState(false);
  const clear = () => {
    onClear();
    setIsCleared(true);
  };
  return (
    <section aria-labelledby="recent" className="page py-10 edge-line-t print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="recent" className="type-h3">
          Recently viewed
        </h2>
        {isCleared ? null : (
          <button type="button" className="link min-h-11" onClick={clear}>
            <span>Clear</span>
          </button>
        )}
      </div>
      <p role="status" className={isCleared ? 'mt-2 text-ink-2' : 'sr-only'}>
        {isCleared ? 'Cleared: nothing of it is kept on this device.' : null}
      </p>
      <ul className="no-scrollbar -mx-(--gutter) mt-4 flex gap-4 overflow-x-auto px-(--gutter) py-1 lg:mx-0 lg:px-0">
        {(isCleared ? [] : projects).map(({ key, name, place, image }) => (
          <li key={key} className="relative w-40 flex-none photo-zoom">
            <div className="overflow-hidden rounded-card">
              <Picture image={image} alt="" sizes="160px" className="aspect-4/3 w-full object-cover" />
            </div>
            <h3 className="mt-2 font-semibold">
              <SiteLink href={splitProjectKey(key).href} className="stretched">
                {name}
              </SiteLink>
            </h3>
            <p className="type-caption text-ink-2">{place}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
