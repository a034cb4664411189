import { sitePlanIntervalMs } from './site-plan';

const drawing = { kind: 'remote', src: 'https://pictures.example/a.jpg' } as const;

test.each([
  [1, null],
  [2, null],
  [3, 5000],
])('%d drawings turn every %s ms', (count, intervalMs) => {
  expect(sitePlanIntervalMs({ images: Array.from({ length: count }, () => drawing) })).toBe(intervalMs);
});
