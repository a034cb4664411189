'use client';
/** Why an island: the banner pictures rotate; each picture after the first is fetched one turn ahead. */
import { useEffect, useState, type ComponentType } from 'react';
import { PauseButton } from '@/components/ui/carousel/PauseButton';
import { useAutoplay } from '@/components/ui/carousel/use-autoplay';
import { whenIdle } from '@/components/ui/when-idle';
import type { Banner } from '@/lib/domain/site/banner';
import { HERO_INTERVAL_MS } from '@/lib/domain/site/business-constants';
import type { HeroSlidesProps } from './HeroSlides';

interface HeroBannerProps {
  /** Id of the first picture, which is in the HTML. */
  stageId: string;
  total: number;
  /** The project that the first picture shows. */
  first: Banner['project'];
}

/** The banners after the first, fetched once the page is idle. */
interface OtherBanners {
  Slides: ComponentType<HeroSlidesProps>;
  banners: Banner[];
}

const SLIDES_ID = 'hero-slides';

/** 7 → '07'. */
function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}

/** Name and address of the visible picture's project, pause, and position. */
export function HeroBanner({ stageId, total, first }: HeroBannerProps) {
  const [others, setOthers] = useState<OtherBanners | null>(null);
  const [turn, setTurn] = useState(0);
  const index = turn % total;
  const project = index === 0 ? first : others?.banners[index - 1]?.project;

  const { isPlaying, toggle } = useAutoplay({
    stageId,
    intervalMs: HERO_INTERVAL_MS,
    onTick: () => {
      const next = (turn + 1) % total;
      const picture = document.getElementById(SLIDES_ID)?.children[next - 1]?.querySelector('img');
      if (next === 0 || picture?.complete) setTurn(turn + 1);
    },
  });

  useEffect(() => {
    if (!isPlaying || others) return;
    return whenIdle(() => {
      Promise.all([import('./HeroSlides'), import('@/lib/browser/read-data')])
        .then(async ([{ HeroSlides: Slides }, { readData }]) =>
          setOthers({ Slides, banners: await readData<Banner[]>('banners') }),
        )
        // The first picture stays.
        .catch(() => undefined);
    });
  }, [isPlaying, others]);

  return (
    <>
      <div className="on-dark z-4 mr-(--gutter) mb-6 flex flex-col items-center self-end justify-self-end rounded-card bg-teal-950/85 text-white [grid-area:1/1] md:mb-8 md:flex-row md:pr-4 lg:mr-(--edge) lg:mb-5 lg:[grid-area:1/1/span_2]">
        <PauseButton
          subject="banner pictures"
          isPlaying={isPlaying}
          onToggle={toggle}
          className="grid size-11 place-items-center noscript:hidden"
        />
        <span className="pb-2 text-center type-micro tabular-nums md:pb-0 md:type-caption noscript:hidden">
          {twoDigits(index + 1)} / {twoDigits(total)}
        </span>
        {project ? (
          <a href={project.href} className="py-2 pl-4 type-micro hover:underline max-md:hidden">
            <span className="block type-caption font-semibold">{project.name}</span>
            {project.place}
          </a>
        ) : null}
      </div>
      {others ? (
        <others.Slides
          id={SLIDES_ID}
          images={others.banners.map(({ image }) => image)}
          turn={turn}
          isPlaying={isPlaying}
        />
      ) : null}
    </>
  );
}
