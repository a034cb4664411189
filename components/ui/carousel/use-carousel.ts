import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { CarouselApi } from './EmblaStage.island';

const NEAR = '600px';

export type CarouselStage = ComponentType<{ stageId: string; onReady: (api: CarouselApi) => void }>;

interface StageOptions {
  stageId: string;
  /** Fetched as soon as the stage comes near; else when somebody first touches it. */
  isNeededNear: boolean;
  /** The slide a native scroll came to, from 0. */
  onNativeScroll: (index: number) => void;
}

/** Embla's part of a carousel: null until it is needed, and for good where it cannot be fetched. */
export function useCarouselStage({ stageId, isNeededNear, onNativeScroll }: StageOptions) {
  const [Stage, setStage] = useState<CarouselStage | null>(null);
  const isAsked = useRef(false);

  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('./EmblaStage.island').then(
      ({ EmblaStage }) => setStage(() => EmblaStage),
      // Scrolling natively still works; the next touch tries again.
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

/** `a[data-slide="n"]` in the stage's section turn it to slide n; without script they lead to the slide's own anchor. */
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
