/** Why an enhancer: slides advance by themselves, by arrows and by links; embla is fetched when they need it. */
import { draw } from '@/components/islands/draw';
import { onArrows } from './arrows';
import { startAutoplay } from './start-autoplay';
import { isCalm } from '@/lib/browser/calm';
import { whenNear } from '@/components/islands/when-near';
import type { CarouselApi } from './use-embla-stage';

interface CarouselProps {
  /** Id of the viewport, whose first child contains the slides; it is inside the carousel's `section`. */
  stageId: string;
  /** Autoplay interval in ms; null means no autoplay. */
  intervalMs: number | null;
}

/** Attaches to the stage and to the controls before the root. The slides scroll natively until embla has loaded. */
export function carousel(root: HTMLElement, signal: AbortSignal, { stageId, intervalMs }: CarouselProps): void {
  const controls = root.previousElementSibling;
  const stage = document.getElementById(stageId);
  const section = stage?.closest('section');
  const slides = stage?.firstElementChild?.children;
  if (!controls || !stage || !section || !slides) return;
  const position = controls.querySelector('p');
  const number = position?.firstElementChild;
  const squares = controls.querySelectorAll('span.carousel-marker > span');
  const links = section.querySelectorAll<HTMLElement>('a[data-slide]');
  let selected = 0;
  let api: CarouselApi | null = null;
  let queued: number | null = null;
  let isAsked = false;

  const markLinks = () =>
    links.forEach((link) => {
      if (Number(link.dataset['slide']) === selected) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
  const select = (index: number) => {
    if (index === selected) return;
    const [before, now] = [squares[selected], squares[index]];
    if (before && now) [before.className, now.className] = [now.className, before.className];
    selected = index;
    if (number) number.textContent = String(index + 1);
    markLinks();
  };

  const onReady = (ready: CarouselApi) => {
    api = ready;
    const onSelect = () => select(ready.selectedScrollSnap());
    ready.on('select', onSelect);
    onSelect();
    if (queued !== null) ready.scrollTo(queued);
    queued = null;
  };
  const load = () => {
    if (isAsked) return;
    isAsked = true;
    const view = import('./use-embla-stage').then(({ EmblaStage }) => EmblaStage);
    // After a failure native scrolling still works; the next touch tries again.
    draw(root, view, { stageId, onReady }).catch(() => (isAsked = false));
  };
  const goTo = (index: number) => {
    if (api) return api.scrollTo(index, isCalm());
    queued = index;
    load();
  };
  const turn = (direction: 1 | -1) => {
    if (!api) goTo(((queued ?? selected) + direction + slides.length) % slides.length);
    else if (direction > 0) api.scrollNext(isCalm());
    else api.scrollPrev(isCalm());
  };

  const autoplay =
    intervalMs === null
      ? null
      : startAutoplay(
          {
            ...{ stage, intervalMs, button: controls.querySelector<HTMLElement>('.carousel-pause') },
            onTick: () => turn(1),
            onChoice: (isPlaying) => {
              if (position) position.ariaLive = isPlaying ? 'off' : 'polite';
            },
            stopsOnHover: true,
            stopsOnPress: true,
          },
          signal,
        );

  // Arrow clicks do not stop autoplay (spec 4); they only restart the interval.
  const onArrow = (direction: 1 | -1) => {
    autoplay?.hold();
    turn(direction);
  };
  onArrows(controls, onArrow, signal);
  const onLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-slide]');
    if (!link) return;
    event.preventDefault();
    autoplay?.stop();
    goTo(Number(link.dataset['slide']));
    stage.scrollIntoView({ block: 'nearest' });
  };
  section.addEventListener('click', onLink, { signal });

  const passive = { signal, passive: true };
  for (const type of ['pointerdown', 'focusin']) stage.addEventListener(type, load, passive);
  const onScroll = () => {
    const [slide] = slides;
    if (slide && !('embla' in stage.dataset)) select(Math.round(stage.scrollLeft / slide.clientWidth));
  };
  stage.addEventListener('scroll', onScroll, passive);
  // Other stages wait for their first touch or focus.
  if (autoplay) whenNear(stage, load, signal);
  markLinks();
}
