import { execFileSync } from 'node:child_process';

/** Renders empty components in a separate process: preact then needs no DOM, and jest does not load its ES module. */
function drawRoots(lines: string): unknown {
  const code = `
    globalThis.document = {};
    const { createElement, options, render } = await import('preact');
    const { useEffect, useId } = await import('preact/hooks');
    const seen = [];
    const Probe = () => (seen.push(useId()), useEffect(() => void seen.push('effect')), null);
    const draw = (own) => render(Object.assign(createElement(Probe), own), { childNodes: [], firstChild: null });
    ${lines}
    console.log(JSON.stringify(seen));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
}

test('two roots give the same ids, unless each has a number of its own in __m', () => {
  expect(drawRoots('draw({}); draw({});')).toEqual(['P0-0', 'P0-0']);
  expect(drawRoots('draw({ __m: [1, 0] }); draw({ __m: [2, 0] });')).toEqual(['P1-0', 'P2-0']);
});

test('effects run in the microtask that options.requestAnimationFrame asks for', () => {
  expect(drawRoots('draw({}); await null;')).toEqual(['P0-0']);
  expect(drawRoots('options.requestAnimationFrame = queueMicrotask; draw({}); await null;')).toEqual([
    'P0-0',
    'effect',
  ]);
});
