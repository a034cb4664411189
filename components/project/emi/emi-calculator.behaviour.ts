'use client';
/** Why a behaviour: the calculator's code is fetched when the visitor comes near it or the address has figures. */

const NEAR = '600px';
const FIGURES_IN_ADDRESS = /[?&](loan|rate|years)=/;

/** Makes the surrounding section interactive. */
export function emiCalculator(_root: HTMLElement, signal: AbortSignal): void {
  const section = document.getElementById('emi');
  if (!section) return;
  const waiting = new AbortController();
  let pressed: HTMLElement | null = null;
  const load = () =>
    import('./emi-controls').then(
      ({ attachEmiControls }) => {
        if (waiting.signal.aborted) return;
        waiting.abort();
        attachEmiControls(section, signal);
        pressed?.click();
      },
      // The static figures stay; the next touch retries.
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
  signal.addEventListener('abort', () => waiting.abort());
}
