/** Why an enhancer: the banner pictures rotate; each picture after the first is fetched one turn ahead. */
import { startAutoplay } from '@/components/carousel/start-autoplay';
import { whenIdle } from '@/components/ui/when-idle';
import { readData } from '@/lib/browser/read-data';
import type { Banner } from '@/lib/domain/site/banner';
import { HERO_INTERVAL_MS } from '@/lib/domain/site/business-constants';
import { twoDigits } from './banner-position';

interface HeroBannerProps {
  /** Id of the first picture, which is in the HTML. */
  stageId: string;
  total: number;
  /** The project that the first picture shows. */
  first: Banner['project'];
}

/** The other banners are fetched this long after the start: in time for the first turn, and after what a page needs first. */
const FETCH_AFTER_MS = 1500;

/** Attaches to the controls before the root: pause, position, and name and address of the visible picture's project. */
export function heroBanner(root: HTMLElement, signal: AbortSignal, { stageId, total, first }: HeroBannerProps): void {
  const controls = root.previousElementSibling;
  const stage = document.getElementById(stageId);
  if (!controls || !stage) return;
  const position = controls.querySelector('.tabular-nums');
  const link = controls.querySelector('a');
  /** The banners after the first. */
  let others: Banner[] = [];
  let showSlide: (turn: number, isPlaying: boolean) => void = () => {};
  let isAsked = false;
  let isPlaying = true;
  let turn = 0;

  const show = () => {
    const index = turn % total;
    const project = index === 0 ? first : others[index - 1]?.project;
    if (position) position.textContent = `${twoDigits(index + 1)} / ${twoDigits(total)}`;
    if (link) {
      link.hidden = !project;
      link.href = project?.href ?? '';
      const [name, place] = link.children;
      if (name) name.textContent = project?.name ?? '';
      if (place) place.textContent = project?.place ?? '';
    }
    showSlide(turn, isPlaying);
  };
  const fetchOthers = () => {
    Promise.all([import('./hero-slides'), readData<Banner[]>('banners')])
      .then(([{ addSlides }, banners]) => {
        others = banners;
        showSlide = addSlides(
          root,
          banners.map(({ image }) => image),
        );
        showSlide(turn, isPlaying);
      })
      // The first picture stays.
      .catch(() => (isAsked = false));
  };

  startAutoplay(
    {
      ...{ stage, intervalMs: HERO_INTERVAL_MS, button: controls.querySelector('button') },
      onTick: () => {
        const next = (turn + 1) % total;
        const picture = root.querySelectorAll('img')[next - 1];
        if (next !== 0 && !picture?.complete) return;
        turn += 1;
        show();
      },
      onChoice: (isChosen) => {
        isPlaying = isChosen;
        showSlide(turn, isPlaying);
        if (!isPlaying || isAsked) return;
        isAsked = true;
        setTimeout(() => whenIdle(fetchOthers), FETCH_AFTER_MS);
      },
    },
    signal,
  );
}
