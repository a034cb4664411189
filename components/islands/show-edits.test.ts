/** @jest-environment jsdom */
import { showEdits } from './show-edits';

const EDITOR = 'http://localhost:3400';
const page = () => document.body.textContent;
const send = (origin: string, ...data: [string, string][]) =>
  window.dispatchEvent(new MessageEvent('message', { origin, data }));

beforeAll(() => showEdits(EDITOR));
beforeEach(() => {
  document.body.innerHTML = '<header data-ready></header><h1>Mogra Courts</h1> <p>Goa</p> <p>in Goa</p> <p>Goa</p>';
});

test('a saved text stands in the page at once', () => {
  send(EDITOR, ['Mogra Courts', 'Mogra Gardens']);
  expect(page()).toBe('Mogra Gardens Goa in Goa Goa');
});

test('what the rendering leaves alone were other texts of the same words', async () => {
  send(EDITOR, ['Goa', 'Gurgaon']);
  expect(page()).toBe('Mogra Courts Gurgaon in Goa Gurgaon');
  const [first] = document.querySelectorAll('p');
  if (first?.firstChild) first.firstChild.nodeValue = 'Gurgaon';
  await Promise.resolve();
  expect(page()).toBe('Mogra Courts Gurgaon in Goa Goa');
});

test('another site’s message, and one before hydration, change nothing', () => {
  send('http://evil.example', ['Goa', 'Gurgaon']);
  document.querySelector('header')?.removeAttribute('data-ready');
  send(EDITOR, ['Goa', 'Gurgaon']);
  expect(page()).toBe('Mogra Courts Goa in Goa Goa');
});
