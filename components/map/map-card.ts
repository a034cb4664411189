import type { PinFacts } from './map-points';

/** More homes than that are not named on a card. */
const MOST_NAMED = 6;

/** An element of the page with what it holds. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...parts: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...parts);
  return made;
}

/** The card in a corner of a map, which tells of one home or names several; Escape and a click elsewhere close it. */
export function createMapCard(map: HTMLElement, signal: AbortSignal) {
  const card = element('div', { className: 'map-card', hidden: true });
  map.querySelector('[data-map=frame]')?.after(card);
  let shown = '';

  const close = () => {
    card.hidden = true;
    shown = '';
  };
  const lineOf = ({ href, label, details }: PinFacts) =>
    element('p', {}, element('a', { href, className: 'link' }, label), element('span', {}, details));
  const show = (homes: readonly PinFacts[]) => {
    shown = homes.length === 1 ? homes[0]!.href : '';
    const more = homes.length - MOST_NAMED;
    card.replaceChildren(...homes.slice(0, MOST_NAMED).map(lineOf));
    if (more > 0) card.append(element('p', {}, `and ${more} more in the list`));
    card.hidden = false;
  };
  map.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  document.addEventListener('click', ({ target }) => map.contains(target as Node) || close(), { signal });
  return { show, close, isAbout: (href: string) => shown === href };
}
