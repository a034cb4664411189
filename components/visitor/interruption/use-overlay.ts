import { useEffect, useState } from 'react';

/** Fields and buttons of a form: a visitor on Send is still filling in the form. */
const FILLING = 'input, textarea, select, form *';

const look = () => ({
  isOverlayOpen: document.querySelector('dialog[open]') !== null,
  isFilling: document.activeElement?.matches(FILLING) ?? false,
});

/** Whether a dialog of any kind is open, and whether a form is being filled in. */
export function useOverlay(): ReturnType<typeof look> {
  const [state, setState] = useState(look);
  useEffect(() => {
    const stop = new AbortController();
    const update = () =>
      setState((before) => {
        const after = look();
        const isSame = before.isOverlayOpen === after.isOverlayOpen && before.isFilling === after.isFilling;
        return isSame ? before : after;
      });
    // Between blur and focus of two fields nothing has the focus, so check afterwards.
    const later = () => setTimeout(update);
    document.addEventListener('focusin', later, { signal: stop.signal });
    document.addEventListener('focusout', later, { signal: stop.signal });
    const observer = new MutationObserver(update);
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, []);
  return state;
}
