import { useEffect, useState } from 'react';
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
    const load = () =>
      import('./HeaderSearch').then(
        ({ HeaderSearch }) => setAsked({ Search: HeaderSearch, times }),
        () => times && location.assign(icon.href),
      );
    icon.onpointerenter = icon.onfocus = load;
    icon.onclick = (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      times += 1;
      void load();
    };
    if (times) void load();
  }, []);

  return asked;
}
