import type { Locator, Page } from '@playwright/test';

/** A project whose units are told. */
export const NEEM_AVENUE = '/project-details/vatika/neem-avenue-residences-sector-84';

const unitsOf = (page: Page) => page.locator('#units');

/** Whether what the developer told is young enough to be shown. */
export const unitsAreShown = async (page: Page): Promise<boolean> => (await unitsOf(page).count()) > 0;

export async function openUnits(page: Page): Promise<Locator> {
  await unitsOf(page).getByText('by tower and floor').or(unitsOf(page).getByText('still free')).click();
  return unitsOf(page);
}
