/** Why an enhancer: it fetches the search at the visitor's first sign, on focus, or when the microphone is used. */
import { draw } from '@/components/islands/draw';
import { whenVisited } from '@/components/ui/when-idle';
import { fetchSearchFile } from '@/lib/browser/search/file';
import type { SearchHomeProps } from './SearchHome';
import { isSavingData } from '@/lib/browser/reduced-motion';

type SearchStarterProps = Pick<SearchHomeProps, 'cities'> & { formId: string };

export function searchStarter(root: HTMLElement, signal: AbortSignal, { formId, cities }: SearchStarterProps): void {
  const form = document.getElementById(formId) as HTMLFormElement;
  const waiting = new AbortController();
  signal.addEventListener('abort', () => waiting.abort());
  showIconWithout(form, signal);
  let isVoiceAsked = false;
  const load = async () => {
    if (waiting.signal.aborted) return;
    fetchSearchFile().catch(() => undefined);
    // Also imported here, so that it is fetched in parallel with the view.
    const [{ SearchHome }] = await Promise.all([import('./SearchHome'), import('@/lib/browser/search/data')]);
    if (waiting.signal.aborted) return;
    waiting.abort();
    await draw(root, Promise.resolve(SearchHome), { form, cities, isVoiceAsked });
    await import('./start-coming-back').then(({ startComingBack }) => startComingBack());
  };
  const onUse = ({ target }: Event) => {
    isVoiceAsked ||= (target as Element).closest('[data-voice]') !== null;
    load().catch(() => undefined);
  };
  const loadUnasked = () => void load().catch(() => undefined);
  form.addEventListener('focusin', loadUnasked, waiting);
  form.addEventListener('click', onUse, waiting);
  if (form.contains(document.activeElement)) loadUnasked();
  else if (!isSavingData()) whenVisited(loadUnasked);
}

/** Marks the header while the form is out of sight below it; CSS then shows the header's icon. */
function showIconWithout(form: HTMLFormElement, signal: AbortSignal): void {
  const header = document.getElementById('site-header');
  const watch = new IntersectionObserver(
    ([entry]) => header?.toggleAttribute('data-search-gone', !entry?.isIntersecting),
    { rootMargin: `-${header?.offsetHeight ?? 0}px 0px 0px` },
  );
  watch.observe(form);
  signal.addEventListener('abort', () => watch.disconnect());
}
