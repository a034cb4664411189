import { useEffect } from 'react';

/** Tells the style how wide the scrollbar is, so that holding the page behind a dialog does not move it. */
export function useScrollbarWidth() {
  useEffect(() => {
    const root = document.documentElement;
    const onResize = () => {
      if (!document.querySelector('dialog:modal')) {
        root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
      }
    };
    onResize();
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
}
