import { useEffect } from 'react';
import { fallbackSrc } from '@/lib/domain/picture/fallback';

/**
 * Gives every picture that failed, before or after the script started, its fallback once (routes-and-content,
 * Pictures).
 */
export function usePictureFallback() {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) fallBack(target);
    };
    for (const image of document.images) {
      // A drawing without a size of its own has no natural width either; only a broken picture cannot be decoded.
      if (image.complete && !image.naturalWidth) image.decode().catch(() => fallBack(image));
    }
    document.addEventListener('error', onError, true);
    return () => document.removeEventListener('error', onError, true);
  }, []);
}

function fallBack(image: HTMLImageElement) {
  if ('failed' in image.dataset) return;
  image.dataset['failed'] = '';
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  // Pictures of some sections have a stand-in of their own, named by what holds them.
  image.src = image.closest<HTMLElement>('[data-fallback]')?.dataset['fallback'] ?? fallbackSrc(image.src);
}
