import { expect, test } from '@playwright/test';
import { isFile, readPages, readRedirects, readSitemap } from './built-pages';

/** Endpoints that accept enquiries by POST; they are no pages. */
const ENDPOINTS = ['/contact.php'];
const PROJECT = /^\/project-details\/[^/]+\/[^/]+$/;
const SITE = 'http://site.invalid';

interface BuiltPage {
  ids: readonly string[];
  /** True if the page redirects by itself. */
  isRedirect: boolean;
  /** A line of each reference: `a[href] /about`. */
  references: string;
}

interface Link {
  /** Path of the page that has it. */
  page: string;
  from: string;
  /** Path on this site. */
  path: string;
  hash: string;
}

const redirects = readRedirects();
const pages = new Map<string, BuiltPage>();
/** References within the site. Other schemes and hosts are out of scope. */
const links: Link[] = [];

/** What a browser without scripts finds in a page. */
function parsePage(html: string): BuiltPage {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const referencesOf = (name: string) =>
    Array.from(page.querySelectorAll(`[${name}]`), (element) => {
      const value = element.getAttribute(name) ?? '';
      const addresses = name.endsWith('srcset')
        ? value.split(/,\s+/).map((each) => each.trim().split(/\s/)[0])
        : [value];
      return addresses.flatMap((address) => (address ? `${element.localName}[${name}] ${address}` : []));
    }).flat();
  return {
    ids: Array.from(page.querySelectorAll('[id]'), ({ id }) => id),
    isRedirect: page.querySelector('meta[http-equiv="refresh" i]') !== null,
    references: ['href', 'src', 'action', 'poster', 'data', 'srcset', 'imagesrcset'].flatMap(referencesOf).join('\n'),
  };
}

// The pages are read once, and not while the file is loaded: each process of the tests loads it, and one runs it.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ browser }) => {
  const parser = await browser.newPage();
  for (const [path, html] of readPages()) pages.set(path, await parser.evaluate(parsePage, html));
  await parser.close();
  for (const [page, { references }] of pages) {
    for (const line of references.split('\n')) {
      const [from = '', address = ''] = line.split(/ (.*)/s);
      const { origin, pathname, hash } = new URL(address, SITE + page);
      if (origin === SITE) links.push({ page, from, path: pathname, hash: decodeURIComponent(hash.slice(1)) });
    }
  }
});

const isKnown = (path: string) =>
  pages.has(path) || redirects.has(path) || ENDPOINTS.includes(path) || (path !== '/' && isFile(path));

/** Each fault once, with one page as an example. */
function listFaults(faulty: readonly Link[]): string[] {
  const first = new Map<string, string>();
  for (const { from, path, hash, page } of faulty) {
    const fault = `${from} ${path}${hash ? `#${hash}` : ''}`;
    if (!first.has(fault)) first.set(fault, `${fault}, for example on ${page}`);
  }
  return [...first.values()];
}

test('every address on every page leads to a page, a file or a redirect', () => {
  console.log(`${pages.size} pages, ${links.length} links and sources checked`);
  expect(listFaults(links.filter(({ path }) => !isKnown(path)))).toEqual([]);
});

test('every page and every redirect answers', async ({ baseURL }) => {
  const linked = links.filter(({ from }) => from === 'a[href]').map(({ path }) => path);
  const expected = new Map<string, number>([
    ...[...linked, ...pages.keys()].map((path) => [path, 200] as const),
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
  expect(listFaults(anchors.filter(({ path, hash }) => !pages.get(path)?.ids.includes(hash)))).toEqual([]);
});

test('links name final addresses, never a redirect', () => {
  const detours = links.filter(
    ({ from, path, page }) => from === 'a[href]' && redirects.has(path) && !pages.get(page)?.isRedirect,
  );
  expect(listFaults(detours)).toEqual([]);
});

/** Pages reachable from the home page by links alone, with the number of clicks. */
function crawlFromHome(): Map<string, number> {
  const linksOf = new Map<string, string[]>();
  for (const { from, page, path } of links) {
    if (from === 'a[href]') linksOf.set(page, [...(linksOf.get(page) ?? []), path]);
  }
  const clicks = new Map([['/', 0]]);
  for (const [path, depth] of clicks) {
    for (const next of linksOf.get(path) ?? []) if (pages.has(next) && !clicks.has(next)) clicks.set(next, depth + 1);
  }
  return clicks;
}

test('links alone lead from home to every project and to every page that may be indexed', () => {
  const clicks = crawlFromHome();
  const projects = [...pages.keys()].filter((path) => PROJECT.test(path) && !pages.get(path)?.isRedirect);
  const most = Math.max(0, ...projects.map((path) => clicks.get(path) ?? Infinity));
  console.log(`${clicks.size} pages reached from home, ${projects.length} projects in at most ${most} clicks`);
  expect(projects.filter((path) => !clicks.has(path))).toEqual([]);
  expect(readSitemap().filter((path) => !clicks.has(path))).toEqual([]);
});
