/** A text as it stands in the page, and as it was saved. */
type SavedText = readonly [before: string, after: string];

/**
 * In development, in the editor's frame: shows saved texts at once, the rendering follows. Only whole texts of a page
 * that is hydrated are replaced; those that the rendering leaves alone were others of the same words.
 */
export function showEdits(editorOrigin: string | undefined): void {
  const shown = new Map<CharacterData, string>();
  const rendering = new MutationObserver((changes) => {
    for (const { target } of changes) shown.delete(target as CharacterData);
    for (const [text, before] of shown) text.data = before;
    shown.clear();
    rendering.takeRecords();
  });
  rendering.observe(document, { characterData: true, subtree: true });
  addEventListener('message', ({ origin, data }: MessageEvent<SavedText[]>) => {
    if (origin !== editorOrigin || !document.querySelector('header[data-ready]')) return;
    const saved = new Map(data);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const after = saved.get(text.data);
      if (after === undefined) continue;
      shown.set(text, shown.get(text) ?? text.data);
      text.data = after;
    }
    rendering.takeRecords();
  });
}
