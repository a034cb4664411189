import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { SAMPLE_DIR } from '../steps/sample';

const OUT_DIR = process.env['OUT_DIR'] ?? 'out';
const CONTENT_DIR = process.env['CONTENT_DIR'] || SAMPLE_DIR;

// The pages are read once.
test.describe.configure({ mode: 'default' });

/** HTML without scripts, because these repeat parts of the markup. */
const markupOf = (html: string) => html.replace(/<script>[^]*?<\/script>/g, '');

const pages = readdirSync(OUT_DIR, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    path: `/${file.slice(0, -'.html'.length)}`,
    html: markupOf(readFileSync(join(OUT_DIR, file), 'utf8')),
  }));

const paths = pages.map(({ path }) => path);
const isNoindex = (html: string) => /<meta name="robots" content="[^"]*noindex/.test(html);

test('126 projects, 27 developers and 9 cities have their page', () => {
  const cities = ['goa', 'faridabad', 'lucknow', 'pune', 'bangalore'].map((city) => `/${city}`);
  expect(paths.filter((path) => /^\/project-details\/[^/]+\/[^/]+$/.test(path))).toHaveLength(126);
  expect(paths.filter((path) => /^\/project-details\/[^/]+$/.test(path))).toHaveLength(27);
  expect(paths.filter((path) => /^\/floor-plans\/[^/]+$/.test(path))).toHaveLength(27);
  expect(paths).toEqual(
    expect.arrayContaining([...cities, ...['gurgaon', 'delhi', 'noida', 'mumbai'].map((city) => `/city/${city}`)]),
  );
});

const REDIRECTS = [
  ['/contact', '/contact-us'],
  ['/banglore', '/bangalore'],
  ['/gurgaon', '/city/gurgaon'],
  ['/delhi', '/city/delhi'],
  ['/noida', '/city/noida'],
  ['/mumbai', '/city/mumbai'],
  ['/developer-projects', '/developer-projects/vatika'],
  ['/city/goa', '/goa'],
  ['/city/bangalore', '/bangalore'],
] as const;

test('what moved passes on, by status and by page', async ({ request }) => {
  for (const [from, to] of REDIRECTS) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(new URL(response.headers()['location'] ?? '', 'http://site').pathname).toBe(to);
    const html = pages.find(({ path }) => path === from)?.html ?? '';
    expect(html).toContain(`content="0; url=${to}"`);
    expect(html).toContain(`<link rel="canonical" href="https://www.aangan.example${to}"/>`);
    expect(isNoindex(html)).toBe(true);
    expect(html).toContain(`href="${to}"`);
  }
});

const DATA_FILES = `
  trendingProjects leadingRealEstateDevelopers residentialProjects commercialProjects floorPlan paymentPlan
  projectAmenities projectSpecifications amenitiesImages locationData globalFaqs sitePlanData everythingContainer
  topLocalities companyData`;

test('/data has the source of each file, byte for byte', async ({ request }) => {
  for (const name of DATA_FILES.trim().split(/\s+/)) {
    const response = await request.get(`/data/${name}.json`);
    expect(response.headers()['content-type']).toContain('application/json');
    expect((await response.body()).equals(readFileSync(join(CONTENT_DIR, `${name}.json`)))).toBe(true);
  }
});
