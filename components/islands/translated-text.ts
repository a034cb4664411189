/**
 * A browser that translates a page puts `<font>` elements in the place of text nodes. Preact would go on writing to nodes
 * that are no longer in the page. So each render gets its own text nodes back; afterwards unchanged ones are translated
 * again.
 */
let translations: { text: Text; font: Element; before: string }[] = [];
const observer = new MutationObserver(collect);

/** A translation stands in the place of its text, or beside it until that is removed; they come in document order. */
function collect(records: MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const font = [...addedNodes, nextSibling, previousSibling].find(
      (node) => node?.nodeName === 'FONT' && translations.every((other) => other.font !== node),
    ) as Element | undefined;
    for (const text of removedNodes) {
      if (font && text instanceof Text) translations.push({ text, font, before: text.data });
    }
  }
}

/** Notes from now on what a translation replaces inside a root of Preact. */
export const watchTranslation = (root: Element) => observer.observe(root, { childList: true, subtree: true });

let released: Promise<void> | undefined;
addEventListener('pointerdown', ({ target }) => {
  if ((target as Node).nodeName !== 'FONT') return;
  released = new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, () => setTimeout(resolve), { once: true });
  });
});

/** Renders in a microtask; while a translated text is pressed after its release: the click would be lost with its text. */
export function renderSoon(render: () => void): void {
  void Promise.resolve(released).then(() => renderUntranslated(render));
}

/** Renders with the text nodes that Preact knows: a changed text is shown, the others stay translated. */
export function renderUntranslated(render: () => void): void {
  collect(observer.takeRecords());
  translations = translations.filter(({ font }) => font.isConnected);
  for (const { text, font } of translations) font.replaceWith(text);
  render();
  translations = translations.filter(({ text, before }) => text.isConnected && text.data === before);
  for (const { text, font } of translations) text.replaceWith(font);
  observer.takeRecords();
}
