/** Why an enhancer: header, menus, current entry and failed pictures depend on the visit. */
import { markPage } from './page-marks';
import {
  keepFocusInView,
  layOutAll,
  markScrolledHeader,
  startDialogs,
  startPictureFallback,
  tellScrollbarWidth,
} from './shell-parts';

/** Attaches to the existing markup of every page. */
export function shell(_root: HTMLElement, signal: AbortSignal): void {
  const header = document.getElementById('site-header')!;
  // First, because it reads the layout, which the others change.
  tellScrollbarWidth(signal);
  markScrolledHeader(header, signal);
  layOutAll();
  keepFocusInView(signal);
  startDialogs(signal);
  markPage();
  startPictureFallback(signal);
  header.dataset['ready'] = '';
}
