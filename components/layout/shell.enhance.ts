/** Why an enhancer: header, menus, current entry and failed pictures depend on the visit. */
import { keepFocusInView } from './focus-in-view';
import { layOutAll } from './full-layout';
import { startMobileMenu } from './header/mobile-menu';
import { markPage } from './page-marks';
import { startPictureFallback } from './picture-fallback';
import { tellScrollbarWidth } from './header/scrollbar-width';
import { markScrolledHeader } from './header/scrolled-header';

/** Attaches to the existing markup of every page. */
export function shell(_root: HTMLElement, signal: AbortSignal): void {
  // First, because it reads the layout, which the others change.
  tellScrollbarWidth(signal);
  markScrolledHeader(signal);
  layOutAll(signal);
  keepFocusInView(signal);
  startMobileMenu(signal);
  markPage();
  startPictureFallback(signal);
  document.getElementById('site-header')!.dataset['ready'] = '';
}
