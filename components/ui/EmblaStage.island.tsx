'use client';
/** Why an island: drag, swipe and endless turning of a carousel; in a chunk of its own, loaded near its place. */
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

interface EmblaStageProps {
  stageId: string;
  onReady: (api: CarouselApi) => void;
}

/** Takes over the native scroll container of that id; renders nothing itself. */
export function EmblaStage({ stageId, onReady }: EmblaStageProps) {
  const [attach, api] = useEmblaCarousel({ loop: true, align: 'start' });

  useEffect(() => {
    const stage = document.getElementById(stageId);
    if (!stage) return;
    stage.scrollLeft = 0;
    stage.dataset['embla'] = '';
    attach(stage);
  }, [stageId, attach]);

  useEffect(() => {
    if (api) onReady(api);
  }, [api, onReady]);

  return null;
}
