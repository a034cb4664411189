const { readFileSync } = require('node:fs');

/** Half of what a sitemap may hold in bytes is reached at about 20,000 pages with a dozen pictures each. */
const URLS_PER_FILE = 20_000;

/** As `scripts/build/export/sitemap.ts` found them in the exported pages. */
const readEntries = () => Object.values(JSON.parse(readFileSync('.cache/sitemap-entries.json', 'utf8')));

/** @type {import('next-sitemap').IConfig} */
module.exports = {
  // The build says it, from the content.
  siteUrl: process.env.SITE_URL,
  outDir: 'out',
  sitemapSize: URLS_PER_FILE,
  // Pages are found in the export instead.
  exclude: ['/**', '/*', '/'],
  generateRobotsTxt: true,
  // The time of the build says nothing about a page: only a record's own date does.
  autoLastmod: false,
  additionalPaths: () => Promise.resolve(readEntries().filter((entry) => entry !== null)),
};
