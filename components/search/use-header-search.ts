import { useEffect, useState } from 'react';
import { openOnClick } from '@/components/ui/open-on-click';
import type { HeaderSearch } from './HeaderSearch';

interface AskedSearch {
  Search: typeof HeaderSearch;
  /** How often it was asked for; 0 where it was only fetched because it may be. */
  times: number;
}

/** Fetches what the header's search icon opens, when it is pointed at or used; without it, it leads to all projects. */
export function useHeaderSearch(): AskedSearch | null {
  const [asked, setAsked] = useState<AskedSearch | null>(null);

  useEffect(() => {
    const icon = document.querySelector<HTMLAnchorElement>('.header-search');
    if (!icon) return;
    // The plain form leads here with what was looked for.
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
