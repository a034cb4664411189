import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';

/** A reserved host name: no request to it leaves the machine. */
export const BENCH_ORIGIN = 'http://bench.invalid';

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Answers every request of the page from the export. `replaced` gives other text for some addresses. */
export async function serveExport(page: Page, outDir: string, replaced: Record<string, string>): Promise<void> {
  await page.route('**/*', (route: Route) => {
    const { origin, pathname } = new URL(route.request().url());
    const address = decodeURIComponent(pathname);
    const file = path.join(outDir, path.extname(address) === '' ? `${address}.html` : address);
    const own = replaced[address];
    if (origin !== BENCH_ORIGIN || (own === undefined && !existsSync(file))) return route.abort();
    return route.fulfill({ body: own ?? readFileSync(file), contentType: CONTENT_TYPES[path.extname(file)] ?? '' });
  });
}
