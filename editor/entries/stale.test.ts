import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findStale } from './stale';
import { WorkingCopy } from './working-copy';

let dir: string;
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-27T06:00:00Z'), doNotFake: ['performance'] });
  dir = mkdtempSync(path.join(tmpdir(), 'stale-'));
  cpSync('lib/content/set/fixtures/valid', dir, { recursive: true });
});
afterEach(() => jest.useRealTimers());

type Lists = Record<string, Record<string, unknown>[]>;

/** What is stale of the first project of the fixtures, with other fields, and with units told on a day. */
function staleWith(fields: object, toldAt?: string): string[] {
  const file = path.join(dir, 'residentialProjects.json');
  const lists = JSON.parse(readFileSync(file, 'utf8')) as Lists;
  const [developer, [project]] = Object.entries(lists)[0]!;
  const changed = { ...project, checkedAt: '2026-11-01', possession: 'Dec 2030', ...fields };
  writeFileSync(file, JSON.stringify({ [developer]: [changed] }));
  writeFileSync(path.join(dir, 'commercialProjects.json'), '{}');
  const units = toldAt ? { [String(project!['id'])]: { checkedAt: toldAt, units: [] } } : {};
  writeFileSync(path.join(dir, 'units.json'), JSON.stringify(units));
  return findStale(new WorkingCopy(dir)).flatMap(({ title, fields: found }) =>
    found.map(({ file: of, field, words }) => `${title}: ${of} ${field} ${words}`),
  );
}

const PRICE = 'Price not checked with the developer for 90 days: residentialProjects checkedAt';
const ENDED = 'Registration has run out: residentialProjects';

test.each<[string, object, string | undefined, string[]]>([
  ['all is fresh', {}, undefined, []],
  ['a price checked 90 days ago is fresh', { checkedAt: '2026-08-29' }, undefined, []],
  ['91 days ago', { checkedAt: '2026-08-28' }, undefined, [`${PRICE} 28 Aug 2026`]],
  ['never', { checkedAt: undefined }, undefined, [`${PRICE} never`]],
  ['a registration is valid on its last day', { reraValidUntil: '2026-11-27' }, undefined, []],
  ['not on the next', { reraValidUntil: '2026-11-26' }, undefined, [`${ENDED} reraValidUntil 26 Nov 2026`]],
  [
    'nor is that of a phase',
    { reraPhases: [{ name: 'Phase 1', number: 'A', validUntil: '2026-01-31' }] },
    undefined,
    [`${ENDED} reraPhases 31 Jan 2026`],
  ],
  [
    'possession is past',
    { possession: 'Oct 2026', projectStatus: 'Under construction' },
    undefined,
    ['Possession is past, and it is still under construction: residentialProjects possession Oct 2026'],
  ],
  [
    'possession is past, and people live there',
    { possession: 'Oct 2026', projectStatus: 'Ready to move' },
    undefined,
    [],
  ],
  ['units told 14 days ago are fresh', {}, '2026-11-13', []],
  ['15 days ago', {}, '2026-11-12', ['Units told more than 14 days ago, shown as “Ask”: units checkedAt 12 Nov 2026']],
  [
    '46 days ago',
    {},
    '2026-10-12',
    ['Units told more than 45 days ago, not shown any more: units checkedAt 12 Oct 2026'],
  ],
])('%s', (_, fields, toldAt, lines) => {
  expect(staleWith(fields, toldAt)).toEqual(lines);
});
