import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { isCalm } from '@/lib/browser/calm';

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

interface EmblaStageProps {
  stageId: string;
  onReady: (api: CarouselApi) => void;
}

/** A native scroll in progress must end before embla takes over. */
const STILL_MS = 150;
const FOCUSABLE = 'a, button, input, summary, [tabindex]';

/** Attaches embla to the existing native scroll container; renders nothing. */
export function EmblaStage({ stageId, onReady }: EmblaStageProps) {
  const [startIndex, setStartIndex] = useState(0);
  const [attach, api] = useEmblaCarousel({ loop: true, align: 'start', startIndex, inViewThreshold: 0.1 });

  useEffect(() => {
    const stage = document.getElementById(stageId);
    if (!stage) return;
    return whenStill(stage, () => {
      const slide = stage.firstElementChild?.firstElementChild;
      setStartIndex(slide ? Math.round(stage.scrollLeft / slide.clientWidth) : 0);
      stage.dataset['embla'] = '';
      stage.scrollLeft = 0;
      attach(stage);
    });
  }, [stageId, attach]);

  useEffect(() => {
    if (!api) return;
    const onView = () => keepFocusInView(api);
    // After a turn the slide that had the focus is hidden once the focus has gone on.
    const onBlur = () => setTimeout(onView);
    const stage = api.rootNode();
    api.on('slidesInView', onView);
    stage.addEventListener('focusout', onBlur);
    onReady(api);
    return () => stage.removeEventListener('focusout', onBlur);
  }, [api, onReady]);

  useEffect(() => {
    if (!api) return;
    const stage = api.rootNode();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target !== stage) return;
      if (event.key === 'ArrowRight') api.scrollNext(isCalm());
      else if (event.key === 'ArrowLeft') api.scrollPrev(isCalm());
    };
    stage.addEventListener('keydown', onKeyDown);
    return () => stage.removeEventListener('keydown', onKeyDown);
  }, [api]);

  return null;
}

/** Invisible slides are `inert`, so Tab skips them, but never the one that has the focus (accessibility, Carousels). */
function keepFocusInView(api: CarouselApi): void {
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
