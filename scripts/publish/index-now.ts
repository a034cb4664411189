import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSameFile, listFiles } from '../run/files';

/** Receives addresses for all search engines that take part: Bing, Yandex, Naver, Seznam and others. */
const ENDPOINT = 'https://api.indexnow.org/indexnow';
/** The most that one call may name. */
const MAX_ADDRESSES = 10_000;
const TIMEOUT_MS = 10_000;

export interface IndexNow {
  /** Setting `INDEXNOW_KEY` of build and publishing; the build writes it to `/{key}.txt`. */
  key: string;
  endpoint?: string | undefined;
}

/** Day of each address in the sitemaps of a built folder. */
function readDays(folder: string): Map<string, string> {
  const files = listFiles(folder).filter((file) => /^sitemap[\w-]*\.xml$/.test(file));
  const entries = files.flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+))?/g),
  ]);
  return new Map(entries.map(([, address = '', day = '']) => [address.replaceAll('&amp;', '&'), day]));
}

const fileOf = (address: string) => `${new URL(address).pathname.slice(1) || 'index'}.html`;

/** Addresses that a release adds to the sitemap, shows something else at, or takes out of it. */
export function changedAddresses(before: string, after: string): string[] {
  const [earlier, now] = [readDays(before), readDays(after)];
  // What changed twice on one day has the same day and other bytes.
  const newest = [...now.values()].sort().at(-1);
  const changed = [...now].filter(([address, day]) => {
    if (earlier.get(address) !== day) return true;
    return day === newest && !isSameFile(join(before, fileOf(address)), join(after, fileOf(address)));
  });
  const gone = [...earlier.keys()].filter((address) => !now.has(address));
  return [...changed.map(([address]) => address), ...gone];
}

/** Tells search engines of changed addresses. Returns a line for the terminal and never throws. */
export async function announce(addresses: readonly string[], { key, endpoint = ENDPOINT }: IndexNow): Promise<string> {
  const [first] = addresses;
  if (!first) return 'IndexNow: no address changed.';
  try {
    const { host, origin } = new URL(first);
    const urlList = addresses.slice(0, MAX_ADDRESSES);
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host, key, keyLocation: `${origin}/${key}.txt`, urlList }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return `IndexNow: ${urlList.length} addresses, answered ${response.status}.`;
  } catch (error) {
    return `IndexNow: not told (${error instanceof Error ? error.message : String(error)}).`;
  }
}
