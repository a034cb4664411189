import type { LastWish } from '@/lib/domain/search/start';
import { deviceText } from '../device-text';

const storedWish = deviceText('last-wish.1');

/** The last wish of this device that led to a listing; null without one, or if the text in storage is damaged. */
export function readLastWish(): LastWish | null {
  try {
    const { query, label, href, found } = JSON.parse(storedWish.read() ?? '{}') as Partial<LastWish>;
    return query && label && href?.startsWith('/') && Array.isArray(found) ? { query, label, href, found } : null;
  } catch {
    return null;
  }
}

export function writeLastWish(wish: LastWish): void {
  storedWish.write(JSON.stringify(wish));
}

const MAX_RECENT = 5;
const stored = deviceText('recent-searches');

/** What was looked for on this device, latest first, at most five; empty if the text in storage is damaged. */
export function readRecentSearches(): string[] {
  try {
    const list: unknown = JSON.parse(stored.read() ?? '[]');
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string').slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

/** Remembers a query that led somewhere; a repeated one moves to the front. */
export function keepRecentSearch(query: string): void {
  const wanted = query.trim();
  if (!wanted) return;
  const others = readRecentSearches().filter((each) => each.toLowerCase() !== wanted.toLowerCase());
  stored.write(JSON.stringify([wanted, ...others].slice(0, MAX_RECENT)));
}
