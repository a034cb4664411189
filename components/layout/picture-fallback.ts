import { fallbackSrc } from '@/lib/domain/picture/fallback';

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
