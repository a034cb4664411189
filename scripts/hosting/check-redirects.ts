import { askHost } from './ask-host';
import { SERVER_NAME, type RunningNginx } from './start-nginx';

const FOREIGN = 'evil.example';

/** Beginnings that a browser or a careless redirect may read as another host. */
const STARTS = [
  ...[
    '//',
    '///',
    '/\\',
    '/\\\\',
    '/\\/',
    '\\/',
    '\\\\',
    '/%5c',
    '/%5C%5c',
    '/%2f',
    '/%2F%2f',
    '//%2f',
    '/%5c/',
    '//%5c',
  ],
  ...[
    '/%09/',
    '/%0a/',
    '/%0d%0a/',
    '/%00/',
    '/./',
    '/.//',
    '/..//',
    '/%2e//',
    '/%2e%2e/%5c',
    '/;//',
    '/about//',
    '/about/..//',
  ],
  ...['//user@', '/\\user:word@', '/%5cuser@', '@', '/@', 'http://', 'http://site.test//', 'javascript:', '/contact//'],
];
const ENDS = ['/', '/index.html', '/x.html', '.html', '/.html', '/about/', '/about.html?x=//y', '/index.html/'];

/** 280 addresses that might lead visitors to another host, plus variants of the content's redirects. */
export function hostileAddresses(redirects: readonly string[]): string[] {
  const composed = STARTS.flatMap((start) => ENDS.map((end) => `${start}${FOREIGN}${end}`));
  const moved = redirects.flatMap((from) => [
    `/${from}`,
    `/\\${from}`,
    `${from}/?u=//${FOREIGN}`,
    `/${FOREIGN}//..${from}`,
  ]);
  return [...composed, ...moved];
}

/** Origin that a redirect leads to; null without a redirect. */
function leadsTo(location: string | undefined): string | null {
  if (location === undefined) return null;
  const own = `https://${SERVER_NAME}/`;
  return URL.canParse(location, own) ? new URL(location, own).origin : location;
}

/** No address and no Host header causes a redirect to another host. Returns the answers and the faults. */
export async function checkRedirects(nginx: RunningNginx, redirects: readonly string[]) {
  const own = new URL(`https://${SERVER_NAME}`).origin;
  const faults: string[] = [];
  const list = hostileAddresses(redirects);
  for (const path of list) {
    for (const isHttps of [true, false]) {
      const port = isHttps ? nginx.port : nginx.httpPort;
      const { status, headers } = await askHost({ port, path, isHttps, headers: { Host: FOREIGN } });
      const target = leadsTo(headers.location);
      if (target !== null && target !== own) faults.push(`${path} is ${status} and leads to ${headers.location}`);
    }
  }
  return { answers: 2 * list.length, faults };
}
