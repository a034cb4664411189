import { useEffect, useRef, useState } from 'react';
import { useCalm } from './use-calm';

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
  /** Id of the moving element; keyboard focus inside its section pauses it. */
  stageId: string;
  /** Null disables autoplay. */
  intervalMs: number | null;
  onTick: () => void;
  /** A pointer over the stage pauses it. */
  stopsOnHover?: boolean;
  /** A press on the stage stops it until 'Play': whoever takes a slide in hand looks at that one. */
  stopsOnPress?: boolean;
  /** A touch of the stage, or `hold()`, pauses it for this long. */
  holdMs?: number;
}

interface AutoplayState {
  /** The visitor's choice; false by default under reduced motion and Save-Data. */
  isPlaying: boolean;
  toggle: () => void;
  hold: () => void;
  stop: () => void;
}

/** Autoplay of a stage. Pauses off screen, in a hidden tab, on keyboard focus, on hover and on request. */
export function useAutoplay(options: AutoplayOptions): AutoplayState {
  const { stageId, intervalMs, onTick, stopsOnHover, stopsOnPress, holdMs = 0 } = options;
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
    // No advance behind a modal dialog: the slide that opened it must still be there when it closes.
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
    if (stopsOnPress) on(stage, 'pointerdown', () => setChoice(false));
    if (holdMs > 0) on(stage, 'touchmove', () => motion.hold(holdMs));
    return () => {
      listeners.abort();
      seen.disconnect();
      motion.stop();
    };
  }, [stageId, intervalMs, stopsOnHover, stopsOnPress, holdMs]);

  useEffect(() => autoplay.current?.rest('paused', !isPlaying), [isPlaying, stageId, intervalMs]);

  return {
    isPlaying,
    toggle: () => {
      setChoice(!isPlaying);
      // The button itself has the focus; without this, Play would not start before it loses it.
      if (!isPlaying) autoplay.current?.rest('focus', false);
    },
    hold: () => autoplay.current?.hold(holdMs),
    stop: () => setChoice(false),
  };
}
