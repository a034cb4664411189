import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  applyChanges,
  conflictWords,
  linesOf,
  picturesOf,
  publicationWords,
  withoutChanges,
  wordsOf,
  type KeyedTexts,
} from '@/lib/content/editing/apply-changes';
import { findChanges, type Change } from '@/lib/content/editing/changes';
import type { FolderCopy } from '@/lib/content/editing/folder-copy';
import { thingNames } from '@/lib/content/editing/thing-names';
import { parse } from '@/lib/content/editing/working-copy';
import { imagesDir } from '@/lib/content/files/source';
import { CONTENT_FILES, KEY_OF_FILE, type ContentKey } from '@/lib/content/files/table';
import { Git } from './git';
import { LISTED, type Publication, type Publisher } from './publication-calls';
import { CallError } from './call';
import { expectSound } from './expect-sound';

const IMAGES = 'images/';

const byName = (texts: KeyedTexts) => [...texts].map(([key, text]) => [CONTENT_FILES[key].name, text] as const);

/** What of the content is changed, committed and shared, in words. */
export class Publications implements Publisher {
  readonly #git: Git;

  constructor(private readonly copy: FolderCopy) {
    this.#git = new Git(copy.dir);
  }

  /** What is changed since the last commit, and pictures that are new. */
  pending(): { changes: Change[]; pictures: string[] } {
    this.#expectGit();
    this.copy.refresh();
    const files = this.#git.changedFiles('HEAD', null);
    const before = this.#textsAt('HEAD', files);
    const changes = [...before].flatMap(([key, text]) => this.#changes(key, text, this.copy.text(key)));
    const pictures = files.filter((file) => file.startsWith(IMAGES));
    return { changes, pictures };
  }

  /** Takes changes of the working copy back. */
  putBack(ids: readonly string[]): void {
    const chosen = this.pending().changes.filter(({ id }) => ids.includes(id));
    const before = this.#textsAt('HEAD', new Set(chosen.map(({ file }) => CONTENT_FILES[file].name)));
    const after = new Map([...before.keys()].map((key) => [key, this.copy.text(key)]));
    const { texts, stays } = withoutChanges(this.copy, chosen, before, after);
    if (stays.length > 0) throw new CallError(`It changed meanwhile: ${stays.map(wordsOf).join('; ')}`);
    expectSound(this.copy, texts)();
  }

  /** Commits the chosen changes, and shares the commit where there is somebody to share it with. */
  publish(ids: readonly string[], message: string): { commit: string; isShared: boolean } {
    const { changes, pictures } = this.pending();
    const chosen = changes.filter(({ id }) => ids.includes(id));
    if (chosen.length === 0) throw new CallError('Nothing is chosen.');
    const head = this.#git.run(['rev-parse', 'HEAD']);
    const { shared } = this.#git;
    if (shared) this.#git.run(['fetch', '-q', shared.remote]);
    const tip = this.#git.shared?.commit ?? head;
    const base = this.#git.isAncestor(tip, head) ? head : tip;
    if (base !== head && !this.#git.isAncestor(head, base)) {
      throw new CallError('This copy and the shared one have gone different ways. A developer has to join them.');
    }
    const texts = this.#applied(base, chosen);
    expectSound(this.copy, new Map([...byName(this.#textsAt(base, this.#git.changedFiles(base, null))), ...texts]));
    const files = new Map<string, string | Buffer | null>(texts);
    const under = pictures.map((file) => file.slice(IMAGES.length));
    for (const picture of picturesOf(under, texts, chosen.length === changes.length)) {
      files.set(IMAGES + picture, readOrNull(path.join(this.copy.dir, IMAGES, picture)));
    }
    const { title, lines } = publicationWords(chosen, message);
    const commit = this.#git.commit(base, files, `${title}\n\n${lines.join('\n')}\n`);
    const merged = base === head ? new Map<string, string>() : this.#merged(head, base, changes);
    if (shared) this.#git.run(['push', '-q', shared.remote, `${commit}:refs/heads/${shared.branch}`]);
    this.#moveTo(head, base, commit, merged);
    return { commit, isShared: shared !== null };
  }

  /** The folder of what is published: another than the working copy where something is left for later. */
  publishedIn(folder: string): string {
    if (this.pending().changes.length === 0) return this.copy.dir;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    symlinkSync(imagesDir(this.copy.dir), path.join(folder, 'images'));
    const texts = this.#textsAt('HEAD', KEY_OF_FILE.keys());
    for (const [name, text] of byName(texts)) if (text) writeFileSync(path.join(folder, name), text);
    return folder;
  }

  /** The publications of content, newest first. */
  list(): Publication[] {
    this.#expectGit();
    const log = this.#git.run(['log', `-${LISTED}`, '--format=%H%x1f%an%x1f%aI%x1f%s%x1f%b%x1e', '--', '.']);
    return log.split('\x1e').flatMap((entry) => {
      const [commit = '', author = '', time = '', title = '', body = ''] = entry.trim().split('\x1f');
      if (commit === '') return [];
      return [{ commit, author, time, title, lines: linesOf(body) }];
    });
  }

  /** Undoes a publication in the working copy and publishes that; names what changed since and so stays. */
  takeBack(commit: string): { commit: string; isShared: boolean; stays: string[] } {
    if (!/^[0-9a-f]{40}$/.test(commit) || !this.#git.isAncestor(commit, 'HEAD'))
      throw new CallError('There is no such publication.');
    this.copy.refresh();
    const files = this.#git.changedFiles(`${commit}^`, commit);
    const before = this.#textsAt(`${commit}^`, files);
    const after = this.#textsAt(commit, files);
    const changes = [...before].flatMap(([key, text]) => this.#changes(key, text, after.get(key) ?? ''));
    const { texts, stays } = withoutChanges(this.copy, changes, before, after);
    const taken = changes.filter((change) => !stays.includes(change));
    if (taken.length === 0) throw new CallError('All of it changed since, so nothing was taken back.');
    expectSound(this.copy, texts)();
    const title = this.#git.run(['log', '-1', '--format=%s', commit]);
    return {
      ...this.publish(
        taken.map(({ id }) => id),
        `Taken back: ${title}`,
      ),
      stays: stays.map(wordsOf),
    };
  }

  #expectGit(): void {
    if (!this.#git.isThere)
      throw new CallError('This folder is in no git repository, so there is nothing to compare with.');
  }

  /** Those of some files that hold content, at a commit. */
  #textsAt(commit: string, files: Iterable<string>): KeyedTexts {
    const keys = [...files].flatMap((name) => KEY_OF_FILE.get(name) ?? []);
    return new Map(keys.map((key) => [key, this.#git.textAt(commit, CONTENT_FILES[key].name)]));
  }

  #changes(key: ContentKey, before: string, after: string): Change[] {
    const names = thingNames(this.copy);
    return findChanges(key, parse(before), parse(after), (id) => names.get(id) ?? '');
  }

  /** Texts of a commit with changes on top; a value that the commit has otherwise is a conflict. */
  #applied(base: string, chosen: readonly Change[]): Map<string, string> {
    const { texts, lost } = applyChanges(this.copy, chosen, (name) => this.#git.textAt(base, name));
    if (lost.length > 0) throw new CallError(conflictWords(lost));
    return texts;
  }

  /** The working copy's texts on top of what others published; throws where both changed the same value. */
  #merged(head: string, base: string, changes: readonly Change[]): Map<string, string> {
    const theirs = this.#textsAt(base, this.#git.changedFiles(head, base));
    const mine = changes.filter(({ file }) => theirs.has(file));
    return new Map([...byName(theirs), ...this.#applied(base, mine)]);
  }

  /** Branch, index and working tree follow a commit; what is left for later stays as it is. */
  #moveTo(head: string, base: string, commit: string, merged: ReadonlyMap<string, string>): void {
    const foreign =
      base === head
        ? []
        : this.#git.run(['diff', '--name-only', '--no-renames', '-z', head, base]).split('\0').filter(Boolean);
    this.#git.run(['update-ref', 'HEAD', commit, head]);
    const top = this.#git.run(['rev-parse', '--show-cdup']) || '.';
    const prefix = this.#git.run(['rev-parse', '--show-prefix']);
    const others = foreign.filter((file) => !merged.has(file.slice(prefix.length)) || !file.startsWith(prefix));
    for (const file of others) {
      if (this.#git.ask(['cat-file', '-e', `${commit}:${file}`]) !== null)
        this.#git.run(['-C', top, 'checkout', '-q', commit, '--', file]);
      else this.#git.run(['-C', top, 'rm', '-q', '--ignore-unmatch', '--', file]);
    }
    this.#git.run(['reset', '-q', '--', '.']);
    if (merged.size > 0) this.copy.check(merged).write();
  }
}

function readOrNull(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
