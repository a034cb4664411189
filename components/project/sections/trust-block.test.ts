/** @jest-environment jsdom */
import { copyNumber, tellAge } from './trust-block';

const NUMBER = 'RC/REP/HARERA/GGM/1';
const writeText = jest.fn<Promise<void>, [string]>();

function drawBlock(day: string): { button: Element; time: HTMLTimeElement; block: Element } {
  document.body.innerHTML = `<div data-trust><p>RERA No. <strong>${NUMBER}</strong> <button value="${NUMBER}"><span data-said="">Copy</span><span data-said="copied" hidden>Copied</span><span data-said="selected" hidden>Selected</span></button></p>
    <p><span data-check="fresh">Checked on <time datetime="${day}">then</time></span><span data-check="old" hidden>Ask for today’s price</span>. <a>Report</a></p></div>`;
  const block = document.querySelector('[data-trust]')!;
  return { block, button: block.querySelector('button')!, time: block.querySelector('time')! };
}

/** The text without hidden parts. */
function shownText(element: Element): string {
  for (const part of element.querySelectorAll('[hidden]')) part.remove();
  return element.textContent ?? '';
}

const setClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

afterEach(() => jest.useRealTimers());

test.each([
  ['copied', { writeText: writeText.mockResolvedValue() }, 'Copied'],
  ['selected where the browser refuses', { writeText: () => Promise.reject(new Error('denied')) }, 'Selected'],
  ['selected where there is no clipboard', undefined, 'Selected'],
])('the number before the button is %s', async (_, clipboard, word) => {
  setClipboard(clipboard);
  const { button } = drawBlock('2026-11-04');
  copyNumber(button);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shownText(button)).toBe(word);
  expect(getSelection()?.toString()).toBe(NUMBER);
  if (word === 'Copied') expect(writeText).toHaveBeenCalledWith(NUMBER);
});

test('other clicks copy nothing', () => {
  setClipboard({ writeText: writeText.mockClear() });
  copyNumber(drawBlock('2026-11-04').block.querySelector('a')!);
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['2026-11-22', 'Checked on then, today. Report'],
  ['2026-11-21', 'Checked on then, yesterday. Report'],
  ['2026-11-04', 'Checked on then, 18 days ago. Report'],
  ['2026-08-24', 'Checked on then, 90 days ago. Report'],
  ['2026-08-23', 'Ask for today’s price. Report'],
])('a check of %s reads, on 22 November: %s', (day, text) => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T09:00:00Z') });
  const { time, block } = drawBlock(day);
  tellAge(time);
  expect(shownText(block.lastElementChild!)).toBe(text);
});
