/** Why an island: the pins follow the filters and the zoom, near ones become a number, a card says what stands there. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { fetchListing } from '@/lib/browser/fetch-listing';
import type { FoundHome } from '@/lib/domain/listing/match';
import { ZOOM } from '@/lib/domain/picture/zoom';
import type { Projection } from '@/lib/domain/place/map';
import { LivePins } from './LivePins';
import type { MapOverlay } from './MapOverlay';
import { groupPins, readPins, toPins, type LivePin, type PinGroup } from './map-pins';
import { useMapZoom } from './use-map-zoom';

interface LiveMapProps {
  width: number;
  height: number;
  /** The listing beside the map, whose choices it follows, and its sheets: its frame, then its insets. */
  listing?: { dataKey: string; sheets: Projection[] };
  /** The drawing with its names, and the homes as links. */
  children?: ReactNode;
}

/** The homes of a map, drawn again after each zoom and each choice of the listing beside it. */
export function LiveMap({ width, height, listing, children }: LiveMapProps) {
  const map = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [awake, setAwake] = useState<{ Overlay: typeof MapOverlay } | null>(null);
  const [pins, setPins] = useState<readonly LivePin[]>([]);
  const [card, setCard] = useState<readonly LivePin[]>([]);
  const isFirstTap = useRef(false);
  const zoom = useMapZoom(frame, sheet, awake !== null);
  const groups = groupPins(pins, zoom.scale);
  const noteFocus = useFocusOnGroup(map, pins, groups);
  const hasClose = !!listing && pins.some(({ isHollow }) => isHollow);
  const hasAsked = pins.some(({ isAsked }) => isAsked);

  useEffect(() => {
    // Fetched with its styles.
    const overlay = import('./MapOverlay').then((module) => module.MapOverlay);
    const show = (Overlay: typeof MapOverlay) => {
      if (!listing) setPins(readPins(sheet.current!));
      setAwake({ Overlay });
    };
    overlay.then(show, () => undefined);
  }, [listing]);
  useFound(awake ? listing?.dataKey : undefined, (found) => {
    const next = toPins(found, listing!.sheets);
    setPins(next);
    setCard([]);
    zoom.showAll(next);
  });
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => map.current?.contains(target as Node) || setCard([]);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  /** A number opens into its homes; those that no zoom divides are named on the card. */
  const onOpen = ({ members }: PinGroup) => {
    const scale = zoom.showCloser(pins[members[0]!]!);
    const isDivided = groupPins(pins, scale).length > groups.length;
    if (!isDivided || scale >= ZOOM.max) setCard(members.map((at) => pins[at]!));
  };
  return (
    <div ref={map} onKeyDown={({ key }) => key === 'Escape' && setCard([])}>
      <div ref={frame} data-map="frame" onDoubleClick={zoom.onDoubleClick}>
        <div ref={sheet} data-map="sheet" data-awake={awake && pins.length > 0 ? '' : undefined}>
          {children}
          {awake && pins.length > 0 ? (
            <svg viewBox={`0 0 ${width} ${height}`}>
              <LivePins
                {...{ pins, groups, onOpen, noteFocus }}
                isDivided={hasClose || hasAsked}
                onHome={(home) => setCard([home])}
                onPress={(home, isTouch) => {
                  isFirstTap.current = isTouch && !(card.length === 1 && card[0]!.href === home.href);
                }}
                onFollow={(home) => {
                  // The first tap shows the card, as the mouse does by pointing.
                  if (isFirstTap.current) setCard([home]);
                  return !isFirstTap.current;
                }}
              />
            </svg>
          ) : null}
        </div>
      </div>
      {awake ? <awake.Overlay homes={card} {...{ hasClose, hasAsked, zoom }} /> : null}
    </div>
  );
}

/** Hears what the listing beside the map shows, after each choice; before the first, it has all. */
function useFound(dataKey: string | undefined, onFound: (found: readonly FoundHome[]) => void): void {
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (!dataKey) return;
    let isHeard = false;
    const show = ({ detail }: CustomEvent<readonly FoundHome[]>) => {
      isHeard = true;
      tell(detail);
    };
    addEventListener('listing-drawn', show as EventListener);
    // The listing says again what it shows.
    dispatchEvent(new Event('map-awake'));
    if (!isHeard) {
      const showAll = (all: Awaited<ReturnType<typeof fetchListing>>) =>
        isHeard || tell(all.map((record) => ({ record, match: null })));
      fetchListing(dataKey).then(showAll, () => undefined);
    }
    return () => removeEventListener('listing-drawn', show as EventListener);
  }, [dataKey]);
}

/** What had the focus keeps it: a link of the page as its pin, a number that was opened as its first home. */
function useFocusOnGroup(
  map: { current: HTMLElement | null },
  pins: readonly LivePin[],
  groups: readonly PinGroup[],
): (at: number | null) => void {
  const focusedAt = useRef<number | null>(null);
  useLayoutEffect(() => {
    const link = document.activeElement?.closest('[data-kept] a');
    const wanted = link ? pins.findIndex(({ href }) => href === link.getAttribute('href')) : focusedAt.current;
    if (
      wanted === null ||
      !map.current ||
      !(link ? map.current.contains(link) : document.activeElement === document.body)
    )
      return;
    const at = groups.find(({ members }) => members.includes(wanted))?.members[0];
    map.current.querySelector<SVGElement>(`[data-at="${at}"]`)?.focus({ preventScroll: true });
  });
  return (at) => {
    focusedAt.current = at;
  };
}
