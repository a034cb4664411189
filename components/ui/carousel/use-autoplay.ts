import { useEffect, useRef, useState } from 'react';
import { useCalm } from './use-calm';

/** Why motion rests; it goes on only while no reason stands (routes-and-content, Widgets and motion). */
export type RestReason = 'paused' | 'off-screen' | 'hidden-tab' | 'hover' | 'focus' | 'manual';

export interface Autoplay {
  /** Adds or drops one reason to rest. A turn that begins anew lasts a whole interval. */
  rest: (reason: RestReason, isResting: boolean) => void;
  /** Rests for so long, counted from the last call. */
  hold: (holdMs: number) => void;
  stop: () => void;
}

/** Calls `onTick` every `intervalMs` while nothing asks for rest; begins off screen. */
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
  /** Id of the moving element; its section is where keyboard focus stops it. */
  stageId: string;
  /** Null never plays. */
  intervalMs: number | null;
  onTick: () => void;
  /** A pointer over the stage stops it. */
  stopsOnHover?: boolean;
  /** A touch of the stage, or `hold()`, stops it for so long. */
  holdMs?: number;
}

interface AutoplayState {
  /** Whether the visitor lets it play; off by itself under reduced motion and Save-Data. */
  isPlaying: boolean;
  toggle: () => void;
  hold: () => void;
}

/** Autoplay of a stage: rests off screen, in a hidden tab, on keyboard focus, on hover and when paused. */
export function useAutoplay({ stageId, intervalMs, onTick, stopsOnHover, holdMs = 0 }: AutoplayOptions): AutoplayState {
  const isCalm = useCalm();
  const [choice, setChoice] = useState<boolean | null>(null);
  const isPlaying = intervalMs !== null && (choice ?? !isCalm);
  const autoplay = useRef<Autoplay>(null);
  const latestTick = useRef(onTick);

  useEffect(() => {
    latestTick.current = onTick;
  });

  useEffect(() => {
    const stage = document.getElementById(stageId);
    const section = stage?.closest('section');
    if (!stage || !section || intervalMs === null) return;
    // Behind a dialog nothing turns: what opened it has to be there when it closes.
    const onTurn = () => document.querySelector('dialog:modal') ?? latestTick.current();
    const motion = (autoplay.current = createAutoplay(intervalMs, onTurn));
    const { rest } = motion;
    const listeners = new AbortController();
    const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener, { signal: listeners.signal, passive: true });
    const seen = new IntersectionObserver(([entry]) => rest('off-screen', !entry?.isIntersecting));
    seen.observe(stage);
    on(document, 'visibilitychange', () => rest('hidden-tab', document.hidden));
    on(section, 'focusin', (event) => rest('focus', (event.target as Element).matches(':focus-visible')));
    on(section, 'focusout', () => rest('focus', false));
    if (stopsOnHover) {
      on(stage, 'mouseenter', () => rest('hover', true));
      on(stage, 'mouseleave', () => rest('hover', false));
    }
    if (holdMs > 0) on(stage, 'touchmove', () => motion.hold(holdMs));
    return () => {
      listeners.abort();
      seen.disconnect();
      motion.stop();
    };
  }, [stageId, intervalMs, stopsOnHover, holdMs]);

  useEffect(() => autoplay.current?.rest('paused', !isPlaying), [isPlaying, stageId, intervalMs]);

  return {
    isPlaying,
    toggle: () => {
      setChoice(!isPlaying);
      // Whoever presses Play with the button in focus wants it to play at once.
      if (!isPlaying) autoplay.current?.rest('focus', false);
    },
    hold: () => autoplay.current?.hold(holdMs),
  };
}
