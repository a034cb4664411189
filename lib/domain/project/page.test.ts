import { isDefaultCoordinates, type ProjectLocation } from '../place/nearby';
import { toLocationFacts } from './page';

const location = (over: Partial<ProjectLocation>): ProjectLocation => ({
  key: 'mogra-courts-sector-83',
  images: [{ kind: 'vector', src: '/images/map.svg', width: 4, height: 3 }],
  nearby: [{ name: 'Sapphire 83 mall', time: '5 minutes' }],
  coordinates: { lat: 28.4, lng: 76.97 },
  ...over,
});
const own = { lat: 1, lng: 2 };

test.each([
  ['no record', null],
  ['neither images nor places', location({ images: [], nearby: [] })],
])('%s is shown as unavailable', (_, record) => {
  expect(toLocationFacts(record, own)).toEqual({ kind: 'missing' });
});

test.each([
  ['places alone', location({ images: [] })],
  ['images alone', location({ nearby: [] })],
])('%s are shown', (_, record) => {
  expect(toLocationFacts(record, own)).toMatchObject({
    kind: 'ready',
    value: { images: record.images, nearby: record.nearby },
  });
});

test.each([
  [28.6139, 77.209, true],
  [28.6139, 77.2, false],
  [28.6, 77.209, false],
  [1, 2, false],
])('%d, %d is nobody’s real place: %s', (lat, lng, isDefault) => {
  expect(isDefaultCoordinates({ lat, lng })).toBe(isDefault);
});

test.each([
  ['the location’s own coordinates', location({}), own, 'destination=28.4,76.97', false],
  ['else the project’s', location({ coordinates: null }), own, 'destination=1,2', false],
  ['else the default, labelled approximate', location({ coordinates: null }), null, 'destination=28.6139,77.209', true],
])('directions lead to %s', (_, record, project, destination, isApproximate) => {
  const facts = toLocationFacts(record, project);
  expect(facts.kind === 'ready' && facts.value.directionsHref).toContain(destination);
  expect(facts.kind === 'ready' && facts.value.isApproximate).toBe(isApproximate);
});
