import { expect, type Locator, type Page } from '@playwright/test';

/** A project with three configurations (the second has no price), three payment plans and a site plan. */
export const PROJECT = '/project-details/vatika/mogra-courts-sector-83';
/** A project whose third floor has two drawings. */
export const DUPLEX_PROJECT = '/project-details/vatika/harsingar-heights-sector-85';
/** A project with two location pictures. */
export const PLACE_PROJECT = '/project-details/bluepeak-estates/cobalt-one-sector-102';

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const viewer = (page: Page) => page.getByRole('dialog');
export const level = (page: Page, text: string) => viewer(page).getByText(`Zoom ${text}`, { exact: true });

/** Opens the page and waits until it is interactive. */
export async function open(page: Page, path = PROJECT): Promise<void> {
  await page.goto(path);
  await expect(page.locator('header[data-ready]')).toBeAttached();
}

/** Expects slide n of the carousel to be the visible one. */
export async function expectSlide(area: Locator, n: number): Promise<void> {
  const slide = area.getByRole('group', { name: new RegExp(`^${n} of`), includeHidden: true });
  const stage = slide.locator('xpath=../..');
  const offset = async () => {
    const [inner, outer] = [await slide.boundingBox(), await stage.boundingBox()];
    return Math.abs((inner?.x ?? 0) + (inner?.width ?? 0) / 2 - (outer?.x ?? 0) - (outer?.width ?? 0) / 2);
  };
  await expect.poll(offset, `slide ${n} shows`).toBeLessThan(2);
}

/** Opens the first configuration's drawing in the zoom dialog. */
export async function openPlan(page: Page): Promise<void> {
  await section(page, 'Floor Plan').getByRole('link', { name: 'Mogra Courts floor plan: 3 BHK', exact: true }).click();
  await expect(viewer(page)).toBeVisible();
  await expect(level(page, '1×')).toBeVisible();
}

/** Scale of the picture and its offset from the middle of its stage, in px. */
export function drawn(page: Page): Promise<{ scale: number; x: number; y: number }> {
  return viewer(page)
    .getByRole('img')
    .evaluate((image) => {
      const { a, e, f } = new DOMMatrix(image.style.transform);
      return { scale: Math.round(a * 1000) / 1000, x: Math.round(e), y: Math.round(f) };
    });
}

/** Middle of the picture's stage in the viewport. */
export async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = (await viewer(page).getByRole('img').locator('xpath=../..').boundingBox())!;
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}
