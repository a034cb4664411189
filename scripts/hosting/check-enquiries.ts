import { getSite } from '@/lib/content/records/site';
import { mailtoUrl, telUrl, whatsappUrl } from '@/lib/domain/site/links';
import { askHost, type HostAnswer } from './ask-host';
import type { RunningNginx } from './start-nginx';
import type { RunningEndpoint } from './run-endpoint';

const VISITORS = 40;
/** Default limit of enquiries per address in ten minutes. */
const LIMIT = 30;
const ATTEMPTS = 36;
/** Addresses that accept enquiries. */
const PATHS = ['/contact.php', '/contact', '/api/enquiry'];

function send(
  nginx: RunningNginx,
  number: number,
  from: string,
  path = '/contact.php',
  forwarded?: string,
  message = `A plot, please (${number}).`,
) {
  const fields = {
    id: `hosts-${number}`,
    name: 'Asha Rao',
    phone: '9876543210',
    message,
  };
  return askHost({
    port: nginx.port,
    path,
    from,
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'text/html',
      ...(forwarded ? { 'X-Forwarded-For': forwarded } : {}),
    },
    body: new URLSearchParams(fields).toString(),
  });
}

/**
 * The endpoint distinguishes visitors behind nginx; a visitor with forged addresses still counts as one. Stops the
 * endpoint and returns the faults.
 */
export async function checkVisitors(nginx: RunningNginx, endpoint: RunningEndpoint): Promise<string[]> {
  const statuses: number[] = [];
  const forged: number[] = [];
  let long: HostAnswer | null = null;
  let hashes: string[] = [];
  try {
    for (let number = 1; number <= VISITORS; number += 1) {
      const path = PATHS[number % PATHS.length];
      statuses.push((await send(nginx, number, `127.0.1.${number}`, path)).status);
    }
    long = await send(nginx, 99, '127.0.3.1', '/contact.php', undefined, 'A plot. '.repeat(9000));
    for (let number = 1; number <= ATTEMPTS; number += 1) {
      const claim = `203.0.113.${number}, 198.51.100.${number}`;
      forged.push((await send(nginx, 100 + number, '127.0.2.1', '/contact.php', claim)).status);
    }
  } finally {
    hashes = await endpoint.stop();
  }
  const counts: [what: string, found: number, wanted: number][] = [
    [`enquiries taken of ${VISITORS} visitors`, statuses.filter((status) => status === 201).length, VISITORS],
    ['enquiries taken of one who forges addresses', forged.filter((status) => status === 201).length, LIMIT],
    [
      'enquiries refused of one who forges addresses',
      forged.filter((status) => status === 429).length,
      ATTEMPTS - LIMIT,
    ],
    ['rows', hashes.length, VISITORS + LIMIT],
    ['visitors told apart', new Set(hashes).size, VISITORS + 1],
  ];
  const faults = counts.flatMap(([what, found, wanted]) =>
    found === wanted ? [] : [`${found} ${what}, expected ${wanted}`],
  );
  const isOwn = long?.status === 413 && long.text.includes('Please shorten your message');
  return isOwn ? faults : [...faults, `72 KB are answered ${long?.status} without the endpoint's words`];
}

/** If the endpoint is down, nginx shows the visitor whom to call. Returns the faults. */
export async function checkUnreachable(nginx: RunningNginx, policy: readonly [string, string][]): Promise<string[]> {
  const { phone, email, whatsapp } = getSite();
  const faults: string[] = [];
  for (const path of PATHS) {
    const { status, headers, text } = await send(nginx, 1, '127.0.0.1', path);
    const unnamed = [telUrl(phone), mailtoUrl(email), whatsappUrl(whatsapp, '')].filter((href) => !text.includes(href));
    if (status !== 502) faults.push(`${path} without endpoint is ${status}`);
    if (unnamed.length > 0) faults.push(`${path} without endpoint does not name ${unnamed.join(' and ')}`);
    if (headers['content-type'] !== 'text/html; charset=utf-8') faults.push(`${path}: ${headers['content-type']}`);
    if (headers['cache-control'] !== 'no-store') faults.push(`${path} without endpoint: ${headers['cache-control']}`);
    const lacking = policy.filter(([name, value]) => headers[name.toLowerCase()] !== value);
    for (const [name] of lacking) faults.push(`${path} without endpoint lacks ${name}`);
  }
  const inbox = await askHost({ port: nginx.port, path: '/office' });
  if (inbox.status !== 502 || !inbox.text.includes('<h1>The inbox is not there')) {
    faults.push(`/office without endpoint is ${inbox.status}: ${inbox.text}`);
  }
  return faults;
}
