'use client';
/** Why an island: the calculator is fetched when somebody comes near it or an address brings figures. */
import { useEffect } from 'react';

const NEAR = '600px';
const FIGURES_IN_ADDRESS = /[?&](loan|rate|years)=/;

/** Brings the terms of the section around it to life; renders nothing. */
export function EmiCalculator() {
  useEffect(() => {
    const section = document.getElementById('emi');
    if (!section) return;
    const waiting = new AbortController();
    const attached = new AbortController();
    let pressed: HTMLElement | null = null;
    const load = () =>
      import('./emi-controls').then(
        ({ attachEmiControls }) => {
          if (waiting.signal.aborted) return;
          waiting.abort();
          attachEmiControls(section, attached.signal);
          pressed?.click();
        },
        // The figures of the page stand; the next touch tries again.
        () => {},
      );
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && void load(), { rootMargin: NEAR });
    near.observe(section);
    waiting.signal.addEventListener('abort', () => near.disconnect());
    const onTouch = ({ type, target }: Event) => {
      if (type === 'click') pressed = (target as Element).closest('button');
      void load();
    };
    for (const type of ['focusin', 'input', 'click']) {
      section.addEventListener(type, onTouch, { signal: waiting.signal });
    }
    if (FIGURES_IN_ADDRESS.test(location.search)) void load();
    return () => {
      waiting.abort();
      attached.abort();
    };
  }, []);
  return null;
}
