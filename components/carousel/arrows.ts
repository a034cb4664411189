/** Listens to the two arrows of a carousel's controls. */
export function onArrows(controls: Element, onArrow: (direction: 1 | -1) => void, signal: AbortSignal): void {
  for (const [name, direction] of [
    ['previous', -1],
    ['next', 1],
  ] as const) {
    controls.querySelector(`.carousel-${name}`)?.addEventListener('click', () => onArrow(direction), { signal });
  }
}
