import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskSource } from '@/lib/content/files/source';
import { loadContent } from '@/lib/content/set/load';
import { formatErrors } from '@/lib/content/set/report';
import { QUESTIONS, readAnswers, writeNewSite } from './write-new-site';

const EXAMPLES = Object.fromEntries(QUESTIONS.map(({ name, example }) => [name, example]));

test('the examples of all questions are answers', () => {
  expect(readAnswers(EXAMPLES).faults).toEqual([]);
});

test.each([
  [
    'url',
    'https://example.test/homes',
    'url: expected an address without a folder, found “https://example.test/homes”',
  ],
  ['phone', '12', 'phone: expected a phone number, found “12”'],
  ['postalCode', '4110', 'postalCode: expected six digits, found “4110”'],
  ['coordinates', 'Pune', 'coordinates: expected two numbers, as 18.559, 73.7868, found “Pune”'],
  ['colour', 'violet', 'colour: expected a colour, as #5b2a86, found “violet”'],
  ['name', '', 'name: expected a text, as “Pune Homes”, found “”'],
  ['fax', '1', 'fax: is not asked for'],
])('%s %j is refused', (name, text, fault) => {
  expect(readAnswers({ ...EXAMPLES, [name]: text }).faults).toEqual([fault]);
});

test('what is missing is named, all of it at once', () => {
  const rest = Object.fromEntries(Object.entries(EXAMPLES).filter(([name]) => name !== 'name' && name !== 'url'));
  expect(readAnswers(rest).faults).toEqual([
    'name: missing, expected a text, as “Pune Homes”',
    'url: missing, expected an address without a folder',
  ]);
});

test('the folder that is written has no fault, and nothing of the sample', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'new-site-'));
  await writeNewSite(dir, readAnswers(EXAMPLES).answers);
  const { faults } = loadContent(diskSource(dir));
  expect([formatErrors(faults), faults.warnings]).toEqual(['', []]);
  for (const name of ['site', 'theme', 'about', 'cities']) {
    expect(readFileSync(join(dir, `${name}.json`), 'utf8')).not.toMatch(/aangan|gurgaon|#0e5a55|#c45c3d/i);
  }
  for (const name of ['mark', 'logo', 'logo-light'])
    expect(readFileSync(join(dir, `images/brand/${name}.svg`), 'utf8')).toContain('#5b2a86');
  expect(readFileSync(join(dir, 'MISSING.md'), 'utf8')).toContain('Pune Homes');
});

test.each([
  ['pale', '#ffe0b2', '#b2ebf2'],
  ['dark', '#000000', '#100010'],
  ['loud', '#00ff00', '#ff00ff'],
])('of %s colours comes a theme that can be read', async (_, colour, second) => {
  const dir = join(mkdtempSync(join(tmpdir(), 'new-site-')), 'site');
  await writeNewSite(dir, readAnswers({ ...EXAMPLES, colour, second }).answers);
  expect(formatErrors(loadContent(diskSource(dir)).faults)).toBe('');
});
