/** @jest-environment node */
import { createProgress } from './progress';

const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  jest.useFakeTimers();
  process.stdout.isTTY = false;
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a short step prints its closing line only', () => {
  const progress = createProgress('Pictures', 3);
  for (let step = 0; step < 3; step++) {
    jest.advanceTimersByTime(300);
    progress.tick();
  }
  progress.done('all from the cache');
  expect(written).toEqual(['Pictures 3/3, 0.9 s: all from the cache\n']);
});

test('a long step tells counts and seconds on the way, but not on every step', () => {
  const progress = createProgress('Pages', 100);
  for (let step = 0; step < 25; step++) {
    jest.advanceTimersByTime(500);
    progress.tick(4);
  }
  progress.done();
  expect(written).toEqual(['Pages 16/100, 2.0 s\n', 'Pages 96/100, 12.0 s\n', 'Pages 100/100, 12.5 s\n']);
});

test('without a total it counts up, without counts it tells the time', () => {
  const counted = createProgress('Compressed');
  counted.tick(7);
  counted.done();
  createProgress('Built').done();
  expect(written).toEqual(['Compressed 7, 0.0 s\n', 'Built, 0.0 s\n']);
});
