/** @jest-environment jsdom */
import { openOnClick } from './open-on-click';

const opened: string[] = [];
let stop: AbortController;

beforeEach(() => {
  opened.length = 0;
  document.body.innerHTML = '<a href="#plan" data-zoom><b>Plan</b></a> <a href="#other">Other</a>';
  stop = new AbortController();
  const open = (link: HTMLAnchorElement) => {
    opened.push(link.hash);
    return Promise.resolve();
  };
  openOnClick('a[data-zoom]', open, stop.signal);
});
afterEach(() => {
  stop.abort();
  location.hash = '';
});

function click(selector: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
}

test.each<[string, string, MouseEventInit, boolean, string[]]>([
  ['a plain click', 'a[data-zoom]', {}, true, ['#plan']],
  ['a click inside the link', 'b', {}, true, ['#plan']],
  ['the keyboard', 'a[data-zoom]', { detail: 0 }, true, ['#plan']],
  ['the second click of two', 'a[data-zoom]', { detail: 2 }, true, []],
  ['another link', 'a[href="#other"]', {}, false, []],
  ['the middle button', 'a[data-zoom]', { button: 1 }, false, []],
  ['a click with Ctrl', 'a[data-zoom]', { ctrlKey: true }, false, []],
  ['a click with Cmd', 'a[data-zoom]', { metaKey: true }, false, []],
  ['a click with Shift', 'a[data-zoom]', { shiftKey: true }, false, []],
  ['a click with Alt', 'a[data-zoom]', { altKey: true }, false, []],
])('%s on %s', (_, selector, init, isAnswered, expected) => {
  expect(click(selector, init)).toBe(isAnswered);
  expect(opened).toEqual(expected);
});

test('a click that somebody answered already is left alone, and so is every click after the end', () => {
  const answer = (event: Event) => event.preventDefault();
  document.body.addEventListener('click', answer);
  click('b');
  document.body.removeEventListener('click', answer);
  stop.abort();
  click('b');
  expect(opened).toEqual([]);
});

test('the link leads on where what it opens does not come', async () => {
  stop.abort();
  stop = new AbortController();
  openOnClick('a[data-zoom]', () => Promise.reject(new Error('offline')), stop.signal);
  click('b');
  await Promise.resolve();
  await Promise.resolve();
  expect(location.hash).toBe('#plan');
});
