'use client';
/** Why an island: the banner pictures take turns, and are fetched one ahead of their turn. */
import { useEffect, useRef, useState } from 'react';
import { PauseButton } from '@/components/ui/PauseButton';
import { Picture } from '@/components/ui/Picture';
import { useAutoplay } from '@/components/ui/use-autoplay';
import { HERO_INTERVAL_MS } from '@/lib/domain/business-constants';
import type { ImageAsset } from '@/lib/domain/image';

const STAGE_ID = 'hero-pictures';

/** The new picture fades in over the one before, which stays until it is covered (spec 9: 1500 ms). */
function layer(index: number, shown: number, before: number): string {
  if (index === shown) return 'z-2 opacity-100 transition-opacity duration-1500 ease-in-out';
  return index === before ? 'z-1' : 'opacity-0';
}

/** 7 → '07'. */
function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}

/** Calls back once the page has loaded and the browser is idle. */
function whenIdle(callback: () => void): () => void {
  const start = () => ('requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 200));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  return () => removeEventListener('load', start);
}

export function HeroBanner({ images }: { images: ImageAsset[] }) {
  const [turn, setTurn] = useState(0);
  const [isAhead, setIsAhead] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const total = images.length;
  const shown = turn % total;
  const before = turn > 0 ? (turn - 1) % total : -1;

  const { isPlaying, toggle } = useAutoplay({
    stageId: STAGE_ID,
    intervalMs: HERO_INTERVAL_MS,
    onTick: () => {
      const next = stage.current?.children[(turn + 1) % total];
      if (next?.querySelector('img')?.complete) setTurn(turn + 1);
    },
  });

  useEffect(() => {
    if (isPlaying && !isAhead) return whenIdle(() => setIsAhead(true));
  }, [isPlaying, isAhead]);

  return (
    <div role="group" aria-roledescription="carousel" aria-label="Banner pictures" className="contents">
      {total > 1 ? (
        <div className="on-dark z-4 mr-(--gutter) mb-6 flex flex-col items-center self-end justify-self-end rounded-card bg-teal-950/85 text-white [grid-area:1/1] md:mb-8 md:flex-row md:pr-4 lg:mr-(--edge) lg:mb-5 lg:[grid-area:1/1/span_2] noscript:hidden">
          <PauseButton
            subject="banner pictures"
            isPlaying={isPlaying}
            onToggle={toggle}
            className="grid size-11 place-items-center"
          />
          <span className="pb-2 text-center type-micro tabular-nums md:pb-0 md:type-caption">
            {twoDigits(shown + 1)} / {twoDigits(total)}
          </span>
        </div>
      ) : null}
      <div
        ref={stage}
        id={STAGE_ID}
        aria-live={isPlaying ? 'off' : 'polite'}
        className="absolute inset-0 isolate overflow-hidden bg-photo"
      >
        {images.slice(0, isAhead ? turn + 2 : 1).map((image, index) => (
          <div
            key={image.src}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${total}`}
            aria-hidden={index !== shown}
            className={`absolute inset-0 ${layer(index, shown, before)}`}
          >
            <Picture
              image={image}
              alt=""
              sizes="100vw"
              className="absolute inset-0 size-full object-cover"
              isPriority={index === 0}
              hasPortraitCrop
            />
          </div>
        ))}
      </div>
    </div>
  );
}
