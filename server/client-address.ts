import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Address of the visitor. With proxies in front, each adds the address it saw to X-Forwarded-For: only the last
 * `trustedProxies` entries are believed, the rest is the visitor's own claim.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const chain = [...forwarded.map((entry) => entry.trim()), request.socket.remoteAddress ?? ''].filter(Boolean);
  return networkOf(chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? '');
}

/** An IPv4 address as it is; of an IPv6 address the /64, which is one connection. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  const rest = tail ? tail.split(':') : [];
  const filled =
    tail === undefined ? groups : [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest];
  return `${filled
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Hashes addresses with a salt that is drawn anew each UTC day and never kept, so that no address can be won back. */
export function createAddressHasher(now: () => number = Date.now): (address: string) => string {
  let day = NaN;
  let salt = Buffer.alloc(0);
  return (address) => {
    const today = Math.floor(now() / 86_400_000);
    if (today !== day) {
      day = today;
      salt = randomBytes(32);
    }
    return createHash('sha256').update(salt).update(address).digest('hex').slice(0, 32);
  };
}
