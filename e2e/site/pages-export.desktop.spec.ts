import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readSite, SAMPLE_DIR } from '../steps/sample';

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

const SITE = 'https://www.aangan.example';
const BRAND = 'Aangan Estates';

/** Addresses whose page another one contains. */
const FULLER = [
  ['/trending-projects', ''],
  ['/residential-projects', '/residential'],
  ['/developer-projects/vatika', '/project-details/vatika'],
] as const;

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };

/** Text of each part of the markup that matches. */
const textsOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, inner = '']) =>
    inner.replace(/<[^>]+>/g, '').replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity),
  );

test('a page that another one contains names that one', () => {
  for (const [path, fuller] of FULLER) {
    const html = pages.find((page) => page.path === path)?.html;
    expect(html).toContain(`<link rel="canonical" href="${SITE}${fuller}"/>`);
  }
});

const mainOf = (path: string) =>
  /<main\b.*?<\/main>/s.exec(pages.find((page) => page.path === path)?.html ?? '')?.[0] ?? '';
/** What is read of a part of the markup. */
const wordsOf = (html: string) => textsOf(`${html}\n`, /(.*)\n/gs)[0] ?? '';

test('/home is the same page, canonical at /', () => {
  expect(wordsOf(mainOf('/index'))).toContain('How do I check a developer');
  expect(mainOf('/home')).toBe(mainOf('/index'));
  const html = pages.find(({ path }) => path === '/home')?.html;
  expect(html).toContain(`<link rel="canonical" href="${SITE}"/>`);
  expect(html).toContain(`<title>${BRAND}: Property advice with the papers on the table</title>`);
});

test('each category has a banner of its kind', () => {
  const { categoryBanners } = readSite() as { categoryBanners: { category: string; image: string }[] };
  expect(categoryBanners).toHaveLength(4);
  for (const { category, image } of categoryBanners)
    expect(/<img src="([^"]*)"/.exec(mainOf(`/${category}`))?.[1]).toBe(`/images/${image}`);
});

test('without a RERA number the badge says why, and nothing calls the project approved; without a price the EMI is an example', () => {
  for (const [path, badge, answer] of [
    ['/ivory-square/ivory-row-sector-43', 'RERA number awaited', 'Not yet: the registration number is awaited.'],
    [
      '/courtyard-living/dalaan-defence-colony',
      'RERA exempt',
      'It needs no RERA registration: four homes on the plot.',
    ],
  ] as const) {
    const main = mainOf(`/project-details${path}`);
    const badges = /<ul aria-label="In short".*?<\/ul>/s.exec(main)?.[0] ?? '';
    expect(textsOf(badges, /<li>(.*?)<\/li>/g).at(-1)).toBe(badge);
    expect(main).not.toContain('>RERA Approved<');
    expect(wordsOf(main)).toContain(answer);
  }
  expect(wordsOf(mainOf('/project-details/ivory-square/ivory-row-sector-43'))).toContain('Example: ₹ 50 lakh.');
});

test('an office has no Bedrooms cell and says Commercial', () => {
  const main = mainOf('/project-details/vatika/gulmohar-business-court-sector-49');
  const cells = /<dl class="overview-cells">.*?<\/dl>/s.exec(main)?.[0] ?? '';
  expect(textsOf(cells, /<dt\b[^>]*>(.*?)<\/dt>/g)).toContain('Property Type');
  expect(textsOf(cells, /<dt\b[^>]*>(.*?)<\/dt>/g)).not.toContain('Bedrooms');
  expect(textsOf(cells, /<dd\b[^>]*>(.*?)<\/dd>/g)).toContain('Commercial');
  expect(wordsOf(/<ul aria-label="In short".*?<\/ul>/s.exec(main)?.[0] ?? '')).toContain('Commercial');
});

test('the floor plans of no project say that none is selected', () => {
  const main = mainOf('/floor-plans');
  expect(wordsOf(main)).toContain('No project or developer selected. Please provide a project ID in the URL.');
  expect(textsOf(main, /<a href="\/floor-plans\/vatika"[^>]*>(.*?)<\/a>/g)).toEqual(['Vatika']);
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
