import { expect, type Locator, type Page } from '@playwright/test';

/** A project whose units are told. */
const NEEM_AVENUE = '/project-details/vatika/neem-avenue-residences-sector-84';

/** Its units, opened; null, and nothing on the page speaks of them, where what the developer told is more than 45 days old. */
export async function openUnits(page: Page): Promise<Locator | null> {
  await page.goto(NEEM_AVENUE);
  const units = page.locator('#units');
  if ((await units.count()) === 0) {
    await expect(page.getByText('As the developer told on')).toHaveCount(0);
    return null;
  }
  await units.getByText('by tower and floor').or(units.getByText('still free')).click();
  return units;
}
