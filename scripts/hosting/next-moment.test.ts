import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNextMomentCome } from './next-moment';

test.each([
  ['2026-12-04T04:30:00.000Z\n', '2026-12-04T04:29:59.999Z', false],
  ['2026-12-04T04:30:00.000Z\n', '2026-12-04T04:30:00.000Z', true],
  ['', '2026-12-04T04:30:00.000Z', false],
  [null, '2026-12-04T04:30:00.000Z', false],
])('a built site whose next moment is %j is over at %s: %p', (text, now, isCome) => {
  const dir = mkdtempSync(join(tmpdir(), 'moment-'));
  if (text !== null) writeFileSync(join(dir, 'next-build.txt'), text);
  process.env['BUILD_TIME'] = now;
  expect(isNextMomentCome(dir)).toBe(isCome);
  delete process.env['BUILD_TIME'];
});
