'use client';
/** Why an island: the banner pictures rotate; each picture after the first is fetched one turn ahead. */
import { useEffect, useState, type ComponentType } from 'react';
import { PauseButton } from '@/components/ui/carousel/PauseButton';
import { useAutoplay } from '@/components/ui/carousel/use-autoplay';
import { whenIdle } from '@/components/ui/when-idle';
import { HERO_INTERVAL_MS } from '@/lib/domain/site/business-constants';
import type { ImageAsset } from '@/lib/domain/picture/image';
import type { HeroSlidesProps } from './HeroSlides';

interface HeroBannerProps {
  /** Id of the first picture, which is in the HTML. */
  stageId: string;
  /** All banner pictures but the first. */
  images: ImageAsset[];
}

const SLIDES_ID = 'hero-slides';

/** 7 → '07'. */
function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}

export function HeroBanner({ stageId, images }: HeroBannerProps) {
  const [Slides, setSlides] = useState<ComponentType<HeroSlidesProps> | null>(null);
  const [turn, setTurn] = useState(0);
  const total = images.length + 1;

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
    if (isPlaying && !Slides) {
      return whenIdle(() => void import('./HeroSlides').then((module) => setSlides(() => module.HeroSlides)));
    }
  }, [isPlaying, Slides]);

  return (
    <>
      <div className="on-dark z-4 mr-(--gutter) mb-6 flex flex-col items-center self-end justify-self-end rounded-card bg-teal-950/85 text-white [grid-area:1/1] md:mb-8 md:flex-row md:pr-4 lg:mr-(--edge) lg:mb-5 lg:[grid-area:1/1/span_2] noscript:hidden">
        <PauseButton
          subject="banner pictures"
          isPlaying={isPlaying}
          onToggle={toggle}
          className="grid size-11 place-items-center"
        />
        <span className="pb-2 text-center type-micro tabular-nums md:pb-0 md:type-caption">
          {twoDigits((turn % total) + 1)} / {twoDigits(total)}
        </span>
      </div>
      {Slides ? <Slides id={SLIDES_ID} images={images} turn={turn} isPlaying={isPlaying} /> : null}
    </>
  );
}
