/** @jest-environment jsdom */
import { paintTicks, pressTick, readCompared, writeCompared } from './compared';

const card = (name: string) => `
  <article>
    <button value="vatika/${name}" data-compare="${name}">Compare</button>
  </article>`;
const ticks = () => [...document.querySelectorAll<HTMLButtonElement>('[data-compare]')];
const pressed = () => ticks().map(({ ariaPressed }) => ariaPressed);

beforeEach(() => {
  writeCompared([]);
  document.body.innerHTML = ['a', 'b', 'c', 'd', 'e'].map(card).join('');
  paintTicks();
});

test('a tick names its project and shows whether it is compared', () => {
  expect(ticks()[0]?.ariaLabel).toBe('Compare a');
  expect(pressTick(ticks()[1]!)).toBe(true);
  paintTicks();
  expect(pressed()).toEqual(['false', 'true', 'false', 'false', 'false']);
  expect(readCompared()).toEqual([{ key: 'vatika/b', name: 'b' }]);
});

test('a fifth project is refused and nothing changes', () => {
  expect(ticks().map(pressTick)).toEqual([true, true, true, true, false]);
  paintTicks();
  expect(pressed()).toEqual(['true', 'true', 'true', 'true', 'false']);
});
