import fc from 'fast-check';
import { clientAddress, networkOf } from './client-address';

const from = (peer = '', forwarded: string | undefined, trustedProxies: number | null) =>
  clientAddress({ headers: new Headers(forwarded ? { 'X-Forwarded-For': forwarded } : {}), peer }, trustedProxies);

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['64:ff9b::10.1.2.3', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not-an-address', 'not-an-address'],
  ['1:2:3:4:5:6:7:8:9::1', 'unknown'],
  ['1::2::3', 'unknown'],
  ['10.1.2.3:4711', '10.1.2.3'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['[::ffff:10.1.2.3]:4711', '10.1.2.3'],
  ['1.2:3', 'unknown'],
  ['[', '['],
  ['[]:1', 'unknown'],
  [':', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['a proxy on this machine', '127.0.0.1', '10.0.0.1', null, '10.0.0.1'],
  ['a proxy on this machine, by IPv6', '::1', '10.0.0.1', null, '10.0.0.1'],
  ['a proxy on this machine, on a socket of both kinds', '::ffff:127.0.0.1', '10.0.0.1', null, '10.0.0.1'],
  ['what its visitor claims', '127.0.0.1', '1.1.1.1, 10.0.0.1', null, '10.0.0.1'],
  ['a caller on this machine without a proxy', '127.0.0.1', undefined, null, '127.0.0.1'],
  ['a proxy elsewhere that nobody named', '10.9.9.9', '10.0.0.1', null, '10.9.9.9'],
  ['an address that only looks like this machine', '127.0.0.1.example', '10.0.0.1', null, '127.0.0.1.example'],
  ['a proxy on this machine that is not to be believed', '127.0.0.1', '10.0.0.1', 0, '127.0.0.1'],
  ['a proxy elsewhere that was named', '10.9.9.9', '10.0.0.1', 1, '10.0.0.1'],
  ['two that were named', '10.9.9.9', '1.1.1.1, 10.0.0.1, 10.8.8.8', 2, '10.0.0.1'],
  ['more named than there are', '10.9.9.9', '10.0.0.1', 5, '10.0.0.1'],
  ['a chain that cannot be read', '127.0.0.1', '1:2:3:4:5:6:7:8:9::1', null, 'unknown'],
  ['a proxy that adds the port', '127.0.0.1', '10.0.0.1:4711', null, '10.0.0.1'],
  ['a caller that is gone', undefined, undefined, null, ''],
])('%s', (_, peer, forwarded, trustedProxies, expected) => {
  expect(from(peer, forwarded, trustedProxies)).toBe(expected);
});

const nearlyAddress = fc.string({ unit: fc.constantFrom(...'0123456789abcdefF:.,%[] '), maxLength: 60 });
const header = fc.oneof(fc.string({ size: 'max', maxLength: 300 }), nearlyAddress, fc.ipV6(), fc.ipV4());
const proxies = fc.option(fc.integer({ min: 0, max: 10 }));

test('no header makes it fail', () => {
  fc.assert(
    fc.property(header, fc.oneof(fc.ipV4(), fc.ipV6()), proxies, (forwarded, peer, trusted) => {
      expect(typeof from(peer, forwarded, trusted)).toBe('string');
    }),
    { numRuns: 2000 },
  );
});

test('a header that nobody vouches for changes nothing', () => {
  const foreign = fc.ipV4().filter((address) => !address.startsWith('127.'));
  fc.assert(
    fc.property(header, foreign, (forwarded, peer) => {
      expect(from(peer, forwarded, null)).toBe(peer);
    }),
  );
});

test('what stands before the last entry changes nothing behind a proxy on this machine', () => {
  fc.assert(
    fc.property(header, fc.ipV4(), (claim, address) => {
      expect(from('::1', `${claim}, ${address}`, null)).toBe(address);
    }),
  );
});

test('all addresses of an IPv6 connection count as one, however they are written', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  const half = fc.tuple(group, group, group, group).map((groups) => groups.map((one) => one.toString(16)).join(':'));
  fc.assert(
    fc.property(half, half, half, (network, one, other) => {
      const written = new URL(`http://[${network}:${other}]`).hostname.slice(1, -1).toUpperCase();
      expect(networkOf(`${network}:${one}`)).toBe(`${network}::/64`);
      expect(networkOf(written)).toBe(`${network}::/64`);
    }),
  );
});
