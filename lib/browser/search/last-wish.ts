import type { LastWish } from '@/lib/domain/search/last-wish';
import { deviceText } from '../device-text';

const stored = deviceText('last-wish.1');

/** The last wish of this device that led to a listing; null without one, or if the text in storage is damaged. */
export function readLastWish(): LastWish | null {
  try {
    const { query, label, href, found } = JSON.parse(stored.read() ?? '{}') as Partial<LastWish>;
    return query && label && href?.startsWith('/') && Array.isArray(found) ? { query, label, href, found } : null;
  } catch {
    return null;
  }
}

export function writeLastWish(wish: LastWish): void {
  stored.write(JSON.stringify(wish));
}
