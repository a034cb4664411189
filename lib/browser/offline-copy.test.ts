/** @jest-environment jsdom */
import { keepOfflineCopy } from './offline-copy';

const HTML = `<link rel="preload" href="/_next/static/media/a.woff2"><link rel="stylesheet" href="/_next/static/chunks/b.css">
<link rel="canonical" href="https://www.example/offline"><a href="/about">About</a><use href="/icons.svg#phone"></use>
<script type="module" src="/_next/static/islands/1a/start.js" data-parts="SavedHere hydrate p6"></script>`;

const kept: string[] = [];
const registered: string[] = [];

beforeEach(() => {
  kept.length = registered.length = 0;
  sessionStorage.clear();
  const cache = {
    addAll: (files: string[]) => Promise.resolve(void kept.push(...files)),
    put: (address: string) => Promise.resolve(void kept.push(address)),
  };
  Object.assign(globalThis, {
    fetch: () => Promise.resolve({ clone: () => ({ text: () => Promise.resolve(HTML) }) }),
    caches: { open: () => Promise.resolve(cache) },
  });
  Object.assign(navigator, {
    serviceWorker: { register: (url: string) => Promise.resolve(void registered.push(url)) },
  });
});

test('a browser without service workers keeps nothing', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await keepOfflineCopy();
  expect(kept).toEqual([]);
});

test('the page is kept with the files it names and the parts of its script, once a visit', async () => {
  await keepOfflineCopy();
  await keepOfflineCopy();
  const islands = ['start', 'SavedHere', 'hydrate', 'p6'].map((part) => `/_next/static/islands/1a/${part}.js`);
  const named = ['/_next/static/media/a.woff2', '/_next/static/chunks/b.css', '/icons.svg'];
  expect(kept).toEqual([...named, ...islands, '/offline']);
  expect(registered).toEqual(['/sw.js']);
});
