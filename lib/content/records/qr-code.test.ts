import fc from 'fast-check';
import decode from 'jsqr';
import { type QrCode, toQrFile } from '@/lib/domain/picture/image';
import { toQrCode } from './qr-code';

const UNIT_PX = 3;

/** The text that a reader finds in the drawn code. */
function readBack({ size, path }: QrCode): string | undefined {
  const side = size * UNIT_PX;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, left, y, steps = ''] of path.matchAll(/M(\d+) (\d+)\.5([^M]+)/g)) {
    let x = Number(left);
    for (const [, kind, units] of steps.matchAll(/([hm])(\d+)/g)) {
      for (let row = Number(y) * UNIT_PX; kind === 'h' && row < (Number(y) + 1) * UNIT_PX; row++) {
        const start = (row * side + x * UNIT_PX) * 4;
        for (let at = start; at < start + Number(units) * UNIT_PX * 4; at++) if (at % 4 < 3) pixels[at] = 0;
      }
      x += Number(units);
    }
  }
  return decode(pixels, side, side)?.data;
}

test.each([
  ['a project page', 'https://www.aangan.example/project-details/vatika/mogra-courts-sector-83'],
  ['a long address', `https://www.aangan.example/project-details/${'a'.repeat(60)}/${'b'.repeat(80)}`],
])('a reader finds the address of %s', (_, address) => {
  expect(readBack(toQrCode(address))).toBe(address);
});

test('a file of a code has its lines on white, as large as the code with its margin', () => {
  const code = toQrCode('https://haryanarera.gov.in');
  const file = toQrFile(code);
  const [, size] = /viewBox="0 0 (\d+) \1"/.exec(file) ?? [];
  const [, path = ''] =
    /<path fill="#fff" d="M0 0h\d+v\d+H0z"\/><path stroke="#000" d="([^"]+)"\/><\/svg>$/.exec(file) ?? [];
  expect(readBack({ size: Number(size), path })).toBe('https://haryanarera.gov.in');
});

test('a reader finds whatever a slug can be', () => {
  const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,6}$/);
  fc.assert(
    fc.property(slug, slug, (developer, id) => {
      const address = `https://www.aangan.example/project-details/${developer}/${id}`;
      expect(readBack(toQrCode(address))).toBe(address);
    }),
    { numRuns: 10 },
  );
});
