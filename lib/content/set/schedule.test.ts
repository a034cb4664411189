import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPublishedContent } from '../pages/data';
import { drop, editedFiles, errorLines, loadEdited, put, rewrite, type Edit } from './fixtures/edit-content';
import { contentAt, instantOf, isShownAt, momentsOf, priceAt } from './schedule';

const MOGRA = 'residentialProjects vatika 0';

test('a day is that of India, and a last day is whole', () => {
  expect(instantOf('2026-12-04')).toBe('2026-12-03T18:30:00.000Z');
  expect(instantOf('2026-12-04T10:00')).toBe('2026-12-04T04:30:00.000Z');
  expect(instantOf('2026-12-04', true)).toBe('2026-12-04T18:30:00.000Z');
  expect(instantOf('2026-12-04T10:00', true)).toBe('2026-12-04T04:30:00.000Z');
});

test.each([
  [{}, '2026-12-04T00:00:00.000Z', true],
  [{ draft: true }, '2026-12-04T00:00:00.000Z', false],
  [{ visibleFrom: '2026-12-04T10:00' }, '2026-12-04T04:29:59.999Z', false],
  [{ visibleFrom: '2026-12-04T10:00' }, '2026-12-04T04:30:00.000Z', true],
  [{ visibleUntil: '2026-12-04' }, '2026-12-04T18:29:59.999Z', true],
  [{ visibleUntil: '2026-12-04' }, '2026-12-04T18:30:00.000Z', false],
])('%j at %s: %p', (record, now, isShown) => {
  expect(isShownAt(record, now)).toBe(isShown);
});

test('of the prices whose moment has come the latest holds', () => {
  const record = {
    price: '₹ 1 Cr',
    laterPrices: [
      { from: '2027-02-01', price: '₹ 1.2 Cr' },
      { from: '2027-01-01', price: '₹ 1.1 Cr' },
    ],
  };
  expect(['2026-12-31', '2027-01-15', '2027-02-15'].map((day) => priceAt(record, `${day}T00:00:00.000Z`))).toEqual([
    ...['₹ 1 Cr', '₹ 1.1 Cr', '₹ 1.2 Cr'],
  ]);
});

const SCHEDULED: Edit[] = [
  put(`${MOGRA} visibleFrom`, '2026-12-04T10:00'),
  put(`${MOGRA} reraValidUntil`, '2027-03-31'),
  put('residentialProjects vatika 1 laterPrices', [{ from: '2027-01-01', price: '₹ 1.1 Cr onwards' }]),
  put('promo visibleUntil', '2026-12-31'),
  rewrite('units', () => '{"neem-court":{"checkedAt":"2026-11-24","units":[]}}'),
];

test('over a year of a moved clock each day shows what it has to, and each change has its moment', () => {
  const { content } = loadEdited(SCHEDULED);
  const days = Array.from({ length: 365 }, (_, at) => new Date(Date.UTC(2026, 10, 26 + at, 12)).toISOString());
  const states = days.map((now) => {
    const shown = contentAt(content, now);
    const find = (id: string) => shown.residentialProjects.entries.find((entry) => entry.id === id)?.value;
    const sections = shown.floorPlans.entries.some(({ key }) => key === 'mogra-courts');
    const trending = shown.trendingProjects.entries.some(({ id }) => id === 'mogra-courts');
    return JSON.stringify([
      Boolean(find('mogra-courts')),
      sections,
      trending,
      find('champa-terraces')?.price,
      shown.promo.entries.length,
    ]);
  });
  const changedOn = days.filter((_, at) => at > 0 && states[at] !== states[at - 1]).map((now) => now.slice(0, 10));
  expect(changedOn).toEqual(['2026-12-04', '2027-01-01']);
  expect(states[0]).toBe('[false,false,false,"38 L onwards",1]');
  expect(states.at(-1)).toBe('[true,true,true,"₹ 1.1 Cr onwards",0]');
  expect(momentsOf(content).map(({ at, what }) => `${at.slice(0, 16)} ${what}`)).toEqual(
    expect.arrayContaining([
      '2026-12-04T04:30 Mogra Courts is shown',
      '2026-12-31T18:30 Champa Terraces costs ₹ 1.1 Cr onwards',
      '2026-12-31T18:30 the promotion is hidden',
      '2027-03-31T18:30 a registration of Mogra Courts has ended',
      '2026-12-09T00:00 units of neem-court are to be asked for',
      '2027-01-09T00:00 units of neem-court are hidden',
    ]),
  );
});

test('a moment that is none is a fault of the content', () => {
  expect(errorLines([put(`${MOGRA} visibleFrom`, '2026-13-04')])).toEqual([
    expect.stringContaining('visibleFrom: expected a day that is in the calendar'),
  ]);
  expect(errorLines([put(`${MOGRA} visibleFrom`, 'Friday')])).toEqual([
    expect.stringContaining('expected a day as 2026-12-04, or with the time as 2026-12-04T10:00'),
  ]);
});

describe('the published files', () => {
  let dir: string;
  const { CONTENT_DIR, BUILD_TIME } = process.env;
  const publishAt = (now: string, edits: Edit[]) => {
    for (const [name, text] of Object.entries(editedFiles(edits))) writeFileSync(path.join(dir, name), text);
    process.env['CONTENT_DIR'] = dir;
    process.env['BUILD_TIME'] = now;
    return (name: string) => readPublishedContent(name);
  };
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'schedule-'));
  });
  afterEach(() => {
    Object.assign(process.env, { CONTENT_DIR, BUILD_TIME });
    if (CONTENT_DIR === undefined) delete process.env['CONTENT_DIR'];
    if (BUILD_TIME === undefined) delete process.env['BUILD_TIME'];
  });

  test('hold nothing that is not public yet', () => {
    const before = publishAt('2026-11-26T00:00:00.000Z', SCHEDULED);
    for (const name of ['residentialProjects', 'floorPlan', 'trendingProjects']) {
      expect(before(name)).not.toContain('mogra-courts');
    }
    expect(before('residentialProjects')).toContain('38 L onwards');
    expect(before('residentialProjects')).not.toContain('1.1 Cr');
  });

  test('have the price that has come, also where there was none', () => {
    const later = [{ from: '2026-01-01', price: '₹ 1.1 Cr onwards' }];
    const read = publishAt('2026-11-26T00:00:00.000Z', [drop(`${MOGRA} price`), put(`${MOGRA} laterPrices`, later)]);
    const { vatika } = JSON.parse(read('residentialProjects')) as { vatika: object[] };
    expect(vatika[0]).toMatchObject({ price: '₹ 1.1 Cr onwards' });
    expect(vatika[0]).not.toHaveProperty('laterPrices');
  });

  test('are the files themselves where all is public', () => {
    const files = editedFiles([]);
    const read = publishAt('2026-11-26T00:00:00.000Z', []);
    for (const name of ['residentialProjects.json', 'floorPlan.json']) expect(read(name)).toBe(files[name]);
  });
});
