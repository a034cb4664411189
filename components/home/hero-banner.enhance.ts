/** Why an enhancer: the banner pictures take turns; each picture after the first is fetched one turn ahead. */
import { startAutoplay } from '@/components/carousel/start-autoplay';
import { whenIdle } from '@/components/ui/when-idle';
import { HERO_INTERVAL_MS } from '@/lib/domain/site/business-constants';

/** The second picture is fetched this long after the start: in time for the first turn, after what a page needs first. */
const FETCH_AFTER_MS = 1500;

/** Attaches to the pictures in `stageId`, to their captions and to the pause button. */
export function heroBanner(_root: HTMLElement, signal: AbortSignal, { stageId }: { stageId: string }): void {
  const stage = document.getElementById(stageId)!;
  const slides = stage.querySelectorAll<HTMLElement>('[data-hero=slide]');
  const captions = document.querySelectorAll<HTMLElement>('[data-hero=caption]');
  let now = 0;
  /** Shown are this picture and, below it, the one before; the next is fetched. */
  const show = (next: number) => {
    slides.forEach((slide, index) => {
      if (index > 0) slide.hidden = index !== next && index !== now && index !== next + 1;
      slide.toggleAttribute('data-shown', index === next || (index === now && next > 0));
    });
    captions.forEach((caption, index) => (caption.hidden = index !== next));
    now = next;
  };
  const onTick = () => {
    const next = (now + 1) % slides.length;
    if (slides[next]?.querySelector('img')?.complete) show(next);
  };
  const onChoice = (isPlaying: boolean) => {
    if (isPlaying) setTimeout(() => whenIdle(() => show(now)), FETCH_AFTER_MS);
  };
  startAutoplay({ stage, intervalMs: HERO_INTERVAL_MS, onTick, onChoice }, signal);
}
