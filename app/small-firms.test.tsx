import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PAGE_KINDS } from '@/lib/content/pages/kinds';
import { pagePath } from '@/lib/content/pages/page-kind';
import { getEmptyPages } from '@/lib/content/pages/shell';
import { getRedirects } from '@/lib/content/records/redirects';
import { drop, errorLines, put, rewrite, type Edit } from '@/lib/content/set/fixtures/edit-content';
import { withEdited } from '@/lib/content/set/fixtures/read-edited';

interface Route {
  default: (props: { params: Promise<object> }) => Promise<ReactElement>;
  generateMetadata: (props: { params: Promise<object> }) => Promise<object>;
}

/** Of a kind with more pages some are rendered, evenly spread: what is not there is missing on each of them. */
const MOST_OF_A_KIND = 15;

/** The pages of the content as they are exported, by address; without HTML where it is not rendered. */
async function renderSite(): Promise<Map<string, string>> {
  const { default: Layout } = await import('./layout');
  const pages = new Map([['menus', renderToStaticMarkup(<Layout>{null}</Layout>)]]);
  for (const kind of PAGE_KINDS) {
    const route = (await import(`.${kind.route === '/' ? '' : kind.route}/page`)) as Route;
    for (const [at, params] of kind.params().entries()) {
      if (at % Math.ceil(kind.params().length / MOST_OF_A_KIND) > 0) {
        pages.set(pagePath(kind, params), '');
        continue;
      }
      const props = { params: Promise.resolve(params) };
      expect(await route.generateMetadata(props)).toHaveProperty('title');
      pages.set(pagePath(kind, params), renderToStaticMarkup(await route.default(props)));
    }
  }
  return pages;
}

const empty = (name: string, text: string) => rewrite(name, () => text);
const PROJECT_MAPS = ['floorPlan', 'paymentPlan', 'projectAmenities', 'projectSpecifications', 'sitePlanData'];
const NO_PROJECTS: Edit[] = [
  ...['residentialProjects', 'commercialProjects', ...PROJECT_MAPS].map((name) => empty(name, '{}')),
  ...['amenitiesImages', 'specificationsImages', 'locationData'].map((name) => empty(name, '{}')),
  ...['trendingProjects', 'drawings', 'pictures', 'advisers'].map((name) => empty(name, '[]')),
  rewrite('promo', () => null),
];
const NO_DEVELOPERS: Edit[] = [
  ...NO_PROJECTS,
  ...['companyData', 'developerNames'].map((name) => empty(name, '{}')),
  empty('leadingRealEstateDevelopers', '[]'),
  drop('site defaultDeveloper'),
];
const NO_TEXTS: Edit[] = [
  ...['careers', 'testimonials', 'topLocalities', 'everythingContainer', 'globalFaqs'].map((name) => empty(name, '[]')),
  ...['glossary', 'advisers', 'buyingRates', 'maps'].map((name) => rewrite(name, () => null)),
  ...['coreValues', 'services', 'whyChooseUs'].map((name) => put(`about ${name}`, [])),
  ...['about mission', 'about vision'].map(drop),
];
const NO_CLAIMS: Edit[] = [drop('site claims'), drop('site social'), put('site heroImages', ['hero/hero-01.jpg'])];

const ONE_PROJECT: Edit[] = [
  ...NO_PROJECTS.filter(({ file }) => file !== 'residentialProjects.json'),
  empty('residentialProjects', '{"vatika":[{"id":"one-court","name":"One Court","city":"Gurgaon"}]}'),
];
const ONE_CITY: Edit[] = [
  ...['cities goa', 'residentialProjects lotus-gate', 'topLocalities 1'].map(drop),
  ...['projectAmenities kamal-sarovar', 'trendingProjects 1', 'buyingRates 5 cities 0'].map(drop),
  rewrite('promo', () => null),
];
const NO_LISTS: Edit[] = [put('site edge', []), put('cities gurgaon highlights', []), put('cities goa faqs', [])];

/** A list without rows, and a number that says that there is nothing. */
const EMPTY_LIST = /<(ul|ol|dl|tbody|nav)\b[^>]*>\s*<\/\1>/;
const NOTHING_COUNTED = />[^<>]*\b0 (homes?|projects?|developers?|open roles?|departments?|offices)\b[^<>]*</;
const NO_VALUE = /[\s>](undefined|NaN|null)[\s<]/;
const FILE = /^\/(data|images|cards|brochures)\/|\.(css|png|svg)$/;

test.each<[string, Edit[]]>([
  ['no projects', NO_PROJECTS],
  ['no developer', NO_DEVELOPERS],
  [
    'no texts but its own, one banner, empty lists, no claims and no networks',
    [...NO_TEXTS, ...NO_CLAIMS, ...NO_LISTS],
  ],
  ['one project alone', ONE_PROJECT],
  ['one city alone', ONE_CITY],
  ['nothing at all', [...NO_DEVELOPERS, ...NO_TEXTS, ...NO_CLAIMS, ...NO_LISTS]],
])('a firm with %s: each page is whole, names no empty set, and leads to pages', async (_name, edits) => {
  expect(errorLines(edits)).toEqual([]);
  await withEdited(edits, async () => {
    const pages = await renderSite();
    const addresses = new Set([...pages.keys(), ...getRedirects().map(({ from }) => from)]);
    const at = (pattern: RegExp) => [...pages].flatMap(([path, html]) => `${path}: ${pattern.exec(html)?.[0] ?? ''}`);
    expect(at(EMPTY_LIST).filter((found) => !found.endsWith(': '))).toEqual([]);
    expect(at(NOTHING_COUNTED).filter((found) => !found.endsWith(': '))).toEqual([]);
    expect(at(NO_VALUE).filter((found) => !found.endsWith(': '))).toEqual([]);
    const links = [...pages].flatMap(([path, html]) =>
      [...html.matchAll(/ href="(\/[^"?#]*)/g)].map(([, href = '']) => ({ path, href })),
    );
    expect(links.filter(({ path, href }) => ['menus', '/'].includes(path) && getEmptyPages().includes(href))).toEqual(
      [],
    );
    expect(links.filter(({ href }) => !addresses.has(href) && !FILE.test(href))).toEqual([]);
  });
});

test('a name that is markup is text, in the page and in its data', async () => {
  const name = '</script><img src=x onerror="alert(1)">';
  await withEdited([put('residentialProjects vatika 0 name', name)], async () => {
    const { default: Page } = (await import('./project-details/[developer]/[id]/page')) as unknown as Route;
    const html = renderToStaticMarkup(
      await Page({ params: Promise.resolve({ developer: 'vatika', id: 'mogra-courts' }) }),
    );
    expect(html).not.toContain('<img src=x');
    expect(html).toMatch(/<h1[^>]*>&lt;\/script&gt;&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;</);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const { '@graph': things } = JSON.parse(data) as { '@graph': { name?: string }[] };
    expect(things.map((thing) => thing.name)).toContain(name);
  });
});
