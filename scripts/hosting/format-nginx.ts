import {
  CACHE_RULES,
  ALERTS_PATH,
  EVENTS_PATH,
  HOST_FILES,
  PAGES,
  REVALIDATE,
  commonHeaders,
  EMBED_PATTERN,
  embedHeaders,
  type HostFacts,
} from '@/lib/hosting/rules';
import { ROUTES } from '@/lib/domain/site/routes';
import type { Redirect } from './write-host-files';

export interface NginxServer {
  /** Folder of the built site. */
  root: string;
  /** Host names; the plain port redirects to the first. */
  serverName: string;
  /** Values of `listen` for https, and for the plain port that redirects to it. */
  httpsListen: readonly string[];
  httpListen: readonly string[];
  certificate: string;
  certificateKey: string;
  /** Address of the endpoint that nginx passes enquiries to. */
  endpoint: string;
  /** Whether the brotli module is loaded; gzip is part of nginx. */
  hasBrotli: boolean;
}

/** For the office while the endpoint is down, whose inbox is then not there. */
const NO_INBOX = [
  '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
  '<title>The inbox is not there</title></head><body><main><h1>The inbox is not there at the moment</h1>',
  '<p>What was stored is safe. What you have just sent may not be saved: load the page again in a few minutes and look.</p>',
  '<p>If it stays away, tell who looks after the server.</p></main></body></html>',
].join('');

/** `listen` values: a bare port means all addresses, IPv6 included if available; other values stay as they are. */
export function listenAddresses(listen: string, hasIpv6: boolean): string[] {
  return hasIpv6 && /^\d+$/.test(listen) ? [listen, `[::]:${listen}`] : [listen];
}

const HSTS = 'Strict-Transport-Security';

const quoted = (text: string) => `"${text.replace(/["\\$]/g, '\\$&')}"`;

/** Escapes a text for use in a regular expression. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cache-Control of endpoint addresses: the endpoint sets its own; errors that nginx answers for it are not stored. */
const ENDPOINT_ROWS = `    "~^50[234]:" "no-store";
    "~:/(contact|contact\\.php|api/enquiry|events|alerts|enquiry\\.css)$" "";`;

/**
 * Answers 404 to empty path segments and to encoded slashes, backslashes and control characters. A redirect would
 * repeat them, and a browser might read them as another host. The local server rejects them, too.
 */
const REFUSE = 'if ($request_uri ~* "^[^?]*(//|\\x5c|%(2f|5c|[01].|7f))") { return 404; }';

function cacheMap(): string {
  const rows = CACHE_RULES.map(({ pattern, cacheControl }) => {
    const path = escaped(pattern.replace('*', ''));
    return `    "~^(200|206|304):${path}${pattern.endsWith('*') ? '' : '$'}" ${quoted(cacheControl)};`;
  });
  const pages = `    "~^(200|206|304):" ${quoted(PAGES)};`;
  return [
    'map "$status:$uri" $site_cache {',
    `    default ${quoted(REVALIDATE)};`,
    ENDPOINT_ROWS,
    ...rows,
    pages,
    '}',
  ].join('\n');
}

const variableOf = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** Headers that are others where another site may show a page; an empty one is not sent. */
function embedMaps(facts: HostFacts): string {
  const common = new Map(commonHeaders(facts, true));
  const at = `"~^${EMBED_PATTERN.replace('*', '')}"`;
  return embedHeaders(facts, true)
    .map(
      ([name, value]) =>
        `map $uri ${variableOf(name)} {\n    default ${quoted(common.get(name) ?? '')};\n    ${at} ${quoted(value ?? '')};\n}`,
    )
    .join('\n');
}

function redirectMap(redirects: readonly Redirect[]): string {
  const rows = redirects.map(({ from, to }) => `    ${quoted(from)} ${quoted(to)};`);
  return ['map $uri $site_redirect {', '    default "";', ...rows, '}'].join('\n');
}

function locations({ endpoint, hasBrotli }: NginxServer, headers: ReturnType<typeof commonHeaders>): string {
  const ask = [
    `proxy_pass ${endpoint};`,
    'proxy_set_header Host $host;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
  ].join(' ');
  // The endpoint sends these headers, too; they must not appear twice.
  const pass = [
    ask,
    `error_page 502 503 504 ${ROUTES.notSent}.html;`,
    ...headers.map(([name]) => `proxy_hide_header ${name};`),
  ].join(' ');
  // A header of its own keeps the site's away: the inbox sends stricter ones. Only nginx knows of https.
  const passOffice = [
    ask,
    'proxy_intercept_errors on; error_page 404 /404.html; error_page 502 503 504 @no_inbox;',
    ...headers.flatMap(([name, value]) => (name === HSTS ? [`add_header ${name} ${quoted(value)} always;`] : [])),
  ].join(' ');
  return `    charset utf-8;
    charset_types text/css text/plain text/xml application/xml text/javascript application/javascript application/json application/manifest+json image/svg+xml;
    server_tokens off;
    gzip_static on;
    gzip_vary on;
${hasBrotli ? '    brotli_static on;\n' : ''}    error_page 404 /404.html;
    # Above its own limit of 64 KB the endpoint answers itself.
    client_max_body_size 1m;
    client_body_timeout 30s;

    # An enquiry; read, /contact is an address of the site.
    location = /contact.php { ${pass} }
    location = /api/enquiry { ${pass} }
    location = /enquiry.css { ${pass} }
    location = ${EVENTS_PATH} { ${pass} }
    location = ${ALERTS_PATH} { ${pass} }
    location @endpoint { ${pass} }

    # The office's inbox; without users it answers like any unknown address.
    location = /office { ${passOffice} }
    location ^~ /office/ { ${passOffice} }

    location @no_inbox { default_type text/html; return 502 ${quoted(NO_INBOX)}; }
    location = /contact {
        recursive_error_pages on;
        error_page 418 = @endpoint;
        if ($request_method = POST) { return 418; }
        if ($request_method = OPTIONS) { return 418; }
        return 301 $site_redirect$is_args$args;
    }

    # What belongs to the host, compressed copies by their own name, and hidden files are not there.
    location ~ (^/(${HOST_FILES.map(escaped).join('|')})$|\\.(br|gz)$|/\\.(?!well-known/)) { return 404; }

    location ~ \\.webmanifest$ { types { } default_type application/manifest+json; try_files $uri =404; }

    location / {
        ${REFUSE}
        if ($site_redirect) { return 301 $site_redirect$is_args$args; }
        if ($request_uri ~ "^(?<clean>/[^?]*?)/?(index)?\\.html(\\?|$)") { return 301 $clean$is_args$args; }
        rewrite ^/(.+)/$ /$1 permanent;
        try_files $uri $uri.html $uri/index.html =404;
    }
    location = / { ${REFUSE} try_files /index.html =404; }
    location = /404.html { internal; }`;
}

/** The site's other names, as the bare domain beside `www`, lead to its first one. */
const otherNames = (main: string, others: readonly string[], tls: string) =>
  others.length === 0
    ? ''
    : `
server {
${tls}
    server_name ${others.join(' ')};
    server_tokens off;
    return 301 https://${main}$request_uri;
}
`;

/** A complete nginx server: clean addresses, 404 status, 301s, compressed copies, cache and security headers. */
export function formatNginx(facts: HostFacts, redirects: readonly Redirect[], server: NginxServer): string {
  const headers = commonHeaders(facts, true);
  const ofEmbed = embedHeaders(facts, true).map(([name]) => name);
  const listen = (addresses: readonly string[], options: string) =>
    addresses.map((address) => `    listen ${address}${options};`).join('\n');
  const [main = '', ...named] = server.serverName.split(' ');
  const others = [...new Set([...named, ...(main.startsWith('www.') ? [main.slice('www.'.length)] : [])])];
  const certificate = `    ssl_certificate ${server.certificate};
    ssl_certificate_key ${server.certificateKey};
    ssl_protocols TLSv1.2 TLSv1.3;`;
  return `# Made by npm run make:host -- nginx from lib/hosting/rules.ts; to be included inside http { }.
#
# Enquiries go to ${server.endpoint}, where npm run serve listens. On the machine of this nginx it believes the visitor's
# address it is told here: start it with HOST=127.0.0.1, so that nobody reaches it but through nginx. On another machine
# set ENQUIRY_TRUSTED_PROXIES=1 there, and let this machine alone reach its port. Unless it knows the addresses, all
# visitors share one limit of enquiries. Proxies in front of this nginx count, too: ENQUIRY_TRUSTED_PROXIES is how many.
${cacheMap()}

${embedMaps(facts)}

${redirectMap(redirects)}

server {
${listen(server.httpListen, '')}
    server_name ${[main, ...others].join(' ')};
    server_tokens off;
    return 301 https://$server_name$request_uri;
}

server {
${listen(server.httpsListen, ' ssl http2')}
    server_name ${main};
${certificate}
    root ${server.root};
    absolute_redirect off;

${headers.map(([name, value]) => `    add_header ${name} ${ofEmbed.includes(name) ? variableOf(name) : quoted(value)} always;`).join('\n')}
    add_header Cache-Control $site_cache always;

${locations(server, headers)}
}
${otherNames(main, others, `${listen(server.httpsListen, ' ssl http2')}\n${certificate}`)}`;
}
