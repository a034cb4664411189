import { useEffect, useState } from 'react';
import { openOnClick } from '@/components/ui/open-on-click';
import type { HeaderSearch } from './HeaderSearch';

interface AskedSearch {
  Search: typeof HeaderSearch;
  /** Number of openings; 0 if it was only prefetched. */
  times: number;
}

/** Opens the search from the header's icon; prefetched on hover. If that fails, the link leads to all projects. */
export function useHeaderSearch(): AskedSearch | null {
  const [asked, setAsked] = useState<AskedSearch | null>(null);

  useEffect(() => {
    const icon = document.querySelector<HTMLAnchorElement>('.header-search');
    if (!icon) return;
    // The plain form submits its query to this page.
    let times = location.search.startsWith('?q=') ? 1 : 0;
    const load = async () => {
      const { HeaderSearch } = await import('./HeaderSearch');
      setAsked({ Search: HeaderSearch, times });
    };
    icon.onpointerenter = icon.onfocus = () => void load().catch(() => undefined);
    if (times) load().catch(() => location.assign(icon.href));
    return openOnClick('.header-search', () => {
      times += 1;
      return load();
    });
  }, []);

  return asked;
}
