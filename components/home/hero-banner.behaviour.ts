'use client';
/** Why a behaviour: the banner pictures rotate; each picture after the first is fetched one turn ahead. */
import { draw } from '@/components/islands/draw';
import { startAutoplay } from '@/components/carousel/autoplay';
import { whenIdle } from '@/components/ui/when-idle';
import { isCalm } from '@/lib/browser/calm';
import { readData } from '@/lib/browser/read-data';
import type { Banner } from '@/lib/domain/site/banner';
import { HERO_INTERVAL_MS } from '@/lib/domain/site/business-constants';
import { twoDigits } from './banner-position';
import type { HeroSlides } from './HeroSlides';

interface HeroBannerProps {
  /** Id of the first picture, which is in the HTML. */
  stageId: string;
  total: number;
  /** The project that the first picture shows. */
  first: Banner['project'];
}

/** The banners after the first. */
interface OtherBanners {
  Slides: typeof HeroSlides;
  banners: Banner[];
}

const SLIDES_ID = 'hero-slides';

/** The other banners are fetched this long after the start: in time for the first turn, and after what a page needs first. */
const FETCH_AFTER_MS = 1500;

/** Attaches to the controls before the root: pause, position, and name and address of the visible picture's project. */
export function heroBanner(root: HTMLElement, signal: AbortSignal, { stageId, total, first }: HeroBannerProps): void {
  const controls = root.previousElementSibling;
  const stage = document.getElementById(stageId);
  if (!controls || !stage) return;
  const position = controls.querySelector('.tabular-nums');
  const link = controls.querySelector('a');
  let others: OtherBanners | null = null;
  let isAsked = false;
  let isPlaying = true;
  let turn = 0;

  const drawSlides = () => {
    if (!others) return;
    const { Slides, banners } = others;
    const images = banners.map(({ image }) => image);
    draw(root, Promise.resolve(Slides), { id: SLIDES_ID, images, turn, isPlaying }).catch(() => undefined);
  };
  const show = () => {
    const index = turn % total;
    const project = index === 0 ? first : others?.banners[index - 1]?.project;
    if (position) position.textContent = `${twoDigits(index + 1)} / ${twoDigits(total)}`;
    if (link) {
      link.hidden = !project;
      link.href = project?.href ?? '';
      const [name, place] = link.children;
      if (name) name.textContent = project?.name ?? '';
      if (place) place.textContent = project?.place ?? '';
    }
    drawSlides();
  };
  const fetchOthers = () => {
    Promise.all([import('./HeroSlides'), readData<Banner[]>('banners')])
      .then(([{ HeroSlides: Slides }, banners]) => {
        others = { Slides, banners };
        drawSlides();
      })
      // The first picture stays.
      .catch(() => (isAsked = false));
  };

  startAutoplay(
    {
      ...{ stage, intervalMs: HERO_INTERVAL_MS, button: controls.querySelector('button') },
      isCalm,
      onTick: () => {
        const next = (turn + 1) % total;
        const picture = document.getElementById(SLIDES_ID)?.children[next - 1]?.querySelector('img');
        if (next !== 0 && !picture?.complete) return;
        turn += 1;
        show();
      },
      onChoice: (isChosen) => {
        isPlaying = isChosen;
        drawSlides();
        if (!isPlaying || isAsked) return;
        isAsked = true;
        setTimeout(() => whenIdle(fetchOthers), FETCH_AFTER_MS);
      },
    },
    signal,
  );
}
