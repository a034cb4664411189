const { readFileSync } = require('node:fs');

/** 20,000 pages with a dozen pictures each take half of a sitemap's maximum size in bytes. */
const URLS_PER_FILE = 20_000;

/** Sitemaps by kind of page. What none of them takes is in the last one, with the index and robots.txt. */
const PARTS = {
  projects: /^\/project-details\/[^/]+\/[^/]+$/,
  places: /^\/(?:city|location|locality)\//,
};

/** Entries that `scripts/build/export/sitemap.ts` found in the exported pages. */
const entries = Object.values(JSON.parse(readFileSync('.cache/sitemap-entries.json', 'utf8'))).filter(
  (entry) => entry !== null,
);
const siteUrl = process.env.SITE_URL;
/** The build sets it: a name in PARTS, or empty for the last one. */
const part = process.env.SITEMAP_PART;
const isInPart = ({ loc }) =>
  part ? PARTS[part].test(loc) : Object.values(PARTS).every((pattern) => !pattern.test(loc));

function addressesOf([name, pattern]) {
  const files = Math.ceil(entries.filter(({ loc }) => pattern.test(loc)).length / URLS_PER_FILE);
  return Array.from({ length: files }, (_, at) => `${siteUrl}/sitemap-${name}${at > 0 ? `-${at}` : ''}.xml`);
}

/** @type {import('next-sitemap').IConfig} */
module.exports = {
  // The build sets it from the content.
  siteUrl,
  outDir: 'out',
  sitemapBaseFileName: part ? `sitemap-${part}` : 'sitemap',
  sitemapSize: URLS_PER_FILE,
  // All pages come from the entries instead.
  exclude: ['/**', '/*', '/'],
  generateIndexSitemap: !part,
  generateRobotsTxt: !part,
  robotsTxtOptions: { additionalSitemaps: Object.entries(PARTS).flatMap(addressesOf) },
  // The build time is not the date of a change; the entries have the day of each page.
  autoLastmod: false,
  additionalPaths: () => Promise.resolve(entries.filter(isInPart)),
};
