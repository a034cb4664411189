import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page, Request } from '@playwright/test';

const ORIGIN = `http://127.0.0.1:${process.env['E2E_PORT'] ?? 4173}`;

/** Matches the requests of all forms, not the page `/contact-us`. */
export const ENQUIRY_CALL = /\/(contact\.php|api\/enquiry)$/;

export const SUCCESS = 'Enquiry submitted successfully!';
export const NETWORK_ERROR = 'Network error. Please check your connection.';

export function footerForm(page: Page): Locator {
  return page.getByRole('contentinfo').locator('form');
}

/** Fills a form as a visitor does; fields not given stay unchanged. */
export async function fill(form: Locator, fields: Partial<Record<'Name' | 'Phone' | 'Email' | 'Message', string>>) {
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
}

export async function values(form: Locator): Promise<string[]> {
  return Promise.all(['Name', 'Phone', 'Email', 'Message'].map((label) => form.getByLabel(label).inputValue()));
}

/** Collects the page's requests to the endpoint, in order. */
export function watchCalls(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && ENQUIRY_CALL.test(request.url())) requests.push(request);
  });
  return requests;
}

/** As watchCalls, with the bodies. The test must route the requests, or their bodies are not visible. */
export async function watchBodies(page: Page): Promise<Record<string, string>[]> {
  const bodies: Record<string, string>[] = [];
  await page.route(ENQUIRY_CALL, (route) => {
    bodies.push(route.request().postDataJSON() as Record<string, string>);
    return route.continue();
  });
  return bodies;
}

/** Makes the endpoint fail for this browser: one fault per call, the last one repeats (e2e/server/faults.ts). */
export async function failCalls(context: BrowserContext, ...faults: string[]): Promise<void> {
  const value = `${faults.join('_')}~${randomUUID()}`;
  await context.addCookies([{ name: 'enquiry-fault', value, url: ORIGIN }]);
}

/** A unique phone number for each test, to find its rows. */
export function newPhone(): string {
  return `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
}

export interface StoredRow {
  name: string;
  phone: string;
  email: string;
  message: string;
  id: string;
  is_suspect: 'yes' | 'no';
  /** Name of the project. */
  project: string;
  developer: string;
  configuration: string;
  section: string;
  looking_for: string;
  channel: string;
  call_time: string;
  visit_at: string;
  campaign: string;
  latest_campaign: string;
  first_page: string;
}

/** The rows for a phone number as the office exports them, newest first (e2e/server/main.ts). */
export async function storedRows(phone?: string): Promise<StoredRow[]> {
  const csv = await (await fetch(`${ORIGIN}/contact.php?stored`)).text();
  const [heading = [], ...rows] = parseCsv(csv);
  const table = rows.map((cells) => Object.fromEntries(heading.map((name, index) => [name, cells[index] ?? ''])));
  return (table as unknown as StoredRow[]).filter((row) => phone === undefined || row.phone === phone);
}

function parseCsv(csv: string): string[][] {
  const cells = csv.matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n)/g);
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

/** The endpoint takes a form sent within 1.5 s of opening the page for a robot's. */
export async function beHuman(page: Page) {
  await page.waitForFunction(() => performance.now() > 1600);
}
