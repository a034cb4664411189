/** @jest-environment jsdom */
import { createAutoplay, type Autoplay, type RestReason } from './start-autoplay';

const INTERVAL_MS = 3000;

let ticks: number;
let autoplay: Autoplay;

beforeEach(() => {
  jest.useFakeTimers();
  ticks = 0;
  autoplay = createAutoplay(INTERVAL_MS, () => (ticks += 1));
});

afterEach(() => {
  autoplay.stop();
  jest.useRealTimers();
});

test('waits until the stage is seen, then ticks once an interval', () => {
  jest.advanceTimersByTime(INTERVAL_MS * 2);
  expect(ticks).toBe(0);
  autoplay.rest('off-screen', false);
  jest.advanceTimersByTime(INTERVAL_MS - 1);
  expect(ticks).toBe(0);
  jest.advanceTimersByTime(1 + INTERVAL_MS);
  expect(ticks).toBe(2);
});

test.each<RestReason>(['paused', 'off-screen', 'hidden-tab', 'hover', 'focus', 'manual'])(
  'rests while %s',
  (reason) => {
    autoplay.rest('off-screen', false);
    autoplay.rest(reason, true);
    jest.advanceTimersByTime(INTERVAL_MS * 3);
    expect(ticks).toBe(0);
    autoplay.rest(reason, false);
    jest.advanceTimersByTime(INTERVAL_MS);
    expect(ticks).toBe(1);
  },
);

test('goes on only when the last reason is gone', () => {
  autoplay.rest('off-screen', false);
  autoplay.rest('hover', true);
  autoplay.rest('paused', true);
  autoplay.rest('hover', false);
  jest.advanceTimersByTime(INTERVAL_MS * 3);
  expect(ticks).toBe(0);
});

test('a reason told twice does not begin the turn anew', () => {
  autoplay.rest('off-screen', false);
  jest.advanceTimersByTime(INTERVAL_MS - 100);
  autoplay.rest('off-screen', false);
  jest.advanceTimersByTime(100);
  expect(ticks).toBe(1);
});

test('holds for ten seconds from the last touch, then goes on', () => {
  autoplay.rest('off-screen', false);
  autoplay.hold(10_000);
  jest.advanceTimersByTime(6000);
  autoplay.hold(10_000);
  jest.advanceTimersByTime(10_000);
  expect(ticks).toBe(0);
  jest.advanceTimersByTime(INTERVAL_MS);
  expect(ticks).toBe(1);
});

test('a hold does not outweigh a pause', () => {
  autoplay.rest('off-screen', false);
  autoplay.rest('paused', true);
  autoplay.hold(1000);
  jest.advanceTimersByTime(INTERVAL_MS * 3);
  expect(ticks).toBe(0);
});

test('stops for good', () => {
  autoplay.rest('off-screen', false);
  autoplay.hold(1000);
  autoplay.stop();
  jest.advanceTimersByTime(INTERVAL_MS * 5);
  expect(ticks).toBe(0);
});
