import type { ListingRecord } from '@/lib/domain/listing/record';
import type { Projection } from '@/lib/domain/place/map';
import { clusterPoints, type Cluster } from '@/lib/domain/place/map-pins';
import { createMapCard } from './map-card';
import { createMapZoom } from './map-zoom';
import { pointsOf, readPins, type MapPoints, type PinFacts } from './map-points';
import './live-map.css';

/** Units within which points become one number, at scale 1: numbers are 24 wide, and a unit is a pixel or nearly one. */
const CLUSTER_UNITS = 26;

const svg = (name: 'a' | 'circle' | 'g' | 'text', attributes: Record<string, string | number>): SVGElement => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

/** Draws the homes of a map again after each choice of the listing beside it and after each zoom. */
export function liveMap(map: HTMLElement, sheets: readonly Projection[], signal: AbortSignal): void {
  const drawing = map.querySelector<SVGSVGElement>('[data-map=sheet] > svg');
  if (!drawing) return;
  let points = readPins(map);
  let clusters: Cluster[] = [];
  const layer = svg('g', { class: 'map-live' });
  const card = createMapCard(map, signal);
  const zoom = createMapZoom(map, signal, () => draw());

  const draw = () => {
    const perUnit = 1 / zoom.scale();
    drawing.style.setProperty('--k', String(perUnit));
    clusters = clusterPoints(points.xs, points.ys, CLUSTER_UNITS * perUnit);
    // What was opened by keyboard goes on at its first home.
    const opened = layer.querySelector(':focus')?.getAttribute('data-at');
    layer.replaceChildren(...clusters.map((each) => elementOf(each, points)));
    if (opened) layer.querySelector<SVGElement>(`[data-at="${opened}"]`)?.focus({ preventScroll: true });
  };
  /** The pin or number below an event, with its home if it is one. */
  const hitBy = ({ target }: Event) => {
    const at = (target as Element).closest('[data-at]')?.getAttribute('data-at');
    const cluster = clusters.find(({ members }) => String(members[0]) === at);
    return cluster && { cluster, home: cluster.members.length === 1 ? points.factsAt(cluster.members[0]!) : null };
  };
  /** A number opens into its homes; those that no zoom divides are named on the card. */
  const open = (cluster: Cluster) => {
    const before = clusters.length;
    zoom.moveTo(cluster);
    if (clusters.length === before || zoom.scale() >= zoom.most) card.show(cluster.members.map(points.factsAt));
  };
  let isFirstTap = false;
  layer.addEventListener('pointerdown', (event) => {
    const home = hitBy(event)?.home;
    isFirstTap = event.pointerType !== 'mouse' && !!home && !card.isAbout(home.href);
  });
  layer.addEventListener('click', (event) => {
    const hit = hitBy(event);
    if (hit && !hit.home) return open(hit.cluster);
    // The first tap shows the card, as the mouse does by pointing.
    if (!hit?.home || !isFirstTap) return;
    isFirstTap = false;
    event.preventDefault();
    card.show([hit.home]);
  });
  layer.addEventListener('keydown', (event) => {
    const hit = hitBy(event);
    if (!hit || hit.home || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    open(hit.cluster);
  });
  for (const type of ['focusin', 'pointerover']) {
    layer.addEventListener(type, (event) => {
      const home = hitBy(event)?.home;
      if (home && (event as PointerEvent).pointerType !== 'touch') card.show([home]);
    });
  }

  const focused = drawing.querySelector(':focus')?.getAttribute('href');
  for (const group of drawing.querySelectorAll('g[data-map], text[data-map]')) group.remove();
  drawing.append(layer);
  const show = ({ detail }: CustomEvent<readonly ListingRecord[]>) => {
    points = pointsOf(detail, sheets);
    card.close();
    draw();
  };
  draw();
  if (focused) {
    const at = clusters.findIndex(({ members }) => members.some((each) => points.factsAt(each).href === focused));
    layer.querySelectorAll<SVGElement>('[data-at]')[at]?.focus({ preventScroll: true });
  }
  addEventListener('listing-drawn', show as EventListener, { signal });
  // The listing tells again what it shows.
  dispatchEvent(new Event('map-awake'));
}

/** A pin, or a number where several homes are; `data-at` is the position of its first home. */
function elementOf({ x, y, members }: Cluster, { factsAt }: MapPoints): SVGElement {
  const [at = 0] = members;
  const count = members.length;
  const circle = svg('circle', { cx: Math.round(x), cy: Math.round(y), class: count > 99 ? 'is-large' : '' });
  if (count === 1) {
    const { href, label, isCommercial }: PinFacts = factsAt(at);
    const pin = svg('a', { href, 'aria-label': label, 'data-at': at, 'data-map': isCommercial ? 'commercial' : '' });
    pin.append(circle);
    return pin;
  }
  const label = `${count} projects here, show them`;
  const number = svg('g', { role: 'button', tabindex: 0, 'aria-label': label, 'data-at': at });
  const text = svg('text', { x: Math.round(x), y: Math.round(y) });
  text.textContent = String(count);
  number.append(circle, text);
  return number;
}
