import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';

const PASSWORD = 'a pass phrase for tests';

/** Adds a user of the inbox, as the office does; returns the name. */
export function addOfficeUser(): string {
  const name = `e2e-${randomUUID().slice(0, 8)}`;
  execFileSync(process.execPath, ['--import', 'tsx', 'server/enquiries.ts', 'add-user', name], {
    env: { ...process.env, ENQUIRY_DB_URL: process.env['E2E_DB_URL'] },
    input: `${PASSWORD}\n`,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  return name;
}

export async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/office');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Sends an enquiry from a project page. */
export async function sendEnquiry(
  request: APIRequestContext,
  fields: { name: string; phone: string; message: string },
) {
  const base = process.env['E2E_PORT'] ?? '4173';
  await request.post('/contact.php', {
    headers: { Referer: `http://127.0.0.1:${base}/project-details/vatika/neem-court` },
    data: { ...fields, consent: '2026-11', id: randomUUID() },
  });
}

/** Searches the inbox. */
export async function find(page: Page, words: string): Promise<void> {
  await page.getByLabel('Name, phone number or project').fill(words);
  await page.getByRole('button', { name: 'Search' }).click();
}
