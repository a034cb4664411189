/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withEdited } from '../set/fixtures/read-edited';
import { pagePath } from './page-kind';
import { packValues } from './page-values';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'values-'));
  jest.resetModules();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The kinds and the shell as a process sees them that starts now. */
async function startProcess() {
  jest.resetModules();
  const { DATA_KINDS, PAGE_KINDS } = await import('./kinds');
  const { getShell } = await import('./shell');
  return { kinds: [...PAGE_KINDS, ...DATA_KINDS], getShell };
}

test('every page and the shell are read from a file of values, without the content', async () => {
  await withEdited([], async () => {
    const { kinds, getShell } = await startProcess();
    const params = kinds.map((kind) => kind.params());
    const readAll = (of: typeof kinds) =>
      of.flatMap((kind, at) =>
        (params[at] ?? []).map((each): [string, object] => [pagePath(kind, each), kind.read(each)!]),
      );
    const values = { shell: getShell(), pages: new Map(readAll(kinds)) };
    expect(values.pages.size).toBeGreaterThan(kinds.length);

    const file = join(folder, 'values');
    writeFileSync(file, packValues(values));
    Object.assign(process.env, { PAGE_VALUES: file, CONTENT_DIR: join(folder, 'nowhere') });
    const planned = await startProcess();
    expect(planned.getShell()).toEqual(values.shell);
    expect(new Map(readAll(planned.kinds))).toEqual(values.pages);
  });
});

test('a page that the file does not hold is made from the content', async () => {
  await withEdited([], async () => {
    const file = join(folder, 'values');
    writeFileSync(file, packValues({ shell: {}, pages: new Map() }));
    process.env['PAGE_VALUES'] = file;
    const { kinds } = await startProcess();
    expect(kinds.find(({ route }) => route === '/')?.read({})).not.toBeNull();
  });
});
