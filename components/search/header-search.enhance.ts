/** Why an enhancer: the header's icon opens the search in place; it is prefetched on hover. */
import { draw } from '@/components/islands/draw';
import { openOnClick } from '@/components/ui/open-on-click';
import type { HeaderSearchProps } from './HeaderSearch';

const fetchSearch = () => import('./HeaderSearch').then(({ HeaderSearch }) => HeaderSearch);

const ICON = '#header-search';

/** Opens the search from the header's icon. If the fetch fails, the link leads to all projects. */
export function headerSearch(root: HTMLElement, signal: AbortSignal, { cities }: HeaderSearchProps): void {
  const icon = document.querySelector<HTMLAnchorElement>(ICON);
  if (!icon) return;
  let times = 0;
  const open = () => draw(root, fetchSearch(), { cities, key: (times += 1) });
  icon.onpointerenter = icon.onfocus = () => void fetchSearch().catch(() => undefined);
  // The plain form submits its query to this page.
  if (location.search.startsWith('?q=')) open().catch(() => location.assign(icon.href));
  openOnClick(ICON, open, signal);
}
