import {
  frameAround,
  projectionOf,
  scaleBarOf,
  squareAround,
  toMapLabel,
  toOutline,
  toPoint,
  toSmoothPath,
  unitsPerKm,
} from './map';

const GURGAON = { south: 28.342, west: 76.888, north: 28.566, east: 77.142 };
const PROJECTION = projectionOf(GURGAON);
const at = (x: number, y: number) => ({
  lat: GURGAON.north - (y / PROJECTION.height) * (GURGAON.north - GURGAON.south),
  lng: GURGAON.west + (x / PROJECTION.width) * (GURGAON.east - GURGAON.west),
});

test('a kilometre is as long to the east as to the north', () => {
  const { x, y } = toPoint(PROJECTION, { lat: GURGAON.north, lng: GURGAON.west });
  expect([x, y]).toEqual([0, 0]);
  const kmNorth = (GURGAON.north - GURGAON.south) * 111.32;
  const kmEast = (GURGAON.east - GURGAON.west) * 111.32 * Math.cos((28.454 * Math.PI) / 180);
  expect(PROJECTION.height / kmNorth).toBeCloseTo(PROJECTION.width / kmEast, 1);
  expect(unitsPerKm(PROJECTION)).toBeCloseTo(24.1, 1);
});

test.each([
  ['the city', GURGAON, { km: 2, units: 48 }],
  ['a part of it', { south: 28.4, west: 76.95, north: 28.45, east: 77 }, { km: 0.5, units: 61 }],
  ['a state', { south: 27, west: 75, north: 30, east: 78 }, { km: 20, units: 41 }],
])('the scale bar of %s', (_, frame, bar) => {
  expect(scaleBarOf(projectionOf(frame))).toEqual(bar);
});

describe('a line', () => {
  test('of two points is straight', () => {
    expect(toSmoothPath(PROJECTION, [at(10, 10), at(50, 30)])).toBe('M10 10l40 20');
  });

  test('is rounded through the middles of its parts, and ends where it ends', () => {
    const path = toSmoothPath(PROJECTION, [at(0, 0), at(20, 0), at(40, 20), at(40, 60)]);
    // From 0,0 by 20,0 to the middle 30,10, then by the mirrored 40,20 to 40,60.
    expect(path).toBe('M0 0q20 0 30 10t10 50');
  });

  test('leaves out a point on the one before', () => {
    expect(toSmoothPath(PROJECTION, [at(0, 0), at(0.4, 0.3), at(20, 0)])).toBe('M0 0l20 0');
    expect(toSmoothPath(PROJECTION, [at(0, 0), at(0, 0)])).toBe('');
  });
});

test('what nature made is round, what people built has corners', () => {
  const square = [at(0, 0), at(40, 0), at(40, 40), at(0, 40)];
  expect(toOutline(PROJECTION, 'airport', square)).toBe('M0 0l40 0 0 40-40 0z');
  expect(toOutline(PROJECTION, 'water', square)).toBe('M0 20q0-20 20-20t20 20t-20 20t-20-20z');
});

describe('the frame around homes', () => {
  const home = { lat: 28.45, lng: 77 };

  test('has them in its middle, four parts wide and three high', () => {
    const frame = frameAround([home], 12, GURGAON);
    const { width, height } = projectionOf(frame);
    expect(height / width).toBeCloseTo(0.75, 2);
    expect((frame.south + frame.north) / 2).toBeCloseTo(28.45);
    expect(width / unitsPerKm(projectionOf(frame))).toBeCloseTo(12, 1);
  });

  test('stays inside the map of the city', () => {
    const frame = frameAround([{ lat: 28.375, lng: 77.1 }], 12, GURGAON);
    expect(frame.south).toBeCloseTo(GURGAON.south);
    expect(frame.east).toBeCloseTo(GURGAON.east);
  });

  test('leaves it where its home would be too far off the middle, which phones show', () => {
    const home = { lat: 28.344, lng: 77.14 };
    const projection = projectionOf(frameAround([home], 12, GURGAON));
    const { x, y } = toPoint(projection, home);
    expect(x / projection.width).toBeCloseTo(0.7, 2);
    expect(y / projection.height).toBeCloseTo(0.7, 2);
  });

  test('is around a home beyond that map, too', () => {
    const sohna = { lat: 28.26, lng: 77.07 };
    const frame = frameAround([sohna], 12, GURGAON);
    expect((frame.south + frame.north) / 2).toBeCloseTo(28.26);
  });
});

test('an inset is a square', () => {
  const { width, height } = projectionOf(squareAround({ south: 28.24, west: 77.03, north: 28.28, east: 77.1 }));
  expect(Math.abs(width - height)).toBeLessThan(2);
});

test.each([
  ['Sector 55–56 Rapid Metro station', 'Sector 55–56'],
  ['Marol Naka metro interchange (Lines 1 and 3)', 'Marol Naka'],
  ['Garhi Harsaru railway junction', 'Garhi Harsaru'],
  ['Sapphire 83 mall, Sector 83', 'Sapphire 83 mall'],
])('%s is %s on a map', (name, label) => {
  expect(toMapLabel(name)).toBe(label);
});
