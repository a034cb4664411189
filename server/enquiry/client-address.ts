import { createHash, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Stands for every address that cannot be parsed. */
const UNKNOWN = 'unknown';
export const LOOPBACK = /^(::1|(::ffff:)?127(\.\d+){3})$/i;

/** Parts of a request that identify the sender: its headers, and the address of the other end of the connection. */
export interface Sender {
  headers: Headers;
  peer: string;
}

/**
 * Address of the visitor. Each proxy in front adds the address it saw to X-Forwarded-For. Only the last
 * `trustedProxies` entries are trusted, because a visitor can forge the others. Null trusts only a proxy on this
 * machine.
 */
export function clientAddress({ headers, peer }: Sender, trustedProxies: number | null): string {
  const believed = trustedProxies ?? (LOOPBACK.test(peer) ? 1 : 0);
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',');
  const chain = [...forwarded.map((entry) => entry.trim()), peer].filter(Boolean);
  return networkOf(chain[Math.max(0, chain.length - 1 - believed)] ?? '');
}

/** An address with its port, as some proxies write it: another one for each connection. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/** An IPv4 address without a port; of an IPv6 address the /64 network, which is one connection. Never throws. */
export function networkOf(given: string): string {
  const [, v6, v4] = WITH_PORT.exec(given) ?? [];
  const address = v6 ?? v4 ?? given;
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return UNKNOWN;
  // URL normalises the address: lower case, no IPv4 part, `::` for zeros.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::', 2);
  const [groups, rest] = [head, tail].map((part) => (part ? part.split(':') : [])) as [string[], string[]];
  const zeros = Array<string>(8 - groups.length - rest.length).fill('0');
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}

/** The neighbourhood of an address of `clientAddress`: /24 of IPv4, /48 of IPv6, which one provider hands to one customer. */
export function wideNetworkOf(address: string): string {
  return address.includes(':') ? address.split(':').slice(0, 3).join(':') : address.split('.').slice(0, 3).join('.');
}

/** Hashes addresses with a new random salt each UTC day. The salt is never stored, so no address can be recovered. */
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
