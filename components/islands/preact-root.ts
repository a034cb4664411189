import { options } from 'preact';
import { Component, createElement, type Attributes, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderSoon, renderUntranslated, watchTranslation } from './translated-text';
import { toTrustedMarkup } from './trusted-markup';

let roots = 0;
/** What is drawn where, and what stood there as built. */
const drawn = new WeakMap<Element, { root: Root; built: string }>();

// As React does after what a visitor did: the next key finds listeners that know of the one before.
options.requestAnimationFrame = queueMicrotask;
options.debounceRendering = renderSoon;

/** What fails in one island stays there: its place shows what was built, with links and forms that work by themselves. */
class Boundary extends Component<{ built: string; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override componentDidCatch(error: unknown) {
    console.warn(error);
  }
  override render() {
    return this.state.isBroken ? asBuilt(this.props.built) : this.props.children;
  }
}

/** Hydrates an island where it stands in the page. */
export function hydrateIsland(place: HTMLElement, island: ComponentType<object>, props: object): void {
  const content = createElement(island, props, unchangedPart(place));
  hydrateRoot(place, withOwnIds(createElement(Boundary, { built: place.innerHTML, children: content })));
  watchTranslation(place);
}

/** Renders a view in the place of what an element holds, or again with other props; null removes it. If it fails, what stood there is shown. */
export function drawView<Props extends object>(
  place: Element,
  view: ComponentType<Props>,
  props: (Props & Attributes) | null,
): void {
  const { root, built } = drawn.get(place) ?? { root: createRoot(place), built: place.innerHTML };
  drawn.set(place, { root, built });
  const content = props && createElement(view, props);
  renderUntranslated(() => root.render(withOwnIds(createElement(Boundary, { built, children: content }))));
  watchTranslation(place);
}

/** preact counts `useId` from the start in each root, unless the root has a number of its own (`__m`, as its server part sets). */
function withOwnIds<Element extends object>(element: Element): Element {
  // In development these are React's own elements: frozen, and React counts ids itself.
  return Object.isExtensible(element) ? Object.assign(element, { __m: [(roots += 1), 0] }) : element;
}

/** The part of the page inside an island that stays as it is. */
function unchangedPart(place: HTMLElement): ReactNode {
  const part = place.querySelector('[data-kept]');
  return part?.closest('[data-island]') === place
    ? createElement('div', {
        className: 'contents',
        'data-kept': '',
        dangerouslySetInnerHTML: { __html: toTrustedMarkup('') },
      })
    : undefined;
}

function asBuilt(html: string): ReactNode {
  return createElement('div', { className: 'contents', dangerouslySetInnerHTML: { __html: toTrustedMarkup(html) } });
}
