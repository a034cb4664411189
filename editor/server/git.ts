import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const OUTPUT_LIMIT_BYTES = 400_000_000;

/** A file of a commit: a text, bytes, or null where it is taken out. */
export type CommittedFiles = ReadonlyMap<string, string | Buffer | null>;

interface GitOptions {
  input?: string | Buffer;
  env?: Record<string, string>;
}

/** The git repository of a content folder. Paths are those below that folder. */
export class Git {
  #prefix: string | null = null;

  constructor(readonly dir: string) {}

  /** Output of git; throws git's own words where it fails. */
  run(args: readonly string[], options: GitOptions = {}): string {
    return this.#bytes(args, options).toString('utf8').trimEnd();
  }

  #bytes(args: readonly string[], { input, env }: GitOptions = {}): Buffer {
    const { status, stdout, stderr, error } = spawnSync('git', ['-c', 'core.quotepath=off', ...args], {
      cwd: this.dir,
      input,
      maxBuffer: OUTPUT_LIMIT_BYTES,
      env: { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', ...env },
    });
    if (status === 0) return stdout;
    throw new Error(error?.message ?? (stderr.toString('utf8').trim() || `git ${args[0] ?? ''} failed`));
  }

  /** As `run`; null where git fails. */
  ask(args: readonly string[]): string | null {
    try {
      return this.run(args);
    } catch {
      return null;
    }
  }

  /** The folder's path in the repository, with a slash at its end; '' for the repository's own. */
  get prefix(): string {
    return (this.#prefix ??= this.run(['rev-parse', '--show-prefix']));
  }

  /** Commit of the branch at the shared repository that this one follows; null without one. */
  get shared(): { remote: string; branch: string; commit: string } | null {
    const [commit = '', name] =
      this.ask(['rev-parse', '@{upstream}', '--abbrev-ref', '@{upstream}'])?.split('\n') ?? [];
    if (!name) return null;
    const [remote = '', ...branch] = name.split('/');
    return { remote, branch: branch.join('/'), commit };
  }

  isAncestor(older: string, newer: string): boolean {
    return older === newer || this.ask(['merge-base', '--is-ancestor', older, newer]) !== null;
  }

  /** A file's text at a commit; '' if it has none there. */
  textAt(commit: string, file: string): string {
    try {
      return this.#bytes(['show', `${commit}:./${file}`]).toString('utf8');
    } catch {
      return '';
    }
  }

  /** Files below the folder that differ between two commits, or a commit and the disk. */
  changedFiles(from: string, to: string | null): string[] {
    const range = to === null ? [from] : [from, to];
    const tracked = this.run(['diff', '--name-only', '--no-renames', '--relative', '-z', ...range, '--', '.']);
    const added = to === null ? this.run(['ls-files', '--others', '--exclude-standard', '-z', '--', '.']) : '';
    return [...tracked.split('\0'), ...added.split('\0')].filter((file) => file !== '');
  }

  /** Makes a commit on top of another that differs by these files alone. Working tree, index and branch stay. */
  commit(parent: string, files: CommittedFiles, message: string): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'commit-'));
    const env = { GIT_INDEX_FILE: path.join(folder, 'index') };
    try {
      this.run(['read-tree', parent], { env });
      for (const [file, content] of files) {
        if (content === null) this.run(['rm', '-q', '--cached', '--', file], { env });
        else {
          const blob = this.run(['hash-object', '-w', '--stdin'], { input: content });
          this.run(['update-index', '--add', '--cacheinfo', `100644,${blob},${this.prefix}${file}`], { env });
        }
      }
      const tree = this.run(['write-tree'], { env });
      return this.run(['commit-tree', tree, '-p', parent, '-F', '-'], { input: message });
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}
