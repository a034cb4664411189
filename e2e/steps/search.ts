import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** The active search field: the layer's if one is open. */
export const field = (page: Page) =>
  page.getByRole('combobox', { name: 'Search projects, companies, locations' }).last();
export const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

/** Moves the pointer until the element is visible; the search's data loads at a visitor's first sign. */
async function moveUntil(page: Page, seen: Locator): Promise<void> {
  let y = 400;
  await expect(async () => {
    await page.mouse.move(5, (y += 1));
    await expect(seen).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 10_000 });
}

/** The page's search field while its data loads. */
export async function loadingField(page: Page): Promise<Locator> {
  const loading = page.getByPlaceholder('Loading search data...');
  await moveUntil(page, loading);
  return loading;
}

/** Waits until the search has loaded its data. */
export async function readySearch(page: Page): Promise<void> {
  await moveUntil(page, field(page));
  await expect(field(page)).toBeEnabled();
  await expect(field(page)).toHaveAttribute('placeholder', 'Search projects, companies, locations...');
}

/** Opens the search from the icon of the header. */
export async function openSearch(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Search projects' }).click();
  await expect(field(page)).toBeFocused();
  await readySearch(page);
}

/** A fake speech recogniser, controlled by `window.speech`. */
export function fakeSpeech(): void {
  class Recognition {
    onresult?: (event: unknown) => void;
    onerror?: (event: unknown) => void;
    onend?: () => void;
    start() {
      Object.assign(window, {
        hear: (transcript: string) => {
          this.onresult?.({ results: [[{ transcript }]] });
          this.onend?.();
        },
        breakOff: (error: string) => {
          this.onerror?.({ error });
          this.onend?.();
        },
      });
    }
    stop() {
      this.onerror?.({ error: 'aborted' });
      this.onend?.();
    }
  }
  Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
}
