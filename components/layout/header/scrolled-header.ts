import { HEADER_SCROLL_THRESHOLD_PX } from '@/lib/domain/site/business-constants';

/** Marks the header while the page is scrolled by more than 50 px; CSS does the rest. */
export function markScrolledHeader(signal: AbortSignal): void {
  const header = document.getElementById('site-header');
  const onScroll = () => header?.toggleAttribute('data-scrolled', scrollY > HEADER_SCROLL_THRESHOLD_PX);
  onScroll();
  addEventListener('scroll', onScroll, { passive: true, signal });
}
