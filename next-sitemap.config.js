const { readFileSync } = require('node:fs');

/** 20,000 pages with a dozen pictures each take half of a sitemap's maximum size in bytes. */
const URLS_PER_FILE = 20_000;

/** Entries that `scripts/build/export/sitemap.ts` found in the exported pages. */
const readEntries = () => Object.values(JSON.parse(readFileSync('.cache/sitemap-entries.json', 'utf8')));

/** @type {import('next-sitemap').IConfig} */
module.exports = {
  // The build sets it from the content.
  siteUrl: process.env.SITE_URL,
  outDir: 'out',
  sitemapSize: URLS_PER_FILE,
  // All pages come from the entries instead.
  exclude: ['/**', '/*', '/'],
  generateRobotsTxt: true,
  // The build time is not the date of a change; only a record's own date is.
  autoLastmod: false,
  additionalPaths: () => Promise.resolve(readEntries().filter((entry) => entry !== null)),
};
