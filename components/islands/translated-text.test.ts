/** @jest-environment jsdom */
import { renderSoon, renderUntranslated, watchTranslation } from './translated-text';

const root = () => document.querySelector('p')!;
const textAt = (index: number) => texts[index]!;
let texts: Text[];

/** Two ways of putting a translation in the place of a text. */
const WAYS: Record<string, (text: Text, font: Element) => void> = {
  'in one step': (text, font) => text.replaceWith(font),
  'before the text, which then goes': (text, font) => {
    text.before(font);
    text.remove();
  },
  'after the text, which then goes': (text, font) => {
    text.after(font);
    text.remove();
  },
};

function translate(way: string): void {
  for (const text of texts) {
    if (!text.isConnected) continue;
    const font = document.createElement('font');
    font.innerHTML = `<font>«${text.data}»</font>`;
    WAYS[way]!(text, font);
  }
}

beforeEach(() => {
  document.body.innerHTML = '<p></p>';
  texts = ['In all ', '1,81,00,000', ' rupees'].map((text) => document.createTextNode(text));
  root().append(...texts);
  watchTranslation(root());
});

describe.each(Object.keys(WAYS))('a translation put %s', (way) => {
  test('a changed text is shown, the others stay translated', () => {
    translate(way);
    renderUntranslated(() => (textAt(1).data = '5,00,00,000'));
    expect(root().textContent).toBe('«In all »5,00,00,000« rupees»');
  });

  test('a text that was changed is translated and changed again', () => {
    translate(way);
    renderUntranslated(() => (textAt(1).data = '5,00,00,000'));
    translate(way);
    expect(root().textContent).toBe('«In all »«5,00,00,000»« rupees»');
    renderUntranslated(() => (textAt(1).data = '6,00,00,000'));
    expect(root().textContent).toBe('«In all »6,00,00,000« rupees»');
  });

  test('a removed text takes its translation with it, and a new one stands in its place', () => {
    translate(way);
    renderUntranslated(() => {
      textAt(0).before('New: ');
      textAt(0).remove();
      textAt(2).before(' Indian');
    });
    expect(root().textContent).toBe('New: «1,81,00,000» Indian« rupees»');
  });

  test('translations that a browser takes back leave nothing behind', async () => {
    translate(way);
    await Promise.resolve();
    root()
      .querySelectorAll('p > font')
      .forEach((font, at) => font.replaceWith(textAt(at)));
    renderUntranslated(() => (textAt(1).data = '5'));
    expect(root().textContent).toBe('In all 5 rupees');
  });
});

test('other elements beside a removed text are no translation', async () => {
  textAt(1).replaceWith(document.createElement('b'));
  await Promise.resolve();
  renderUntranslated(() => {});
  expect(root().innerHTML).toBe('In all <b></b> rupees');
});

test('what is pressed is not replaced before it is released: its click would be lost', async () => {
  translate('in one step');
  const font = root().querySelector('font > font')!;
  font.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  renderSoon(() => (textAt(1).data = '5,00,00,000'));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect([font.isConnected, root().textContent]).toEqual([true, '«In all »«1,81,00,000»« rupees»']);
  font.dispatchEvent(new Event('pointerup', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(root().textContent).toBe('«In all »5,00,00,000« rupees»');
});
