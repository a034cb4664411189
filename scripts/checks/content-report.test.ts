import { put, rewrite, type Edit } from '@/lib/content/set/fixtures/edit-content';
import { withEdited } from '@/lib/content/set/fixtures/read-edited';
import { checkContent } from './content-report';

/** How a check ends, and what it prints. */
async function check(edits: readonly Edit[], mode = 'strict', warnings: 'all' | 'examples' = 'examples') {
  const said = { stdout: '', stderr: '', isSound: false };
  const spies = [
    jest.spyOn(console, 'log').mockImplementation((text) => void (said.stdout += String(text))),
    jest.spyOn(console, 'error').mockImplementation((text) => void (said.stderr += String(text))),
  ];
  await withEdited(edits, () => void (said.isSound = checkContent(warnings)), mode);
  for (const spy of spies) spy.mockRestore();
  return said;
}

const BROKEN = [
  put('residentialProjects vatika 3 bedrooms', 3),
  put('promo projectId', 'nobody'),
  rewrite('careers', () => '[{]'),
];

test('a broken folder stops with every error at once', async () => {
  const { isSound, stderr } = await check(BROKEN);
  expect(stderr.split('\n').filter((line) => line.includes('.json'))).toEqual(
    expect.arrayContaining([
      'careers.json: is not valid JSON at line 1, column 3: expected a name in double quotes, found "]"',
      'promo.json › projectId: no project has the id "nobody" (line 5)',
      'residentialProjects.json › vatika[3] (neem-court) › bedrooms: expected text or a list of texts, found number 3 (line 109)',
    ]),
  );
  expect(stderr).toMatch(/^Content in .+: 33 files, 72 records, 3 errors, \d+ warnings \(\d\.\d s\)$/m);
  expect(isSound).toBe(false);
});

test('warnings of a sound folder are grouped, or all listed', async () => {
  const { isSound, stdout } = await check([]);
  expect(stdout).toMatch(/^\d+ values without a picture file:$/m);
  expect(stdout).toMatch(/^ {2}… and \d+ more \(npm run check:content -- --warnings lists all\)$/m);
  expect(isSound).toBe(true);
  expect((await check([], 'strict', 'all')).stdout).not.toContain('more (');
});

test('a lenient check passes what can be left out, and stops where nothing could be built', async () => {
  const { isSound, stdout } = await check(BROKEN, 'lenient');
  expect(stdout).toContain('Records with errors are left out (CONTENT_MODE=lenient).');
  expect(stdout).toContain('promo.json › projectId: no project has the id "nobody"');
  expect(isSound).toBe(true);
  expect((await check([put('site phone', 7)], 'lenient')).isSound).toBe(false);
});
