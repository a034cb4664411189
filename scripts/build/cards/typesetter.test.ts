/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import type { Line } from './typesetter';

const TEXTS = {
  rupee: '₹',
  figures: '1.81 – 2.62 Cr',
  price: '₹ 1.81 – 2.62 Cr',
  hindi: 'मोगरा',
  both: 'मोगरा Courts',
  emoji: '🏠',
  name: 'Mogra Courts',
};

/** Runs in a separate process, because jest does not load the ES module that makes the outlines. */
const PRINT = `
  require('./scripts/build/cards/typesetter.ts').createTypesetter().then(({ setLine }) => {
    const lines = Object.entries(${JSON.stringify(TEXTS)}).map(([name, text]) => [name, setLine(text, 'strong', 40)]);
    console.log(JSON.stringify({ ...Object.fromEntries(lines), light: setLine('Mogra Courts', 'text', 40) }));
  });`;

const lines = JSON.parse(
  execFileSync(process.execPath, ['--import', 'tsx', '-e', PRINT], { encoding: 'utf8' }),
) as Record<keyof typeof TEXTS | 'light', Line>;

test('the rupee sign is drawn, from its own file', () => {
  expect(lines.rupee.path).toMatch(/^M/);
  expect(lines.rupee.widthPx).toBeGreaterThan(10);
});

test('a line of two fonts goes on where the first ends', () => {
  expect(lines.price.widthPx).toBeGreaterThan(lines.rupee.widthPx + lines.figures.widthPx);
  expect(lines.price.path.startsWith(lines.rupee.path)).toBe(true);
});

test('Hindi is drawn, beside Latin letters, too', () => {
  expect(lines.hindi.path).toMatch(/^M/);
  expect(lines.both.path.startsWith(lines.hindi.path)).toBe(true);
  expect(lines.both.widthPx).toBeGreaterThan(lines.hindi.widthPx + 80);
});

test('what no font has is left out', () => {
  expect(lines.emoji).toEqual({ path: '', widthPx: 0 });
});

test('a heavier cut of the variable font is wider', () => {
  expect(lines.name.widthPx).toBeGreaterThan(lines.light.widthPx);
});
