import { useEffect, useState, type RefObject } from 'react';

/** Whether the element fills the screen, and how to change that; no `toggle` where the browser cannot (iPhone). */
export function useFullscreen(ref: RefObject<HTMLElement | null>, isWantedAtOnce: boolean) {
  const [isFullscreen, setFullscreen] = useState(false);
  const toggle = document.fullscreenEnabled
    ? () =>
        void (document.fullscreenElement ? document.exitFullscreen() : ref.current?.requestFullscreen())?.catch(ignore)
    : null;

  useEffect(() => {
    const onChange = () => setFullscreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      leaveFullscreen();
    };
  }, []);

  useEffect(() => {
    if (isWantedAtOnce && document.fullscreenEnabled) ref.current?.requestFullscreen().catch(ignore);
  }, [ref, isWantedAtOnce]);

  return { isFullscreen, toggle };
}

/** Whether there was a fullscreen to leave: Escape then closes nothing else. */
export function leaveFullscreen(): boolean {
  if (!document.fullscreenElement) return false;
  document.exitFullscreen().catch(ignore);
  return true;
}

/** A browser may refuse, as when it was not a click that asked; the dialog fills the window all the same. */
function ignore(): void {}
