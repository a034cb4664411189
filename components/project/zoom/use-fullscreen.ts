import { useEffect, useState, type RefObject } from 'react';

/** Whether the element fills the screen, and a function to toggle it; null if the browser cannot (iPhone). */
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

/** Leaves fullscreen. Returns true if it was on; Escape must then not close the dialog. */
export function leaveFullscreen(): boolean {
  if (!document.fullscreenElement) return false;
  document.exitFullscreen().catch(ignore);
  return true;
}

/** A browser may refuse, for example without a click. The dialog then still fills the window. */
function ignore(): void {}
