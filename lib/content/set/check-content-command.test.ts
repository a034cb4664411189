import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { editedFiles, put, rewrite, type Edit } from './fixtures/edit-content';

/** Starting a process is slow on a busy machine. */
const COMMAND_TIMEOUT_MS = 60_000;

function contentFolder(edits: readonly Edit[]): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'content-'));
  mkdirSync(path.join(dir, 'images'));
  for (const [name, text] of Object.entries(editedFiles(edits))) writeFileSync(path.join(dir, name), text);
  return dir;
}

function checkContent(contentDir: string, mode = 'strict', ...options: string[]) {
  const command = ['--import', 'tsx', '--conditions=react-server', 'scripts/checks/content.ts', ...options];
  const env = { ...process.env, NODE_OPTIONS: '', CONTENT_DIR: contentDir, CONTENT_MODE: mode };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const BROKEN = [
  put('residentialProjects vatika 3 bedrooms', 3),
  put('promo projectId', 'nobody'),
  rewrite('careers', () => '[{]'),
];

test(
  'a broken folder ends with 1 and every error at once',
  () => {
    const { status, stderr } = checkContent(contentFolder(BROKEN));
    expect(stderr.split('\n').filter((line) => line.includes('.json'))).toEqual(
      expect.arrayContaining([
        'careers.json: is not valid JSON at line 1, column 3: expected a name in double quotes, found "]"',
        'promo.json › projectId: no project has the id "nobody" (line 5)',
        'residentialProjects.json › vatika[3] (neem-court) › bedrooms: expected text or a list of texts, found number 3 (line 109)',
      ]),
    );
    expect(stderr).toMatch(/^Content in .+: 33 files, 78 records, 3 errors, \d+ warnings \(\d\.\d s\)$/m);
    expect(status).toBe(1);
  },
  COMMAND_TIMEOUT_MS,
);

test(
  'a sound folder ends with 0; warnings are grouped, --warnings lists all',
  () => {
    const dir = contentFolder([]);
    const { status, stdout } = checkContent(dir);
    expect(stdout).toMatch(/^\d+ values without a picture file:$/m);
    expect(stdout).toMatch(/^ {2}… and \d+ more \(npm run check:content -- --warnings lists all\)$/m);
    expect(status).toBe(0);
    expect(checkContent(dir, 'strict', '--warnings').stdout).not.toContain('more (');
  },
  COMMAND_TIMEOUT_MS,
);

test(
  'a lenient check passes what can be left out, and stops where nothing could be built',
  () => {
    const lenient = checkContent(contentFolder(BROKEN), 'lenient');
    expect(lenient.stdout).toContain('Records with errors are left out (CONTENT_MODE=lenient).');
    expect(lenient.stdout).toContain('promo.json › projectId: no project has the id "nobody"');
    expect(lenient.status).toBe(0);
    expect(checkContent(contentFolder([put('site phone', 7)]), 'lenient').status).toBe(1);
  },
  COMMAND_TIMEOUT_MS,
);
