import { expect, test } from '@playwright/test';
import { isFile, readBuiltPages, readProjectPaths, readRedirects, readSitemap, type BuiltPage } from './built-pages';

/** Endpoints that accept enquiries by POST; they are no pages. */
const ENDPOINTS = ['/contact.php'];

let pages: readonly BuiltPage[];
let byPath: ReadonlyMap<string, BuiltPage>;
let redirects: ReadonlySet<string>;
/** References within the site. Other schemes and hosts are out of scope. */
let links: readonly Link[];

// The pages are read once.
test.describe.configure({ mode: 'default' });

interface Link {
  page: BuiltPage;
  from: string;
  /** Path on this site. */
  path: string;
  hash: string;
}

const SITE = 'http://site.invalid';

// Not while the file is loaded: each process of the tests loads it, and one runs it.
test.beforeAll(() => {
  pages = readBuiltPages();
  byPath = new Map(pages.map((page) => [page.path, page]));
  redirects = readRedirects();
  links = pages.flatMap((page) =>
    page.references.flatMap(({ from, address }) => {
      const url = new URL(address, SITE + page.path);
      if (url.origin !== SITE) return [];
      return [{ page, from, path: url.pathname, hash: decodeURIComponent(url.hash.slice(1)) }];
    }),
  );
});

const isKnown = (path: string) =>
  byPath.has(path) || redirects.has(path) || ENDPOINTS.includes(path) || (path !== '/' && isFile(path));

/** Each fault once, with one page as an example. */
function listFaults(faulty: readonly Link[]): string[] {
  const first = new Map<string, string>();
  for (const { from, path, hash, page } of faulty) {
    const fault = `${from} ${path}${hash ? `#${hash}` : ''}`;
    if (!first.has(fault)) first.set(fault, `${fault}, for example on ${page.path}`);
  }
  return [...first.values()];
}

test('every address on every page leads to a page, a file or a redirect', () => {
  console.log(`${pages.length} pages, ${links.length} links and sources checked`);
  expect(listFaults(links.filter(({ path }) => !isKnown(path)))).toEqual([]);
});

test('every page and every redirect answers', async ({ baseURL }) => {
  const linked = links.filter(({ from }) => from === 'a[href]').map(({ path }) => path);
  const expected = new Map<string, number>([
    ...[...linked, ...byPath.keys()].map((path) => [path, 200] as const),
    ...[...redirects].map((path) => [path, 301] as const),
  ]);
  expected.delete('/404');
  const faults: string[] = [];
  const left = expected.entries();
  const ask = async () => {
    for (const [path, wanted] of left) {
      const { status } = await fetch(`${baseURL!}${path}`, { method: 'HEAD', redirect: 'manual' });
      if (status !== wanted) faults.push(`${path}: ${status} instead of ${wanted}`);
    }
  };
  await Promise.all([ask(), ask(), ask(), ask()]);
  expect(faults).toEqual([]);
});

test('every anchor exists on the page it points to', () => {
  const anchors = links.filter(({ from, hash }) => from === 'a[href]' && hash !== '' && hash !== 'top');
  expect(listFaults(anchors.filter(({ path, hash }) => !byPath.get(path)?.ids.has(hash)))).toEqual([]);
});

test('links name final addresses, never a redirect', () => {
  const detours = links.filter(({ from, path, page }) => from === 'a[href]' && redirects.has(path) && !page.isRedirect);
  expect(listFaults(detours)).toEqual([]);
});

/** Pages reachable from the home page by links alone, with the number of clicks. */
function crawlFromHome(): Map<string, number> {
  const linksOf = new Map<string, string[]>();
  for (const { from, page, path } of links) {
    if (from === 'a[href]') linksOf.set(page.path, [...(linksOf.get(page.path) ?? []), path]);
  }
  const clicks = new Map([['/', 0]]);
  for (const [path, depth] of clicks) {
    for (const next of linksOf.get(path) ?? []) if (byPath.has(next) && !clicks.has(next)) clicks.set(next, depth + 1);
  }
  return clicks;
}

test('links alone lead from home to every project and to every page that may be indexed', () => {
  const clicks = crawlFromHome();
  const projects = readProjectPaths();
  const most = Math.max(0, ...projects.map((path) => clicks.get(path) ?? Infinity));
  console.log(`${clicks.size} pages reached from home, ${projects.length} projects in at most ${most} clicks`);
  expect(projects.filter((path) => !clicks.has(path))).toEqual([]);
  expect(readSitemap().filter((path) => !clicks.has(path))).toEqual([]);
});
