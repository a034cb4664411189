import type { Coordinates } from '../site/links';
import { groupedBy } from '../site/grouped';
import { toPoint, type CityMap, type MapLine, type MapSpot, type Point, type Projection } from './map';
import type { Labelled } from './map-labels';

/** A home or office on a map. */
export interface MapHome {
  href: string;
  /** What its link is called: name and price. */
  label: string;
  isCommercial: boolean;
  /** Its first locality; null where it names none. */
  locality: string | null;
  /** Null where the record has none: the home is named below the map. */
  coordinates: Coordinates | null;
}

export type LabelKind = 'highway' | 'road' | 'line' | 'water' | 'green' | 'spot' | 'locality';

export const PIN_RADIUS = 7;

const SIZES: Record<LabelKind, number> = {
  ...{ highway: 11, road: 10, line: 10, water: 11, green: 11, spot: 12, locality: 11 },
};

/** Water and hills have a name and no point. */
export const hasDot = ({ kind }: MapSpot) => kind !== 'water' && kind !== 'green';

/** Names of the insets, at their upper edge. */
export function insetLabels(insets: readonly { name: string; projection: Projection }[]): Labelled<LabelKind>[] {
  return insets.map(({ name, projection: { x, y, width } }) => ({
    ...{ kind: 'locality' as const, text: name, size: SIZES.locality, gap: 0 },
    points: [{ x: x + width / 2, y: y + 10 }],
  }));
}

/** Everything that wants a name, the most important first. Stations leave out the name of their city. */
export function namesOf(
  cityName: string,
  map: CityMap,
  main: Projection,
  spots: readonly MapSpot[],
  homes: readonly { home: MapHome; point: Point }[],
): Labelled<LabelKind>[] {
  const isBig = ({ kind }: MapSpot) => kind !== 'metro';
  const spot = (each: MapSpot): Labelled<LabelKind> => {
    const kind = each.kind === 'water' || each.kind === 'green' ? each.kind : isBig(each) ? 'spot' : 'line';
    const text = isBig(each) ? each.label : each.label.replace(`${cityName} `, '');
    return { kind, text, size: SIZES[kind], points: [toPoint(main, each.at)], gap: hasDot(each) ? 6 : 0 };
  };
  const along = (wanted: MapLine, kind: LabelKind) => linesOf(map, main, wanted, kind);
  return [
    ...along('highway', 'highway'),
    ...spots.filter(isBig).map(spot),
    ...along('metro', 'line'),
    ...along('water', 'water'),
    ...spots.filter((each) => !isBig(each)).map(spot),
    ...localitiesOf(homes),
    ...along('road', 'road'),
    ...along('railway', 'line'),
  ];
}

/** Names of lines, each once. */
function linesOf(map: CityMap, main: Projection, wanted: MapLine, kind: LabelKind): Labelled<LabelKind>[] {
  return [...groupedBy(map.lines, ({ kind: own, name }) => (own === wanted && name) || '')].flatMap(([text, lines]) => {
    const [line] = lines;
    if (!text || !line) return [];
    const points = line.points.map((point) => toPoint(main, point));
    return [{ kind, text, size: SIZES[kind], points, gap: 0 }];
  });
}

/** The localities of the homes in the middle of their homes, those with most homes first. */
function localitiesOf(homes: readonly { home: MapHome; point: Point }[]): Labelled<LabelKind>[] {
  const groups = [...groupedBy(homes, ({ home }) => home.locality ?? '')].filter(([name]) => name !== '');
  return groups
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([text, own]) => {
      const x = own.reduce((sum, { point }) => sum + point.x, 0) / own.length;
      const y = own.reduce((sum, { point }) => sum + point.y, 0) / own.length;
      return { kind: 'locality', text, size: SIZES.locality, points: [{ x, y }], gap: PIN_RADIUS + 3 };
    });
}
