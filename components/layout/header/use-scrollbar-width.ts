import { useEffect } from 'react';

/** Tells the style how wide the scrollbar is, so that holding the page behind a dialog does not move it. */
export function useScrollbarWidth() {
  useEffect(() => {
    const root = document.documentElement;
    let known = 0;
    const onResize = () => {
      if (document.querySelector('dialog:modal')) return;
      const width = innerWidth - root.clientWidth;
      // A word to the root is a word to every element: where nothing changed, as on phones, it is not said.
      if (width !== known) root.style.setProperty('--scrollbar', `${width}px`);
      known = width;
    };
    onResize();
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
}
