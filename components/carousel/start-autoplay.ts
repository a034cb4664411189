import { prefersReducedMotion } from '@/lib/browser/reduced-motion';

/** Reasons to pause; autoplay runs only while there is none (routes-and-content, Widgets and motion). */
export type RestReason = 'paused' | 'off-screen' | 'hidden-tab' | 'hover' | 'focus' | 'manual';

export interface Autoplay {
  /** Adds or removes one reason to pause. After the last one is removed, a full interval starts. */
  rest: (reason: RestReason, isResting: boolean) => void;
  /** Pauses for `holdMs`, counted from the last call. */
  hold: (holdMs: number) => void;
  stop: () => void;
}

/** Calls `onTick` every `intervalMs` while there is no reason to pause; starts as off screen. */
export function createAutoplay(intervalMs: number, onTick: () => void): Autoplay {
  const reasons = new Set<RestReason>(['off-screen']);
  let turn: ReturnType<typeof setInterval> | undefined;
  let held: ReturnType<typeof setTimeout> | undefined;
  const rest = (reason: RestReason, isResting: boolean) => {
    if (reasons.has(reason) === isResting) return;
    if (isResting) reasons.add(reason);
    else reasons.delete(reason);
    clearInterval(turn);
    turn = reasons.size > 0 ? undefined : setInterval(onTick, intervalMs);
  };
  return {
    rest,
    hold: (holdMs) => {
      rest('manual', true);
      clearTimeout(held);
      held = setTimeout(rest, holdMs, 'manual', false);
    },
    stop: () => {
      clearInterval(turn);
      clearTimeout(held);
    },
  };
}

interface AutoplayOptions {
  /** The moving element; keyboard focus inside its section pauses it. Its id is the `data-pause` of the button. */
  stage: HTMLElement;
  intervalMs: number;
  onTick: () => void;
  /** Receives the visitor's choice at the start and after each change. */
  onChoice?: (isPlaying: boolean) => void;
  /** A pointer over the stage pauses it. */
  stopsOnHover?: boolean;
  /** A press on the stage stops it until 'Play': whoever takes a slide in hand looks at that one. */
  stopsOnPress?: boolean;
  /** A touch of the stage, or `hold()`, pauses it for this long. */
  holdMs?: number;
}

export interface StageAutoplay {
  hold: () => void;
  stop: () => void;
}

/**
 * Autoplay of a stage. Pauses off screen, in a hidden tab, on keyboard focus, on hover and on request; plays on request
 * only if the visitor prefers less motion or less data.
 */
export function startAutoplay(options: AutoplayOptions, signal: AbortSignal): StageAutoplay {
  const { stage, intervalMs, onTick, onChoice, stopsOnHover, stopsOnPress, holdMs = 0 } = options;
  const section = stage.closest('section');
  const button = document.querySelector<HTMLElement>(`[data-pause="${stage.id}"]`);
  const motion = createAutoplay(intervalMs, () => {
    // No advance behind a modal dialog: the slide that opened it must still be there when it closes.
    if (!document.querySelector('dialog:modal')) onTick();
  });
  const { rest } = motion;
  let choice: boolean | null = null;
  let isShownPlaying = true;
  const isPlaying = () => choice ?? !prefersReducedMotion();
  const show = () => {
    rest('paused', !isPlaying());
    if (button && isShownPlaying !== isPlaying()) showChoice(button, isPlaying());
    isShownPlaying = isPlaying();
    onChoice?.(isShownPlaying);
  };
  const choose = (isChosen: boolean) => {
    choice = isChosen;
    show();
  };
  const on = (target: EventTarget | null, type: string, listener: (event: Event) => void) =>
    target?.addEventListener(type, listener, { signal, passive: true });

  const seen = new IntersectionObserver(([entry]) => rest('off-screen', !entry?.isIntersecting));
  seen.observe(stage);
  on(document, 'visibilitychange', () => rest('hidden-tab', document.hidden));
  on(section, 'focusin', (event) => rest('focus', (event.target as Element).matches(':focus-visible')));
  on(section, 'focusout', () => rest('focus', false));
  on(button, 'click', () => {
    choose(!isPlaying());
    // The button itself has the focus; without this, Play would not start before it loses it.
    if (isPlaying()) rest('focus', false);
  });
  if (stopsOnHover) {
    on(stage, 'mouseenter', () => rest('hover', true));
    on(stage, 'mouseleave', () => rest('hover', false));
  }
  if (stopsOnPress) on(stage, 'pointerdown', () => choose(false));
  if (holdMs > 0) on(stage, 'touchmove', () => motion.hold(holdMs));
  on(matchMedia('(prefers-reduced-motion: reduce)'), 'change', show);
  signal.addEventListener('abort', () => {
    seen.disconnect();
    motion.stop();
  });
  show();
  return { hold: () => motion.hold(holdMs), stop: () => choose(false) };
}

/** Name and icon of the pause button. */
function showChoice(button: HTMLElement, isPlaying: boolean): void {
  button.ariaLabel = `${isPlaying ? 'Pause' : 'Play'} ${button.dataset['subject']}`;
  button.querySelector('use')?.setAttribute('href', `/icons.svg#${isPlaying ? 'pause' : 'play'}`);
}
