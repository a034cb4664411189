/** Why an enhancer: the banner pictures take turns; each picture after the first is fetched one turn ahead. */
import { startAutoplay } from '@/components/carousel/start-autoplay';
import { whenIdle } from '@/components/ui/when-idle';
import { HERO_INTERVAL_MS } from '@/lib/domain/site/business-constants';

/** The second picture is fetched this long after the start: in time for the first turn, after what a page needs first. */
const FETCH_AFTER_MS = 1500;

/** Attaches to the pictures, their captions and the pause button; `stageId` is the id of the first picture. */
export function heroBanner(_root: HTMLElement, signal: AbortSignal, { stageId }: { stageId: string }): void {
  const stage = document.getElementById(stageId)!;
  const slides = [...document.querySelectorAll<HTMLElement>('[data-hero=slide]')];
  const captions = document.querySelectorAll<HTMLElement>('[data-hero=caption]');
  let shown = 0;
  const fetchSlide = (index: number) => slides[index]?.removeAttribute('hidden');
  const show = (next: number) => {
    const before = shown;
    shown = next;
    for (const [index, slide] of slides.entries()) {
      const leaves = next === 0 ? 'last' : 'before';
      const state = index === next ? 'now' : index === before ? leaves : null;
      slide.ariaHidden = String(index !== next);
      if (state) slide.dataset['shown'] = state;
      else delete slide.dataset['shown'];
    }
    captions.forEach((caption, index) => caption.toggleAttribute('hidden', index !== next));
    fetchSlide(next + 1);
  };
  startAutoplay(
    {
      stage,
      intervalMs: HERO_INTERVAL_MS,
      onTick: () => {
        const next = (shown + 1) % slides.length;
        if (slides[next]?.querySelector('img')?.complete) show(next);
      },
      onChoice: (isPlaying) => {
        if (isPlaying) setTimeout(() => whenIdle(() => fetchSlide(1)), FETCH_AFTER_MS);
      },
    },
    signal,
  );
}
