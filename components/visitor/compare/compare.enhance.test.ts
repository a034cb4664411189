/** @jest-environment jsdom */
import { createElement, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { writeCompared } from '@/lib/browser/visitor/compared';
import { compare } from './compare.enhance';

/** React in the place of Preact, which jest cannot load as a module. */
jest.mock('@/components/islands/draw', () => {
  let drawn: Root | undefined;
  return {
    draw: async (place: Element, view: Promise<ComponentType>, props: object) => {
      const fetched = await view;
      drawn ??= createRoot(place);
      drawn.render(createElement(fetched, props));
    },
  };
});

const card = (name: string) => `
  <article>
    <button value="vatika/${name}" data-compare="${name}">Compare</button>
  </article>`;
const stop = new AbortController();
const root = () => document.getElementById('root')!;
const tick = (at: number) => document.querySelectorAll<HTMLButtonElement>('[data-compare]')[at]!;
const status = () => root().querySelector('[role=status]')?.textContent;
const settle = async () => {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setTimeout(resolve, 10));
};

async function press(button: HTMLElement) {
  button.click();
  await settle();
}

test('the tray follows the ticks: count, way to the comparison, taking out, no room for a fifth', async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  writeCompared([]);
  document.body.innerHTML = `${['a', 'b', 'c', 'd', 'e'].map(card).join('')}<div id="root"></div>`;
  compare(root(), stop.signal);
  await settle();
  expect(root().childElementCount).toBe(0);

  await press(tick(0));
  expect([status(), root().querySelector('a')]).toEqual(['1 to compare. Tick one more.', null]);
  await press(tick(1));
  expect(status()).toBe('2 of 4 to compare');
  expect(root().querySelector('a')?.getAttribute('href')).toBe('/shortlist?projects=vatika/a,vatika/b');

  for (const at of [2, 3, 4]) await press(tick(at));
  expect(status()).toBe('4 projects stand side by side. Take one out to add another.');
  expect(tick(4).ariaPressed).toBe('false');

  await press(root().querySelector<HTMLElement>('[aria-label="Take out a"]')!);
  expect([status(), tick(0).ariaPressed]).toEqual(['3 of 4 to compare', 'false']);
  await press(root().querySelector<HTMLElement>('[aria-label="Clear comparison"]')!);
  expect(root().querySelector('section')?.hidden).toBe(true);
  stop.abort();
});
