import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** The cards of a listing. */
export function results(page: Page): Locator {
  const lists = /^(Projects|Fits your wish|Close to your wish|Price on request)$/;
  return page.getByRole('list', { name: lists }).getByRole('article');
}

/** Ticks a locality's chip above the cards; the label is what can be seen and pressed. */
export async function chooseLocality(page: Page, name: string): Promise<void> {
  const chip = page.getByRole('checkbox', { name: new RegExp(`^${name}, `) });
  const label = page.getByRole('group', { name: 'Localities' }).first().locator('label').filter({ has: chip });
  await label.click();
  await expect(label.getByRole('checkbox')).toBeChecked();
}
