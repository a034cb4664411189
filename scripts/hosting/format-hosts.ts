import {
  CACHE_RULES,
  commonHeaders,
  EMBED_PATTERN,
  embedHeaders,
  ENDPOINT_PATTERNS,
  HOST_FILES,
  PAGES,
  type HostFacts,
} from '@/lib/hosting/rules';
import { ROUTES } from '@/lib/domain/site/routes';
import { formatRedirects, type Redirect } from './write-host-files';

/** A file for a host, by its path from the project's folder. */
export interface HostFile {
  path: string;
  text: string;
}

interface HostRules {
  facts: HostFacts;
  redirects: readonly Redirect[];
  /** Folder of the built site. */
  out: string;
  /** The site's own address. */
  siteUrl: string;
  /** Files of `out`. */
  files: readonly string[];
  /** Whether a function of the host takes the enquiries. */
  hasEndpoint: boolean;
}

/** Files of `out/` that are not for visitors: rules of other hosts, and copies for servers that compress nothing. */
const NOT_SERVED = [...HOST_FILES, '**/*.br', '**/*.gz'];

type HeaderRow = [pattern: string, headers: readonly (readonly [name: string, value: string])[]];

const givenAtEmbed = (facts: HostFacts) =>
  embedHeaders(facts, true).flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]]));

/** Headers by pattern, in which `*` stands at the end only; a later row counts. */
function headerRows(facts: HostFacts): HeaderRow[] {
  return [
    ['/*', commonHeaders(facts, true)],
    [EMBED_PATTERN, givenAtEmbed(facts)],
    ...CACHE_RULES.map(({ pattern, cacheControl }): HeaderRow => [pattern, [['Cache-Control', cacheControl]]]),
  ];
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
/** The rows as Vercel and Firebase read them; `any` is what they write for `*`. */
const headerBlocks = (facts: HostFacts, any: string) =>
  headerRows(facts).map(([pattern, rows]) => ({
    source: pattern.replace(/\*$/, any),
    headers: rows.map(([key, value]) => ({ key, value })),
  }));
/** A path for a regular expression. */
const escaped = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function vercel(rules: HostRules): HostFile[] {
  if (rules.hasEndpoint) return vercelOutput(rules);
  const { facts, redirects, out } = rules;
  const settings = {
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: out,
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
    headers: headerBlocks(facts, '(.*)'),
  };
  return [{ path: 'vercel.json', text: json(settings) }];
}

/** What a schedule calls, so that what failed is sent again. */
const DELIVERIES = '/deliveries';

/** What Vercel serves where the build itself writes its output: routes, files in `static/`, and a function. */
function vercelOutput({ facts, redirects, files }: HostRules): HostFile[] {
  const pattern = (path: string) => `^${escaped(path.replace(/\*$/, ''))}${path.endsWith('*') ? '.*' : ''}$`;
  const moved = { headers: { Location: '/$1' }, status: 308 };
  const routes = [
    ...headerRows(facts).map(([path, rows]) => ({
      src: pattern(path),
      headers: Object.fromEntries(rows),
      continue: true,
    })),
    ...redirects.map(({ from, to }) => ({
      src: pattern(from),
      methods: ['GET', 'HEAD'],
      headers: { Location: to },
      status: 301,
    })),
    ...[...ENDPOINT_PATTERNS, DELIVERIES].map((path) => ({
      src: `^(${pattern(path).slice(1, -1)})$`,
      dest: '/endpoint?path=$1',
    })),
    { src: '^/(.+)/$', ...moved },
    { src: '^/(?:index\\.html|(.+)\\.html)$', ...moved },
    { handle: 'filesystem' },
    { src: '^/.*$', status: 404, dest: '/404' },
  ];
  const pages = files.filter((name) => name.endsWith('.html') && name !== 'index.html');
  const overrides = Object.fromEntries(pages.map((name) => [name, { path: name.replace(/\.html$/, '') }]));
  const crons = [{ path: DELIVERIES, schedule: '* * * * *' }];
  return [
    { path: '.vercel/output/config.json', text: json({ version: 3, routes, overrides, crons }) },
    { path: 'vercel.json', text: json({ framework: null, buildCommand: buildCommand('vercel') }) },
  ];
}

/** The build of a host that is told something, or has a function, of the built site. */
const buildCommand = (host: string, hasEndpoint = true) =>
  `npm run build && npm run make:host -- ${host}${hasEndpoint ? ' --endpoint' : ''}`;

/** A redirect needs `!` where a file stands at its address, as the pages for hosts without redirects do. */
function netlify({ facts, redirects, out, hasEndpoint }: HostRules): HostFile[] {
  const isForced = (from: string) => !(hasEndpoint && ENDPOINT_PATTERNS.includes(from));
  const command = buildCommand('netlify', hasEndpoint);
  return [
    { path: 'netlify.toml', text: `[build]\n  command = "${command}"\n  publish = "${out}"\n` },
    { path: `${out}/_redirects`, text: formatRedirects(redirects, facts.enquiryHost, isForced) },
  ];
}

function firebase({ facts, redirects, out }: HostRules): HostFile[] {
  const hosting = {
    public: out,
    cleanUrls: true,
    trailingSlash: false,
    ignore: NOT_SERVED,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
    headers: headerBlocks(facts, '**'),
  };
  return [{ path: 'firebase.json', text: json({ hosting }) }];
}

function apache({ facts, redirects, out }: HostRules): HostFile[] {
  const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
  const everywhere = commonHeaders(facts, true).map(([name, value]) => `Header always set ${name} ${quoted(value)}`);
  const at = (pattern: string) =>
    `"expr=%{REQUEST_URI} =~ m#^${escaped(pattern.replace(/\*$/, ''))}${pattern.endsWith('*') ? '' : '$'}#"`;
  const embed = embedHeaders(facts, true).map(
    ([name, value]) =>
      `Header always ${value === null ? `unset ${name}` : `set ${name} ${quoted(value)}`} ${at(EMBED_PATTERN)}`,
  );
  const cache = CACHE_RULES.map(
    ({ pattern, cacheControl }) => `Header set Cache-Control ${quoted(cacheControl)} ${at(pattern)}`,
  );
  const text = `# Needs mod_rewrite, mod_headers and AllowOverride All.
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
ErrorDocument 404 /404.html
AddType application/manifest+json .webmanifest
AddType text/javascript .js
AddDefaultCharset utf-8

${[...everywhere, ...embed].join('\n')}
Header set Cache-Control "${PAGES}"
${cache.join('\n')}

RewriteEngine On
RewriteRule ^(?:${HOST_FILES.map(escaped).join('|')})$|\\.(?:br|gz)$|(?:^|/)\\.(?!well-known/) - [R=404,L]
${redirects.map(({ from, to }) => `RewriteCond %{REQUEST_METHOD} ^(?:GET|HEAD)$\nRewriteRule ^${escaped(from.slice(1))}$ ${to} [R=301,L]`).join('\n')}
RewriteCond %{THE_REQUEST} "^\\S+ /([^?\\s]*?)(?:/?index)?\\.html[?\\s]"
RewriteRule ^ /%1 [R=301,L]
RewriteCond %{REQUEST_METHOD} ^POST$
RewriteRule ^(?:contact(?:\\.php)?|api/enquiry)$ ${ROUTES.notSent} [R=303,L]
RewriteRule ^(.+)/$ /$1 [R=301,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ /$1.html [L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^.+$ - [R=404,L]
`;
  return [{ path: `${out}/.htaccess`, text }];
}

function github({ out, siteUrl }: HostRules): HostFile[] {
  return [{ path: `${out}/CNAME`, text: `${new URL(siteUrl).hostname}\n` }];
}

function cloudfront({ facts, redirects }: HostRules): HostFile[] {
  const everywhere = commonHeaders(facts, true);
  const code = `// CloudFront function of the viewer request: redirects, and addresses without .html.
var MOVED = ${JSON.stringify(Object.fromEntries(redirects.map(({ from, to }) => [from, to])), null, 2)};

function moved(to) {
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: to } } };
}

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  if (MOVED[uri]) return moved(MOVED[uri]);
  if (uri !== '/' && uri.endsWith('/')) return moved(uri.replace(/\\/+$/, ''));
  if (uri.endsWith('.html')) return moved(uri.replace(/\\/?(index)?\\.html$/, '') || '/');
  if (/^\\/(${HOST_FILES.map(escaped).join('|')})$/.test(uri)) request.uri = '/404.html';
  else if (uri === '/') request.uri = '/index.html';
  else if (!/\\.[a-z0-9]+$/i.test(uri)) request.uri = uri + '.html';
  return request;
}
`;
  // The policy has fields of its own for most of them; as own headers all are alike.
  const policy = (Name: string, headers: readonly [string, string][]) => {
    const items = headers.map(([Header, Value]) => ({ Header, Value, Override: true }));
    return json({ Name, CustomHeadersConfig: { Quantity: items.length, Items: items } });
  };
  const ofEmbed = embedHeaders(facts, true).map(([name]) => name);
  const atEmbed = [...everywhere.filter(([name]) => !ofEmbed.includes(name)), ...givenAtEmbed(facts)];
  return [
    { path: 'cloudfront/function.js', text: code },
    { path: 'cloudfront/headers-policy.json', text: policy('site', everywhere) },
    { path: 'cloudfront/embed-headers-policy.json', text: policy('embed', atEmbed) },
  ];
}

/** What each host is told, from the one table of redirects and headers. */
export const HOSTS: Readonly<Record<string, (rules: HostRules) => HostFile[]>> = {
  vercel,
  netlify,
  firebase,
  apache,
  github,
  cloudfront,
};
