/** @jest-environment jsdom */
import { findDeveloper } from './find-developer';

jest.mock('@/components/islands/draw', () => ({
  draw: (place: Element, _view: unknown, { text }: { text: string }) => {
    place.textContent = text;
    return Promise.resolve();
  },
}));

const cardOf = (name: string) =>
  `<li data-name="${name}"><h2>${name}</h2><a href="#">View Projects of ${name}</a></li>`;

let field: HTMLInputElement;
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('li')]
    .filter(({ hidden }) => !hidden)
    .map((card) => card.children[0]?.textContent);
const type = (typed: string) => {
  field.value = typed;
  findDeveloper(field, new Event('input'));
  return document.getElementById('found-developers')?.textContent;
};

beforeEach(() => {
  const cards = ['Aravali Crest', 'Lotus Gate', 'Lotus Vale'].map(cardOf).join('');
  document.body.innerHTML = `<input id="find-developer"><p id="found-developers"></p><nav id="letter-index"></nav><ul id="all-developers">${cards}</ul>`;
  field = document.querySelector('input')!;
});

test.each([
  ['lotus', ['Lotus Gate', 'Lotus Vale'], '2 developers'],
  [' LOTUS-g ', ['Lotus Gate'], '1 developer'],
  ['nobody', [], 'No developer found for “nobody”'],
  ['', ['Aravali Crest', 'Lotus Gate', 'Lotus Vale'], ''],
])('%j leaves %p and tells %j', (typed, names, text) => {
  expect(type(typed)).toBe(text);
  expect(shown()).toEqual(names);
});

test('letters that may lead to hidden cards are hidden as long as something is typed', () => {
  const letters = document.getElementById('letter-index');
  type('lotus');
  expect(letters?.style.visibility).toBe('hidden');
  type('');
  expect(letters?.className).toBe('');
});

test('Enter leads to the first card that is shown, other keys nowhere', () => {
  type('lotus');
  findDeveloper(field, new KeyboardEvent('keydown', { key: 'x' }));
  expect(document.activeElement).toBe(document.body);
  findDeveloper(field, new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(document.activeElement?.textContent).toBe('View Projects of Lotus Gate');
});
