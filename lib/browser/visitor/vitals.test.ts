/** @jest-environment jsdom */
import { onCLS, onINP, onLCP } from 'web-vitals';
import { sendVitals } from './vitals';

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }));

const beacon = jest.fn<boolean, [string, string]>();

beforeEach(() => {
  beacon.mockReset();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
  history.replaceState(null, '', '/projects?name=Asha');
});

test.each([
  ['LCP', onLCP, 1812.34, 1812],
  ['INP', onINP, 47.9, 48],
  ['CLS', onCLS, 0.012345, 0.012],
] as const)('%s goes to the endpoint with page, kind and connection, and nothing else', (metric, on, value, sent) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType: '4g' } });
  sendVitals('/events', 'projects');
  const [report] = jest.mocked(on).mock.lastCall as unknown as [(metric: { name: string; value: number }) => void];
  report({ name: metric, value });
  expect(beacon).toHaveBeenCalledTimes(1);
  expect(JSON.parse(beacon.mock.lastCall?.[1] ?? '')).toEqual({
    event: 'web_vital',
    metric,
    value: sent,
    kind: 'projects',
    connection: '4g',
    page: '/projects',
  });
});

test('a browser that does not tell the connection is no fault', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
  sendVitals('/events', 'home');
  const [report] = jest.mocked(onLCP).mock.lastCall as unknown as [(metric: { name: string; value: number }) => void];
  report({ name: 'LCP', value: 900 });
  expect(JSON.parse(beacon.mock.lastCall?.[1] ?? '')).toMatchObject({ connection: 'unknown', value: 900 });
});
