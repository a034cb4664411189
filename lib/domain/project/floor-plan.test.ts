import type { ImageAsset } from '../picture/image';
import { type Floor, floorsWithImages, sitePlanIntervalMs } from './floor-plan';

const drawing = { kind: 'remote', src: 'https://pictures.example/a.jpg' } as const;

test.each([
  [1, null],
  [2, null],
  [3, 5000],
])('%d drawings turn every %s ms', (count, intervalMs) => {
  expect(sitePlanIntervalMs({ images: Array.from({ length: count }, () => drawing) })).toBe(intervalMs);
});

test('the carousel has a slide for each floor that has images (spec 2)', () => {
  const image: ImageAsset = { kind: 'vector', src: '/images/a.svg', width: 1, height: 1 };
  const floor = (configuration: string, images: ImageAsset[]): Floor => ({
    configuration,
    areaText: '',
    area: null,
    priceText: null,
    priceRupees: null,
    images,
  });
  const plan = { projectId: 'a', projectName: 'A', floors: [floor('3 BHK', [image]), floor('4 BHK', [])] };
  expect(floorsWithImages(plan).map(({ configuration }) => configuration)).toEqual(['3 BHK']);
});
