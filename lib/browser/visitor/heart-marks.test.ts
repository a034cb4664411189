/** @jest-environment jsdom */
import { markHearts } from './heart-marks';
import { readShortlist, writeShortlist } from './shortlist';

const card = (key: string, name: string) =>
  `<button value="${key}" data-heart="${name}" aria-label="Add ${name} to shortlist" aria-pressed="false"></button>`;
const heart = (name: string) => document.querySelector(`[aria-label*="${name}"]`)!;
const link = () => document.getElementById('header-shortlist')!;

beforeEach(() => {
  localStorage.clear();
  writeShortlist([]);
  document.body.innerHTML = `<a id="header-shortlist"></a>${card('a/mogra', 'Mogra to Courts')}${card('a/kiln', 'Kiln')}`;
});

test('a pressed heart keeps its project, pressed again it lets it go', () => {
  markHearts(heart('Mogra'));
  expect(readShortlist()).toEqual([{ key: 'a/mogra', name: 'Mogra to Courts' }]);
  expect(heart('Mogra')).toMatchObject({ ariaPressed: 'true', ariaLabel: 'Remove Mogra to Courts from shortlist' });
  expect(heart('Kiln')).toMatchObject({ ariaPressed: 'false', ariaLabel: 'Add Kiln to shortlist' });
  expect(link().ariaLabel).toBe('Shortlist, 1 project');
  expect(link().dataset['count']).toBe('1');
  markHearts(heart('Kiln'));
  expect(link().ariaLabel).toBe('Shortlist, 2 projects');
  markHearts(heart('Kiln'));
  markHearts(heart('Mogra'));
  expect(readShortlist()).toEqual([]);
  expect(heart('Mogra')).toMatchObject({ ariaPressed: 'false', ariaLabel: 'Add Mogra to Courts to shortlist' });
  expect(link().ariaLabel).toBe('Shortlist');
  expect(link().dataset['count']).toBeUndefined();
});

test('what was kept before is marked, on cards drawn later too, once', () => {
  writeShortlist([{ key: 'a/neem', name: 'Neem' }]);
  markHearts();
  document.body.insertAdjacentHTML('beforeend', card('a/neem', 'Neem'));
  expect(document.querySelector('[value="a/neem"]')?.ariaPressed).toBe('false');
  dispatchEvent(new Event('cards-drawn'));
  expect(heart('Neem').ariaPressed).toBe('true');
  markHearts(link());
  expect(readShortlist()).toHaveLength(1);
});

test('a page without the link in its header has hearts all the same', () => {
  link().remove();
  markHearts(heart('Kiln'));
  expect(heart('Kiln').ariaPressed).toBe('true');
});
