import type { Page } from '@playwright/test';

/** Runs in the page: lists texts and controls off screen or cut off by a box, and horizontal scrolling of the page. */
function listLayoutFaults(): string[] {
  const width = document.documentElement.clientWidth;
  const faults = new Set<string>();
  if (document.documentElement.scrollWidth > width) {
    faults.add(`the page is ${document.documentElement.scrollWidth} px wide on ${width}`);
  }

  /** How a box cuts what is inside; read once, because many texts lie in it. */
  const boxes = new Map<Element, { scrolls: boolean; cuts: boolean; clamps: boolean; isFixed: boolean }>();
  const look = (box: Element) => {
    const { overflowX, overflowY, clipPath, webkitLineClamp, position } = getComputedStyle(box);
    const found = {
      // A carousel cuts its neighbours off on purpose, and more of them during a resize.
      scrolls: /auto|scroll/.test(overflowX + overflowY) || box.hasAttribute('data-embla'),
      cuts: /hidden|clip/.test(overflowX) || clipPath !== 'none',
      clamps: webkitLineClamp !== 'none',
      isFixed: position === 'fixed',
    };
    boxes.set(box, found);
    return found;
  };

  /** Empty if the text is not cut off; null if it is hidden on purpose or scrollable. */
  const cutBy = (element: Element, text: DOMRect): string | null => {
    let cut = '';
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { scrolls, cuts, clamps, isFixed } = boxes.get(box) ?? look(box);
      if (scrolls) return null;
      if (cuts) {
        const edge = box.getBoundingClientRect();
        const isOutside =
          text.right <= edge.left + 1 ||
          text.left >= edge.right - 1 ||
          text.bottom <= edge.top + 1 ||
          text.top >= edge.bottom - 1;
        if (isOutside || edge.width <= 2) return null;
        if (text.right > edge.right + 1 || text.left < edge.left - 1) cut = 'cut off at the side';
        else if (!clamps && text.bottom > edge.bottom + 2) cut = 'cut off below';
      }
      if (isFixed) break;
    }
    return cut || (text.right > width + 1 || text.left < -1 ? 'beyond the screen' : '');
  };

  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.nodeValue?.trim() || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    if (element.closest('script, style, noscript, option, textarea, [aria-hidden=true]')) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const fault = text.width > 0 && text.height > 0 ? cutBy(element, text) : null;
    if (fault) faults.add(`${fault}: ${node.nodeValue.trim().slice(0, 60)}`);
  }
  for (const control of document.querySelectorAll('a, button, input:not([type=hidden]), select, summary')) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const box = control.getBoundingClientRect();
    const isSkipped = box.width <= 2 || control.closest('[aria-hidden=true]') !== null;
    if (!isSkipped && control.parentElement && cutBy(control.parentElement, box) === 'beyond the screen') {
      faults.add(
        `beyond the screen: ${control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 60)}`,
      );
    }
  }
  return [...faults];
}

export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(listLayoutFaults);
}

/** Sets letters as a reader's settings do: their size, and the text spacing of WCAG 1.4.12. Both at once, because each lays the page out. */
export async function setText(page: Page, wanted: { size?: string; isSpaced?: boolean }): Promise<void> {
  await page.evaluate(({ size = '', isSpaced = false }) => {
    document.documentElement.style.fontSize = size;
    // Sheets that came with fetched code stay.
    const own = window as unknown as { spacing?: CSSStyleSheet };
    const sheet = (own.spacing ??= new CSSStyleSheet());
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
    sheet.replaceSync(
      isSpaced
        ? `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
           p { margin-bottom: 2em !important }`
        : '',
    );
  }, wanted);
}
