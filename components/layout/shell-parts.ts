import { afterPaint } from '@/components/ui/after-paint';
import { openModal } from '@/components/ui/open-modal';
import { whenIdle, whenVisited } from '@/components/ui/when-idle';
import { HEADER_SCROLL_THRESHOLD_PX } from '@/lib/domain/site/business-constants';
import { fallbackSrc } from '@/lib/domain/picture/image';

/** Gives each failed picture its fallback once, also if it failed before hydration (routes-and-content, Pictures). */
export function startPictureFallback(signal: AbortSignal): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) fallBack(target);
  };
  for (const image of document.images) {
    // An SVG without a size has no natural width either; only a broken picture fails to decode.
    if (image.complete && !image.naturalWidth) image.decode().catch(() => fallBack(image));
  }
  document.addEventListener('error', onError, { capture: true, signal });
}

function fallBack(image: HTMLImageElement) {
  if ('failed' in image.dataset) return;
  image.dataset['failed'] = '';
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  // Some sections have a fallback of their own, in the attribute of an ancestor.
  image.src = image.closest<HTMLElement>('[data-fallback]')?.dataset['fallback'] ?? fallbackSrc(image.src);
}

/**
 * Opens the dialog of a `command` button, in browsers without `command`, too. The menu is closed before the back/forward
 * cache stores the page.
 */
export function startDialogs(signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const id = (event.target as Element).closest('[commandfor]')?.getAttribute('commandfor');
    if (!id || event.defaultPrevented) return;
    event.preventDefault();
    openModal(document.getElementById(id) as HTMLDialogElement);
  };
  document.addEventListener('click', onClick, { signal });
  addEventListener('pagehide', () => document.querySelector<HTMLDialogElement>('#menu')?.close(), { signal });
}

/** Marks the header while the page is scrolled by more than 50 px; CSS does the rest. */
export function markScrolledHeader(header: HTMLElement, signal: AbortSignal): void {
  const onScroll = () => header.toggleAttribute('data-scrolled', scrollY > HEADER_SCROLL_THRESHOLD_PX);
  onScroll();
  addEventListener('scroll', onScroll, { passive: true, signal });
}

/** Sets `--scrollbar` to the scrollbar's width in px, so the page does not move when a dialog locks its scrolling. */
export function tellScrollbarWidth(signal: AbortSignal): void {
  const root = document.documentElement;
  let known = 0;
  const onResize = () => {
    if (document.querySelector('dialog:modal')) return;
    const width = innerWidth - root.clientWidth;
    // A property of the root recalculates the style of every element: set it only if it has changed (on phones, never).
    if (width !== known) root.style.setProperty('--scrollbar', `${width}px`);
    known = width;
  };
  onResize();
  addEventListener('resize', onResize, { signal });
}

/** Keyboard focus scrolls a control to the middle of its strip. Browsers leave a half-visible control where it is. */
export function keepFocusInView(signal: AbortSignal): void {
  const onFocus = ({ target }: FocusEvent) => {
    const control = target as Element;
    if (control.matches(':focus-visible:not([tabindex="-1"],[data-embla] *)')) {
      control.scrollIntoView({ block: 'nearest', inline: 'center' });
    }
  };
  document.addEventListener('focusin', onFocus, { signal });
}

/** Lays out one section, later one card of a strip, in each idle period until all are done. */
function layOutRest(): void {
  const part = document.querySelector('[data-deferred=section]') ?? document.querySelector('[data-deferred]');
  if (!part) return;
  part.removeAttribute('data-deferred');
  whenIdle(layOutRest);
}

/**
 * The browser lays out content below the first screen only as it comes near (`data-deferred`). At a visitor's
 * first sign all of it is laid out, so that anchors scroll to the right place. Without one, a phone never lays out what
 * is off screen.
 */
export function layOutAll(): void {
  whenVisited(() => afterPaint(layOutRest));
}
