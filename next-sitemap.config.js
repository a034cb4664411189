const { existsSync, readFileSync } = require('node:fs');

const { url } = JSON.parse(readFileSync(`${process.env.CONTENT_DIR ?? 'content'}/site.json`, 'utf8'));
const outDir = 'out';

/** Listed is what says of itself that it may be indexed: a page without noindex that is its own canonical. */
function isIndexable(path) {
  const file = `${outDir}${path === '/' ? '/index' : path}.html`;
  if (!existsSync(file)) return false;
  const head = readFileSync(file, 'utf8').split('</head>')[0];
  if (/<meta name="robots" content="[^"]*noindex/.test(head)) return false;
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1];
  return canonical === undefined || new URL(canonical, url).pathname === path;
}

/** @type {import('next-sitemap').IConfig} */
module.exports = {
  siteUrl: url,
  outDir,
  exclude: ['/data/*', '/home', '/not-found', '/coming-soon', '/shortlist'],
  generateRobotsTxt: true,
  // The time of the build says nothing about a page.
  autoLastmod: false,
  transform: async (_config, path) => (isIndexable(path) ? { loc: path } : null),
};
