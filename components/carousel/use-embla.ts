import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '@/lib/browser/reduced-motion';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** A native scroll in progress must end before embla takes over. */
const STILL_MS = 150;
const FOCUSABLE = 'a, button, input, summary, [tabindex]';

/**
 * The slides of a stage: which one is shown, and how to get to another. They scroll natively until the first touch, focus
 * or turn, then embla moves them.
 */
export function useEmbla(stageId: string, total: number) {
  const [selected, setSelected] = useState(0);
  const [isWanted, setIsWanted] = useState(false);
  const [startIndex, setStartIndex] = useState(0);
  const queued = useRef<number | null>(null);
  const [attach, api] = useEmblaCarousel({ loop: true, align: 'start', startIndex, inViewThreshold: 0.1 });

  useEffect(() => watchNative(stageId, setSelected, () => setIsWanted(true)), [stageId]);
  useEffect(() => {
    const stage = document.getElementById(stageId);
    if (!isWanted || !stage) return;
    return whenStill(stage, () => {
      setStartIndex(nativeIndex(stage));
      stage.dataset['embla'] = '';
      stage.scrollLeft = 0;
      attach(stage);
    });
  }, [stageId, isWanted, attach]);
  useEffect(() => {
    if (!api) return;
    const onSelect = () => setSelected(api.selectedScrollSnap());
    api.on('select', onSelect);
    onSelect();
    if (queued.current !== null) api.scrollTo(queued.current);
    queued.current = null;
    return listenToStage(api);
  }, [api]);

  const goTo = (index: number) => {
    if (api) return api.scrollTo(index, prefersReducedMotion());
    queued.current = index;
    setIsWanted(true);
  };
  const turn = (direction: 1 | -1) => {
    if (!api) goTo(((queued.current ?? selected) + direction + total) % total);
    else if (direction > 0) api.scrollNext(prefersReducedMotion());
    else api.scrollPrev(prefersReducedMotion());
  };
  return { selected, goTo, turn, attach: () => setIsWanted(true) };
}

function nativeIndex(stage: HTMLElement): number {
  const width = stage.querySelector('[aria-roledescription=slide]')?.clientWidth;
  return width ? Math.round(stage.scrollLeft / width) : 0;
}

/** While the stage scrolls natively: says which slide is shown, and when embla is wanted. */
function watchNative(stageId: string, onIndex: (index: number) => void, onTouch: () => void): () => void {
  const stage = document.getElementById(stageId);
  if (!stage) return () => {};
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true };
  const onScroll = () => {
    if (!('embla' in stage.dataset)) onIndex(nativeIndex(stage));
  };
  for (const type of ['pointerdown', 'focusin']) stage.addEventListener(type, onTouch, options);
  stage.addEventListener('scroll', onScroll, options);
  onScroll();
  if (stage.contains(document.activeElement)) onTouch();
  return () => stop.abort();
}

/** Keys of a focused stage, and what is out of view: invisible slides are `inert`, never the one with the focus. */
function listenToStage(api: Embla): () => void {
  const stage = api.rootNode();
  const stop = new AbortController();
  const onView = () => keepFocusInView(api);
  api.on('slidesInView', onView);
  // After a turn the slide that had the focus is hidden once the focus has gone on.
  stage.addEventListener('focusout', () => setTimeout(onView), { signal: stop.signal });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== stage) return;
    if (event.key === 'ArrowRight') api.scrollNext(prefersReducedMotion());
    else if (event.key === 'ArrowLeft') api.scrollPrev(prefersReducedMotion());
  };
  stage.addEventListener('keydown', onKeyDown, { signal: stop.signal });
  return () => stop.abort();
}

/** Tab skips invisible slides (accessibility, Carousels). */
function keepFocusInView(api: Embla): void {
  const hidden = new Set(api.slidesNotInView());
  api.slideNodes().forEach((slide, index) => {
    const isLeft = hidden.has(index) && !slide.contains(document.activeElement);
    if (slide.querySelector(FOCUSABLE)) slide.inert = isLeft;
  });
}

/** Calls back once the element is untouched and has not scrolled for `STILL_MS`. Returns a function that cancels. */
function whenStill(stage: HTMLElement, onStill: () => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const onMove = (event?: Event) => {
    clearTimeout(timer);
    if (event?.type === 'touchmove') return;
    timer = setTimeout(() => {
      stop.abort();
      onStill();
    }, STILL_MS);
  };
  for (const type of ['scroll', 'touchmove', 'touchend']) {
    stage.addEventListener(type, onMove, { signal: stop.signal, passive: true });
  }
  onMove();
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
