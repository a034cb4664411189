import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures';
import { SAMPLE_DIR } from './sample';

const FIRST_PORT = 4300;

/** The editor of a copy of the content, in a repository of its own that shares with another. */
export class Editor {
  readonly root = mkdtempSync(join(tmpdir(), 'edit-'));
  readonly dir = join(this.root, 'site/content');

  constructor(readonly origin: string) {
    cpSync(SAMPLE_DIR, this.dir, { recursive: true, filter: (path) => !path.endsWith('schemas') });
    const site = join(this.root, 'site');
    for (const args of [
      ['init', '-q', '-b', 'main'],
      ['config', 'user.name', 'Asha'],
      ['config', 'user.email', 'asha@example.com'],
      ['config', 'core.compression', '0'],
      ['add', '-A'],
      ['commit', '-qm', 'Start'],
      ['tag', 'start'],
    ]) {
      execFileSync('git', args, { cwd: site });
    }
    execFileSync('git', ['clone', '-q', '--bare', 'site', 'origin.git'], { cwd: this.root });
    this.git('remote', 'add', 'origin', join(this.root, 'origin.git'));
    this.git('fetch', '-q');
    this.git('branch', '-q', '-u', 'origin/main');
  }

  git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.dir, encoding: 'utf8' }).trim();
  }

  /** Added and removed lines of each file that differs, new files as such: `1 1 residentialProjects.json`. */
  diff(): string[] {
    const changed = this.git('diff', '--numstat', '--relative').split('\n');
    const added = this.git('ls-files', '--others', '--', '.').split('\n');
    return [...changed.map((line) => line.replaceAll('\t', ' ')), ...added.map((file) => `new ${file}`)]
      .filter((line) => line !== '' && line !== 'new ')
      .sort();
  }

  /** Another hand changes a file. */
  edit(file: string, from: string, to: string): void {
    const text = readFileSync(join(this.dir, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(this.dir, file), text.replace(from, to));
  }

  /** Another hand publishes a change from a copy of its own. */
  publishElsewhere(file: string, from: string, to: string): void {
    const other = mkdtempSync(join(tmpdir(), 'edit-other-'));
    const git = (...args: string[]) => execFileSync('git', args, { cwd: other });
    git('clone', '-q', join(this.root, 'origin.git'), '.');
    const path = join(other, 'content', file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    git('-c', 'user.name=Ravi', '-c', 'user.email=ravi@example.com', 'commit', '-qam', 'Price');
    git('push', '-q');
    rmSync(other, { recursive: true });
  }

  reset(): void {
    this.git('reset', '-q', '--hard', 'start');
    this.git('clean', '-fdq');
    this.git('push', '-qf', 'origin', 'start:refs/heads/main');
  }
}

/** Starts the editor of a folder, does something when it has said its address, and ends it. */
async function whileRuns({ dir, origin }: Editor, args: readonly string[], act: () => Promise<void>): Promise<void> {
  const child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', ...args], {
    env: { ...process.env, CONTENT_DIR: dir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => String(chunk).includes(origin) && resolve());
    child.on('exit', (code) => reject(new Error(`${args[0]} ended with ${code}`)));
  });
  await act();
  child.removeAllListeners('exit').kill();
}

interface Fixtures {
  editor: Editor;
  /** Opens an entry, or another place of the editor, and waits for its heading, '' for any. */
  open: (place: string, heading: string) => Promise<void>;
}

export const test = base.extend<Fixtures, { running: Editor }>({
  running: [
    async ({}, use, { workerIndex }) => {
      const port = FIRST_PORT + 2 * workerIndex;
      const editor = new Editor(`http://localhost:${port}`);
      const ports = ['--port', `${port}`, '--preview-port', `${port + 1}`];
      const args = ['editor/main.ts', '--no-open', '--no-preview', ...ports];
      await whileRuns(editor, args, () => use(editor));
      rmSync(editor.root, { recursive: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  editor: async ({ running }, use) => {
    running.reset();
    await use(running);
  },
  baseURL: async ({ running }, use) => use(running.origin),
  open: async ({ page, editor }, use) => {
    await use(async (place, heading) => {
      await page.goto(`${editor.origin}/#/${place}`);
      await page.getByRole('heading', { level: 1, ...(heading ? { name: heading } : {}) }).waitFor();
    });
  },
});

export { expect };

/** Waits until what is typed is on disk. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.locator('[data-status]')).toHaveText('Saved', { timeout: 10_000 });
}
