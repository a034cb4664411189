import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { CarouselApi } from './EmblaStage.island';

const NEAR = '600px';

export type CarouselStage = ComponentType<{ stageId: string; onReady: (api: CarouselApi) => void }>;

interface StageOptions {
  stageId: string;
  /** True fetches embla as soon as the stage comes near, false on its first touch or focus. */
  isNeededNear: boolean;
  /** Receives the slide after a native scroll, from 0. */
  onNativeScroll: (index: number) => void;
}

/** The embla component; null until it is needed, and after a failed fetch. */
export function useCarouselStage({ stageId, isNeededNear, onNativeScroll }: StageOptions) {
  const [Stage, setStage] = useState<CarouselStage | null>(null);
  const isAsked = useRef(false);

  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('./EmblaStage.island').then(
      ({ EmblaStage }) => setStage(() => EmblaStage),
      // Native scrolling still works; the next touch retries.
      () => (isAsked.current = false),
    );
  }, []);

  useEffect(() => {
    const stage = document.getElementById(stageId);
    if (!stage) return;
    const stop = new AbortController();
    const { signal } = stop;
    for (const type of ['pointerdown', 'focusin']) stage.addEventListener(type, load, { signal, passive: true });
    const onScroll = () => {
      const slide = stage.firstElementChild?.firstElementChild;
      if (slide && !('embla' in stage.dataset)) onNativeScroll(Math.round(stage.scrollLeft / slide.clientWidth));
    };
    stage.addEventListener('scroll', onScroll, { signal, passive: true });
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: NEAR });
    if (isNeededNear) near.observe(stage);
    return () => {
      stop.abort();
      near.disconnect();
    };
  }, [stageId, isNeededNear, load, onNativeScroll]);

  return { Stage, load };
}

/** Makes `a[data-slide="n"]` in the section show slide n, in view; without script they scroll to the slide's anchor. */
export function useSlideLinks(stageId: string, selected: number, onChoose: (index: number) => void): void {
  const latest = useRef(onChoose);

  useEffect(() => {
    latest.current = onChoose;
  });

  useEffect(() => {
    const section = document.getElementById(stageId)?.closest('section');
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>('a[data-slide]');
      if (!link) return;
      event.preventDefault();
      latest.current(Number(link.dataset['slide']));
      document.getElementById(stageId)?.scrollIntoView({ block: 'nearest' });
    };
    section?.addEventListener('click', onClick);
    return () => section?.removeEventListener('click', onClick);
  }, [stageId]);

  useEffect(() => {
    const section = document.getElementById(stageId)?.closest('section');
    for (const link of section?.querySelectorAll<HTMLElement>('a[data-slide]') ?? []) {
      if (Number(link.dataset['slide']) === selected) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }, [stageId, selected]);
}
