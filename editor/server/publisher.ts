import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  applyChanges,
  changesBetween,
  isOfPriceOrRera,
  publicationWords,
  withoutChanges,
  wordsOf,
} from '../entries/apply-changes';
import type { Change } from '../entries/changes';
import { parse, type Texts, type WorkingCopy } from '../entries/working-copy';
import { formatFault } from '@/lib/content/files/faults';
import { imagesDir } from '@/lib/content/files/source';
import { CONTENT_FILES, KEY_OF_FILE } from '@/lib/content/files/table';
import { valueAt } from '@/lib/content/files/walk';
import { CallError } from './call';
import { Git } from './git';
import { AskedPublications, readPublications, type Publication } from './second-person';

const IMAGES = 'images/';
/** Publications that are listed. */
const LISTED = 40;
/** How often others' changes are joined again because another program saves the same files. */
const MERGE_TRIES = 5;

/** How a publication went. */
export interface Published {
  commit: string;
  /** What of it waits for a second person, in words. */
  waits?: string[];
  /** Whether others have it, where nothing else is said. */
  isShared: boolean;
  /** What became of it, where more is to be said. */
  local?: string;
  /** Changes that were not taken back. */
  stays?: string[];
}

/** What of a content folder is changed, published and taken back, by the git repository in which it stands. */
export class Publisher {
  readonly #git: Git;
  /** What waits for a second person. */
  readonly asked: AskedPublications;
  /** Changes of values that others published meanwhile, until somebody decides. */
  readonly #conflicts = new Set<string>();
  #hasCommits = false;

  constructor(readonly copy: WorkingCopy) {
    this.#git = new Git(copy.dir);
    this.asked = new AskedPublications(this.#git);
  }

  /** What is not published yet, and pictures that are new. */
  pending(): { changes: Change[]; pictures: string[]; conflicts: ReadonlySet<string> } {
    const files = this.#changedFiles();
    const changes = changesBetween(this.copy, this.#textsBefore(files), this.copy.texts());
    return { changes, pictures: files.filter((file) => file.startsWith(IMAGES)), conflicts: this.#conflicts };
  }

  /** Takes changes of the working copy back. */
  putBack(ids: readonly string[]): void {
    const [before, after] = [this.#textsBefore(), this.copy.texts()];
    const chosen = changesBetween(this.copy, before, after).filter(({ id }) => ids.includes(id));
    const { texts, stays } = withoutChanges(this.copy, chosen, before);
    if (stays.length > 0) throw new CallError(`It changed meanwhile: ${stays.map(wordsOf).join('; ')}`);
    this.#soundly(texts)();
    this.#decide(ids);
  }

  /** Publishes the chosen changes. */
  publish(ids: readonly string[], message: string): Published {
    const pending = this.pending();
    const chosen = pending.changes.filter(({ id }) => ids.includes(id));
    if (chosen.length === 0) throw new CallError('Nothing is chosen.');
    const waiting = this.#needsSecondPerson() ? chosen.filter(isOfPriceOrRera) : [];
    const free = chosen.filter((change) => !waiting.includes(change));
    const send = (changes: readonly Change[], branch?: string) =>
      this.#send(changes, pending, publicationWords(changes, message), branch);
    const asked = waiting.length > 0 ? send(waiting, this.asked.newBranch()) : null;
    const waits = waiting.map(wordsOf);
    if (asked) this.asked.replace(waits, asked.commit);
    const published = free.length > 0 ? send(free) : null;
    this.#decide(ids);
    return { ...(published ?? asked!), waits };
  }

  /** Whether what is published says so of prices and RERA numbers. */
  #needsSecondPerson(): boolean {
    return valueAt(parse(this.#git.textAt('HEAD', CONTENT_FILES.site.name)), ['secondPerson']) === true;
  }

  /** The second person's yes: publishes on top of what is shared, in the name of who asked. */
  agree(commit: string): Published {
    const head = this.#git.run(['rev-parse', 'HEAD']);
    const { made, share } = this.asked.join(commit, head);
    this.#soundly(this.#textsAt(made, this.#git.changedFiles(made, null)));
    share();
    this.#moveTo(head, made, made);
    return { commit: made, isShared: true };
  }

  #decide(ids: readonly string[]): void {
    for (const id of ids) this.#conflicts.delete(id);
  }

  /** Undoes a publication in the working copy and publishes that; names what changed since and so stays. */
  takeBack(commit: string): Published {
    const found = /^[0-9a-f]{40}$/.test(commit) ? this.#publication(commit) : null;
    if (!found) throw new CallError('There is no such publication.');
    const { title, before, after } = found;
    const changes = changesBetween(this.copy, before, after);
    const { texts, stays } = withoutChanges(this.copy, changes, before);
    const taken = changes.filter((change) => !stays.includes(change)).map(({ id }) => id);
    if (taken.length === 0) throw new CallError('All of it changed since, so nothing was taken back.');
    this.#soundly(texts)();
    return { ...this.publish(taken, `Taken back: ${title}`), stays: stays.map(wordsOf) };
  }

  /** The folder of what is published: another than the working copy where something is left for later. */
  publishedIn(folder: string): string {
    if (this.pending().changes.length === 0) return this.copy.dir;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    symlinkSync(imagesDir(this.copy.dir), path.join(folder, 'images'));
    const texts = this.#textsAt('HEAD', KEY_OF_FILE.keys());
    for (const [name, text] of texts) if (text) writeFileSync(path.join(folder, name), text);
    return folder;
  }

  /** The publications of content, newest first. */
  list(): Publication[] {
    this.#expectGit();
    const commits = readPublications(this.#git, [`-${LISTED}`, '--', '.']);
    // What is older than the first publication of the editor came with the repository.
    return commits.slice(0, commits.findLastIndex(({ lines }) => lines.length > 0) + 1);
  }

  /** What a publication changed; null if there is none of that name. */
  #publication(commit: string) {
    if (!this.#git.isAncestor(commit, 'HEAD')) return null;
    this.copy.refresh();
    const files = this.#git.changedFiles(`${commit}^`, commit);
    return {
      title: this.#git.run(['log', '-1', '--format=%s', commit]),
      before: this.#textsAt(`${commit}^`, files),
      after: this.#textsAt(commit, files),
    };
  }

  /** Files of the folder that differ from the commit on which it stands. */
  #changedFiles(): string[] {
    this.#expectGit();
    return this.#git.changedFiles('HEAD', null);
  }

  /** Texts of the commit on which the folder stands, of the files that differ. */
  #textsBefore(files = this.#changedFiles()): Texts {
    this.copy.refresh();
    return this.#textsAt('HEAD', files);
  }

  /**
   * Commits on top of the shared branch, and shares the commit where there is somebody to share it with; with `branch`
   * it is shared there, and this folder stays as it is.
   */
  #send(
    chosen: readonly Change[],
    pending: { changes: readonly Change[]; pictures: readonly string[] },
    words: { title: string; lines: readonly string[] },
    branch?: string,
  ): Published {
    const head = this.#git.run(['rev-parse', 'HEAD']);
    const { shared } = this.#git;
    if (shared) this.#git.run(['fetch', '-q', shared.remote]);
    const tip = this.#git.shared?.commit ?? head;
    const base = this.#git.isAncestor(tip, head) ? head : tip;
    if (base !== head && !this.#git.isAncestor(head, base)) {
      throw new CallError('This copy and the shared one have gone different ways. A developer has to join them.');
    }
    const names = chosen.map(({ file }) => CONTENT_FILES[file].name);
    const theirs = this.#textsAt(base, [...this.#git.changedFiles(base, null), ...names]);
    const { texts, lost } = applyChanges(this.copy, chosen, theirs);
    if (lost.length > 0) {
      // From here on both values are in the list.
      this.#moveTo(head, base, base);
      for (const { id } of lost) this.#conflicts.add(id);
      throw new CallError(
        `Somebody else published other values meanwhile. The list shows theirs and yours: take one, or publish the rest and leave it for later: ${lost.map(wordsOf).join('; ')}`,
      );
    }
    if ([...texts].every(([name, text]) => theirs.get(name) === text)) {
      // Others, or a second person, published the same.
      this.#moveTo(head, base, base);
      return { commit: base, isShared: shared !== null };
    }
    this.#soundly(new Map([...theirs, ...texts]));
    // New pictures go along where the texts name them, or with all changes.
    const named = [...texts.values()].join('\n');
    const going = pending.pictures.filter(
      (file) => chosen.length === pending.changes.length || named.includes(JSON.stringify(file.slice(IMAGES.length))),
    );
    const pictures = going.map((file) => {
      const source = path.join(this.copy.dir, file);
      return [file, existsSync(source) ? readFileSync(source) : null] as const;
    });
    const files = new Map<string, string | Buffer | null>([...texts, ...pictures]);
    const commit = this.#git.commit(base, files, `${words.title}\n\n${words.lines.join('\n')}\n`);
    if (branch) {
      if (!shared) throw new CallError('No shared repository is set up, so nobody can be asked about prices and RERA.');
      this.#git.run(['push', '-q', shared.remote, `${commit}:refs/heads/${branch}`]);
      return { commit, isShared: false };
    }
    if (shared) this.#git.run(['push', '-q', shared.remote, `${commit}:refs/heads/${shared.branch}`]);
    try {
      this.#moveTo(head, base, commit);
    } catch (error) {
      if (!shared && this.#git.run(['rev-parse', 'HEAD']) !== commit) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      return {
        commit,
        isShared: shared !== null,
        local: `${shared ? '' : 'Committed here. '}This folder did not follow, and does so with the next publication: ${reason}`,
      };
    }
    return { commit, isShared: shared !== null };
  }

  #expectGit(): void {
    this.#hasCommits ||= this.#git.ask(['rev-parse', '--verify', 'HEAD']) !== null;
    if (!this.#hasCommits)
      throw new CallError('This folder is in no git repository, so there is nothing to compare with.');
  }

  /** Those of some files that hold content, at a commit. */
  #textsAt(commit: string, files: Iterable<string>): Texts {
    const names = new Set([...files].filter((name) => KEY_OF_FILE.has(name)));
    return new Map([...names].map((name) => [name, this.#git.textAt(commit, name)]));
  }

  /** Writes what others published from one commit to another, with the changes of this folder on top. */
  #mergeInto(head: string, theirs: Texts): void {
    for (let tries = 0; tries < MERGE_TRIES; tries += 1) {
      this.copy.refresh();
      const mine = changesBetween(this.copy, this.#textsAt(head, theirs.keys()), this.copy.texts());
      const { texts } = applyChanges(this.copy, mine, theirs, true);
      if (this.copy.check(new Map([...theirs, ...texts])).write()) return;
    }
    throw new CallError('Another program keeps changing the content of this folder.');
  }

  /**
   * Working tree, branch and index follow a commit on top of `base`; what is not published stays as it is. The branch
   * moves after the files: where this fails between, what others published is no change of this folder's.
   */
  #moveTo(head: string, base: string, commit: string): void {
    if (base !== head) {
      const theirs = this.#textsAt(base, this.#git.changedFiles(head, base));
      const foreign = this.#git.run(['diff', '--name-only', '--no-renames', '-z', head, base]).split('\0');
      const { prefix } = this.#git;
      const isMerged = (file: string) => file.startsWith(prefix) && theirs.has(file.slice(prefix.length));
      for (const file of foreign.filter((name) => name !== '' && !isMerged(name))) {
        const isThere = this.#git.ask(['cat-file', '-e', `${commit}:${file}`]) !== null;
        this.#git.run([
          ...(isThere ? ['checkout', '-q', commit] : ['rm', '-q', '--ignore-unmatch']),
          '--',
          `:/${file}`,
        ]);
      }
      if (theirs.size > 0) this.#mergeInto(head, theirs);
    }
    this.#git.run(['update-ref', 'HEAD', commit, head]);
    this.#git.run(['reset', '-q', '--', '.']);
  }

  /** What writes texts that make no error; throws in the words of `npm run check:content` where they make one. */
  #soundly(texts: Texts): () => void {
    const { faults, write } = this.copy.check(texts);
    if (faults.errors.length === 0) {
      return () => {
        if (!write()) throw new CallError('Another program saved this content at the same moment. Try again.');
      };
    }
    throw new CallError(`So it would be wrong: ${faults.errors.slice(0, 5).map(formatFault).join('; ')}`);
  }
}
