import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

const PROJECT = '/project-details/vatika/mogra-courts-sector-83';

/**
 * Runs in the page: names the focused control and what covers or cuts it off. Null without focus, or if this walk has
 * already reached the control.
 */
function describeFocus(way: string | null) {
  const control = document.activeElement;
  if (!control || control === document.body) return null;
  if (way) {
    const met = ((window as unknown as Record<string, Set<Element>>)[`met ${way}`] ??= new Set());
    if (met.has(control)) return null;
    met.add(control);
  }
  const whole = control.getBoundingClientRect();
  // The part of the control inside its scroll containers.
  const edge = { left: whole.left, right: whole.right, top: whole.top, bottom: whole.bottom };
  for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
    if (!/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX)) continue;
    const room = box.getBoundingClientRect();
    edge.left = Math.max(edge.left, room.left);
    edge.right = Math.min(edge.right, room.right);
  }
  const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40);
  const faults: string[] = [];
  if (edge.bottom <= 0 || edge.top >= innerHeight || edge.right <= 0 || edge.left >= innerWidth) {
    faults.push('is off the screen');
  }
  if (edge.right - edge.left < 0.8 * Math.min(whole.width, innerWidth)) faults.push('is cut off at the side');
  const kept = window as unknown as { bars?: Element[]; looks?: number };
  kept.looks = (kept.looks ?? 0) + 1;
  // Refreshed every 15th time only, because it is slow; new bars may have appeared.
  if (!kept.bars || kept.looks % 15 === 0) {
    kept.bars = [...document.querySelectorAll('body *')].filter((each) =>
      /fixed|sticky/.test(getComputedStyle(each).position),
    );
  }
  for (const bar of kept.bars) {
    const { position, visibility } = getComputedStyle(bar);
    if (whole.height > 0.6 * innerHeight) break;
    if (!/fixed|sticky/.test(position) || visibility === 'hidden' || bar.contains(control) || control.contains(bar))
      continue;
    const over = bar.getBoundingClientRect();
    const isStuck = position === 'fixed' || over.top < innerHeight / 3;
    const height = Math.min(edge.bottom, over.bottom) - Math.max(edge.top, over.top);
    const width = Math.min(edge.right, over.right) - Math.max(edge.left, over.left);
    if (!isStuck || height <= 2 || width <= 2) continue;
    // Only the element painted on top counts: a bar under the control covers nothing.
    const x = (Math.max(edge.left, over.left) + Math.min(edge.right, over.right)) / 2;
    const y = (Math.max(edge.top, over.top) + Math.min(edge.bottom, over.bottom)) / 2;
    if (bar.contains(document.elementFromPoint(x, y))) {
      faults.push(
        `is covered by ${bar.tagName.toLowerCase()} ${bar.id || bar.getAttribute('aria-label') || bar.className}`,
      );
    }
  }
  return { name, faults };
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: number; faults: string[] }> {
  let stops = 0;
  const faults: string[] = [];
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press(key);
    let focus = await page.evaluate(describeFocus, key);
    // Backwards from the top, the first press leaves the page.
    if (!focus && presses === 0) continue;
    if (!focus) break;
    stops += 1;
    if (focus.faults.length) {
      await page.waitForTimeout(200);
      focus = await page.evaluate(describeFocus, null);
    }
    faults.push(...(focus?.faults.map((fault) => `${key}: "${focus.name}" ${fault}`) ?? []));
  }
  return { stops, faults };
}

test('what has the focus is in sight, and no bar lies over it', async ({ page, isMobile }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A phone's bars stand together on the page of a project; on a desktop one bar stands above, which the way back meets.
  for (const [path, keys] of isMobile
    ? [[PROJECT, ['Tab', 'Shift+Tab']] as const]
    : [['/', ['Tab']] as const, [PROJECT, ['Shift+Tab']] as const]) {
    await page.goto(path);
    await expect(page.locator('header[data-ready]')).toBeAttached();
    for (const key of keys) {
      const { faults, stops } = await walk(page, key);
      expect.soft(faults, path).toEqual([]);
      expect(stops, path).toBeGreaterThan(40);
    }
  }
});
