import { drawMap, MAX_PINS, PIN_DISTANCE } from './draw-map';
import { projectionOf, type CityMap } from './map';
import { toPalette } from '../site/theme';
import { toMapFile } from './map-file';
import type { MapHome } from './map-names';

const PALETTE = toPalette({ accent: '#5b2a86', mark: '#d0601f', highlight: '#f0c75e', deep: '#1d1030' });

const CITY = { slug: 'gurgaon', name: 'Gurgaon' };
const point = (lat: number, lng: number) => ({ lat, lng });
const MAP: CityMap = {
  frame: { south: 28.34, west: 76.89, north: 28.57, east: 77.14 },
  insets: [{ name: 'Sohna', frame: { south: 28.24, west: 77.03, north: 28.28, east: 77.1 }, corner: 'south-east' }],
  areas: [{ kind: 'water', points: [point(28.5, 76.9), point(28.5, 76.95), point(28.45, 76.92)] }],
  lines: [
    { kind: 'highway', name: 'NH 48', points: [point(28.34, 76.92), point(28.57, 77.14)] },
    { kind: 'road', name: null, points: [point(28.4, 76.92), point(28.4, 77.1)] },
  ],
  places: [
    { kind: 'metro', name: 'MG Road metro station', label: 'MG Road', at: { lat: 28.48, lng: 77.08 } },
    { kind: 'shopping', name: 'Sapphire 83 mall', label: 'Sapphire 83 mall', at: { lat: 28.392, lng: 76.967 } },
    { kind: 'green', name: 'Aravallis', label: 'Aravallis', at: { lat: 28.45, lng: 77.11 } },
  ],
};
const home = (id: string, lat: number | null, lng = 77, locality = 'Sector 83'): MapHome => ({
  ...{ href: `/project-details/vatika/${id}`, label: `${id}: ₹ 1 Cr`, isCommercial: false, locality },
  coordinates: lat === null ? null : { lat, lng },
});
const textsOf = (view: ReturnType<typeof drawMap>) => view.labels.map(({ text }) => text);

test('every home with a place is a link, in the order of the list; the others are named below', () => {
  const view = drawMap(CITY, MAP, [home('a', 28.4), home('b', null), home('c', 28.4), home('d', 28.26, 77.07)]);
  expect(view.pins.map(({ label }) => label)).toEqual(['a: ₹ 1 Cr', 'c: ₹ 1 Cr', 'd: ₹ 1 Cr']);
  expect(view.unplaced).toEqual([{ href: '/project-details/vatika/b', label: 'b: ₹ 1 Cr' }]);
  const [a, c, d] = view.pins;
  expect(Math.hypot(a!.x - c!.x, a!.y - c!.y)).toBeGreaterThanOrEqual(PIN_DISTANCE - 1);
  expect(textsOf(view)).toContain('Sohna');
  expect(drawMap(CITY, MAP, [home('a', 28.4)]).insets).toEqual([]);
  // In the inset, at the lower right.
  expect([d!.x > 470, d!.y > view.height - 130]).toEqual([true, true]);
});

test('roads, places of the city and localities have their names; other places where a list names them', () => {
  const whole = textsOf(drawMap(CITY, MAP, [home('a', 28.4)]));
  expect(whole).toEqual(expect.arrayContaining(['NH 48', 'MG Road', 'Aravallis', 'Sector 83']));
  expect(whole).not.toContain('Sapphire 83 mall');
  const around = { south: 28.35, west: 76.92, north: 28.44, east: 77.06 };
  const part = drawMap(CITY, MAP, [home('a', 28.4)], around, ['Sapphire 83 mall']);
  expect(textsOf(part)).toContain('Sapphire 83 mall');
  expect(part.spots).toHaveLength(1);
  expect(part.sheets).toEqual([projectionOf(around)]);
  expect(part.insets).toEqual([]);
  expect(part.crop).toMatch(/^\d+,\d+,\d+,\d+$/);
});

test('a station leaves out the name of its city', () => {
  const places = [
    { ...MAP.places[0]!, label: 'Gurgaon Sector 55' },
    { ...MAP.places[1]!, kind: 'office' as const, label: 'Gurgaon Mall', at: { lat: 28.5, lng: 77 } },
  ];
  const texts = textsOf(drawMap(CITY, { ...MAP, places }, [home('a', 28.4)]));
  expect(texts).toEqual(expect.arrayContaining(['Sector 55', 'Gurgaon Mall']));
});

test('stations have their dots in the drawing of the city, water and hills have none', () => {
  expect(drawMap(CITY, MAP, [home('a', 28.4)]).spots).toEqual([]);
  const office = { kind: 'office' as const, name: 'Cyber City', label: 'Cyber City', at: { lat: 28.34, lng: 76.89 } };
  const file = toMapFile({ ...MAP, places: [...MAP.places, office] }, PALETTE);
  expect(file).toContain('<path id="station" vector-effect="non-scaling-stroke" d="M456 246h0"/>');
  expect(file).toMatch(/<path id="place" [^>]*d="M0 \d+h0"\/>/);
  expect(toMapFile({ ...MAP, places: MAP.places.slice(1) }, PALETTE)).not.toMatch(/station|place/);
});

test('where links would be too many there are numbers, which add up', () => {
  const homes = Array.from({ length: MAX_PINS + 1 }, (_, at) =>
    home(`h${at}`, 28.35 + (at % 20) / 100, 76.9 + at / 600),
  );
  const view = drawMap(CITY, MAP, homes);
  expect(view.pins).toEqual([]);
  expect(view.numbers.reduce((sum, { count }) => sum + count, 0)).toBe(MAX_PINS + 1);
});

test('the drawing below has areas and lines and no text', () => {
  const file = toMapFile(MAP, PALETTE);
  expect(file).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 600 \d+">/);
  expect(file).toContain('<path id="highway"');
  expect(file).toContain('<use href="#road"');
  expect(file).not.toMatch(/<text|NH 48|id="metro"/);
});
