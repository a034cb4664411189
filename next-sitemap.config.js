const { readFileSync, readdirSync } = require('node:fs');

const { url } = JSON.parse(readFileSync(`${process.env.CONTENT_DIR ?? 'content'}/site.json`, 'utf8'));
const outDir = 'out';

/** Half of what a sitemap may hold in bytes is reached at about 20,000 pages with a dozen pictures each. */
const URLS_PER_FILE = 20_000;
const IMAGES_PER_URL = 1000;
const NOT_LISTED = ['/404', '/home', '/not-found', '/coming-soon', '/shortlist'];

/** The address of each page of the export, in order: a build of a few pages lists the others, too. */
function listAddresses() {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`)
    .sort();
}

/** Listed is what says of itself that it may be indexed: a page without noindex that is its own canonical. */
function isIndexable(html, path) {
  const head = html.split('</head>')[0];
  if (/<meta name="robots" content="[^"]*noindex/.test(head)) return false;
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1];
  return canonical === undefined || new URL(canonical, url).pathname === path;
}

/** What the page describes, from its structured data. */
function readThings(html) {
  const block = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html)?.[1];
  return block ? JSON.parse(block)['@graph'] : [];
}

/** A project's gallery or a developer's drawings; of any other page its first picture. */
function imagesOf(html, things) {
  const described = things.flatMap((thing) => [thing.image ?? [], thing.contentUrl ?? []].flat());
  const first = /<main[\s\S]*?<img [^>]*?src="(\/images\/[^"]+)"/.exec(html)?.[1];
  const addresses = described.length > 0 ? described : first ? [first] : [];
  // next-sitemap writes image addresses as they are.
  const toLoc = (address) => ({ href: new URL(address, url).href.replaceAll('&', '&amp;') });
  return [...new Set(addresses)].slice(0, IMAGES_PER_URL).map((address) => ({ loc: toLoc(address) }));
}

function toEntry(path) {
  const html = readFileSync(`${outDir}${path === '/' ? '/index' : path}.html`, 'utf8');
  if (NOT_LISTED.includes(path) || !isIndexable(html, path)) return [];
  const things = readThings(html);
  const lastmod = things.find(({ dateModified }) => dateModified)?.dateModified;
  return [{ loc: path, ...(lastmod ? { lastmod } : {}), images: imagesOf(html, things) }];
}

/** @type {import('next-sitemap').IConfig} */
module.exports = {
  siteUrl: url,
  outDir,
  sitemapSize: URLS_PER_FILE,
  // Pages are found in the export instead.
  exclude: ['/**', '/*', '/'],
  generateRobotsTxt: true,
  // The time of the build says nothing about a page: only a record's own date does.
  autoLastmod: false,
  additionalPaths: () => Promise.resolve(listAddresses().flatMap(toEntry)),
};
