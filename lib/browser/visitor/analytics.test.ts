/** @jest-environment jsdom */
import { sendEvent } from './analytics';

interface DataLayerWindow {
  dataLayer?: unknown;
}

const layered = window as DataLayerWindow;
const beacon = jest.fn<boolean, [string, string]>();

beforeEach(() => {
  delete layered.dataLayer;
  beacon.mockReset();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
  history.replaceState(null, '', '/about?name=Asha');
});

test('an event goes to the layer, and nowhere else without an endpoint', () => {
  sendEvent({ event: 'page_view' }, null);
  sendEvent({ event: 'form_submit', form: 'footer' }, null);
  expect(layered.dataLayer).toEqual([
    { event: 'page_view', page: '/about' },
    { event: 'form_submit', form: 'footer', page: '/about' },
  ]);
  expect(beacon).not.toHaveBeenCalled();
});

test('with an endpoint it is also sent, as JSON', () => {
  sendEvent({ event: 'phone_click' }, '/events');
  expect(beacon).toHaveBeenCalledWith('/events', '{"event":"phone_click","page":"/about"}');
});

test.each([
  ['doNotTrack', '1'],
  ['connection', { saveData: true }],
])('who asked for it by %s is not counted', (name, value) => {
  Object.defineProperty(navigator, name, { configurable: true, value });
  sendEvent({ event: 'page_view' }, '/events');
  Object.defineProperty(navigator, name, { configurable: true, value: undefined });
  expect(beacon).not.toHaveBeenCalled();
  expect(layered.dataLayer).toEqual([{ event: 'page_view', page: '/about' }]);
});

test.each([
  ['the layer is no list', () => (layered.dataLayer = 'taken')],
  [
    'the layer throws',
    () =>
      (layered.dataLayer = {
        push: () => {
          throw new Error('blocked');
        },
      }),
  ],
])('%s: the endpoint is still told, nothing is thrown', (_what, breakIt) => {
  breakIt();
  expect(() => sendEvent({ event: 'page_view' }, '/events')).not.toThrow();
  expect(beacon).toHaveBeenCalledTimes(1);
});

test('a beacon that throws changes nothing', () => {
  beacon.mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(() => sendEvent({ event: 'page_view' }, '/events')).not.toThrow();
  expect(layered.dataLayer).toHaveLength(1);
});
