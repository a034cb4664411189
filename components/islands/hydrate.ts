import { options } from 'preact';
import { Component, createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import * as everywhere from './everywhere';
import { toTrustedMarkup } from './trusted-markup';

export type Islands = Record<string, ComponentType<object>>;

let roots = 0;

// As React does after what a visitor did: the next key finds listeners that know of the one before.
options.requestAnimationFrame = queueMicrotask;

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

/** The last to be drawn: its effect runs after those of all islands. */
function Last({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/** Brings the islands of the page to life, in the page's order; those inside another are its own business. */
export async function hydrate(modules: Islands[], onReady: () => void): Promise<void> {
  const known = Object.assign({}, everywhere, ...modules) as Islands;
  for (const mountPoint of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island: name = '', props = '{}' } = mountPoint.dataset;
    const island = known[name];
    if (!island || mountPoint.parentElement?.closest('[data-island],[data-kept]')?.matches('[data-island]')) continue;
    const content = createElement(island, JSON.parse(props) as object, unchangedPart(mountPoint));
    hydrateRoot(mountPoint, withOwnIds(createElement(Boundary, { built: mountPoint.innerHTML, children: content })));
    // One at a time: what a visitor does in between is not kept waiting.
    await new Promise((resolve) => setTimeout(resolve));
  }
  hydrateRoot(document.createElement('i'), createElement(Last, { onReady }));
}

/** preact counts `useId` from the start in each root, unless the root has a number of its own (`__m`, as its server part sets). */
function withOwnIds<Root extends object>(root: Root): Root {
  return Object.assign(root, { __m: [(roots += 1), 0] });
}

/** The part of the page inside an island that stays as it is. */
function unchangedPart(mountPoint: HTMLElement): ReactNode {
  const part = mountPoint.querySelector('[data-kept]');
  return part?.closest('[data-island]') === mountPoint
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
