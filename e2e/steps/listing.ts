import type { Locator, Page } from '@playwright/test';

/** The cards of a listing. */
export function results(page: Page): Locator {
  const lists = /^(Projects|Fits your wish|Close to your wish|Price on request)$/;
  return page.getByRole('list', { name: lists }).getByRole('article');
}

/** Ticks a locality's chip above the cards. */
export async function chooseLocality(page: Page, name: string): Promise<void> {
  const chips = page.getByRole('group', { name: 'Localities' }).first();
  const chip = chips.getByRole('checkbox', { name: new RegExp(`^${name}, `) });
  await chip.check({ force: true });
}
