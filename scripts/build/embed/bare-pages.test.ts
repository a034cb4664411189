/** @jest-environment node */
import { toBarePage } from './bare-pages';

const PAGE = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>
<link rel="preload" href="/a.woff2"/><link rel="stylesheet" href="/all.css"/><title>Homes in Goa | Ours</title>
<meta name="robots" content="noindex, follow"/><link rel="canonical" href="https://ours.example/city/goa/new"/>
<meta property="og:title" content="Homes"/><script src="/start.js"></script></head>
<body><header><form></form></header><main class="embed"><h1>Homes in Goa</h1></main><i data-enhancer="vitals"></i></body></html>`;

test('of a page stay its title, what is said to search engines, its main part and one sheet', () => {
  expect(toBarePage(PAGE, '/embed.css')).toBe(
    '<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>' +
      '<title>Homes in Goa | Ours</title><meta name="robots" content="noindex, follow"/>' +
      '<link rel="canonical" href="https://ours.example/city/goa/new"/><link rel="stylesheet" href="/embed.css"/></head>' +
      '<body><main class="embed"><h1>Homes in Goa</h1></main></body></html>',
  );
});
