import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyChanges, changesBetween, linesOf } from '@/lib/content/editing/apply-changes';
import type { FolderCopy } from '@/lib/content/editing/folder-copy';
import type { Texts } from '@/lib/content/editing/working-copy';
import { imagesDir } from '@/lib/content/files/source';
import { CONTENT_FILES, KEY_OF_FILE } from '@/lib/content/files/table';
import { CallError } from './call';
import { Git } from './git';
import { LISTED, Publisher, type Proposal, type Publication, type Published } from './publisher';

const IMAGES = 'images/';
/** How often others' changes are joined again because another program saves the same files. */
const MERGE_TRIES = 5;

/** Publishes the content of a folder by the git repository in which it stands. */
export class FolderPublisher extends Publisher {
  readonly #git: Git;
  readonly #dir: string;

  constructor(copy: FolderCopy) {
    super(copy);
    this.#dir = copy.dir;
    this.#git = new Git(copy.dir);
  }

  protected textsBefore(): Texts {
    this.#expectGit();
    this.copy.refresh();
    return this.#textsAt('HEAD', this.#git.changedFiles('HEAD', null));
  }

  protected newPictures(): string[] {
    const changed = this.#git.changedFiles('HEAD', null);
    return changed.filter((file) => file.startsWith(IMAGES)).map((file) => file.slice(IMAGES.length));
  }

  /** Commits on top of the shared branch, and shares the commit where there is somebody to share it with. */
  protected send(proposal: Proposal): Published {
    const head = this.#git.run(['rev-parse', 'HEAD']);
    const { shared } = this.#git;
    if (shared) this.#git.run(['fetch', '-q', shared.remote]);
    const tip = this.#git.shared?.commit ?? head;
    const base = this.#git.isAncestor(tip, head) ? head : tip;
    if (base !== head && !this.#git.isAncestor(head, base)) {
      throw new CallError('This copy and the shared one have gone different ways. A developer has to join them.');
    }
    const names = proposal.chosen.map(({ file }) => CONTENT_FILES[file].name);
    const theirs = this.#textsAt(base, [...this.#git.changedFiles(base, null), ...names]);
    const texts = this.applied(proposal.chosen, theirs, () => this.#moveTo(head, base, base));
    this.soundly(new Map([...theirs, ...texts]));
    const pictures = this.picturesFor(texts, proposal).map((file) => {
      const source = path.join(this.#dir, IMAGES, file);
      return [IMAGES + file, existsSync(source) ? readFileSync(source) : null] as const;
    });
    const files = new Map<string, string | Buffer | null>([...texts, ...pictures]);
    const commit = this.#git.commit(base, files, `${proposal.title}\n\n${proposal.lines.join('\n')}\n`);
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

  /** The folder of what is published: another than the working copy where something is left for later. */
  async publishedIn(folder: string): Promise<string> {
    if ((await this.pending()).changes.length === 0) return this.#dir;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    symlinkSync(imagesDir(this.#dir), path.join(folder, 'images'));
    const texts = this.#textsAt('HEAD', KEY_OF_FILE.keys());
    for (const [name, text] of texts) if (text) writeFileSync(path.join(folder, name), text);
    return folder;
  }

  list(): Publication[] {
    this.#expectGit();
    const log = this.#git.run(['log', `-${LISTED}`, '--format=%H%x1f%an%x1f%aI%x1f%s%x1f%b%x1e', '--', '.']);
    const commits = log.split('\x1e').flatMap((entry) => {
      const [commit = '', author = '', time = '', title = '', body = ''] = entry.trim().split('\x1f');
      return commit === '' ? [] : [{ commit, author, time, title, lines: linesOf(body) }];
    });
    // What is older than the first publication of the editor came with the repository.
    return commits.slice(0, commits.findLastIndex(({ lines }) => lines.length > 0) + 1);
  }

  protected publication(commit: string) {
    if (!this.#git.isAncestor(commit, 'HEAD')) return null;
    this.copy.refresh();
    const files = this.#git.changedFiles(`${commit}^`, commit);
    return {
      title: this.#git.run(['log', '-1', '--format=%s', commit]),
      before: this.#textsAt(`${commit}^`, files),
      after: this.#textsAt(commit, files),
    };
  }

  #expectGit(): void {
    if (this.#git.ask(['rev-parse', '--verify', 'HEAD']) === null)
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
    const theirs = this.#textsAt(base, this.#git.changedFiles(head, base));
    const foreign = this.#git.run(['diff', '--name-only', '--no-renames', '-z', head, base]).split('\0');
    const top = this.#git.run(['rev-parse', '--show-cdup']) || '.';
    const prefix = this.#git.run(['rev-parse', '--show-prefix']);
    const isMerged = (file: string) => file.startsWith(prefix) && theirs.has(file.slice(prefix.length));
    for (const file of foreign.filter((name) => name !== '' && !isMerged(name))) {
      const isThere = this.#git.ask(['cat-file', '-e', `${commit}:${file}`]) !== null;
      this.#git.run([
        '-C',
        top,
        ...(isThere ? ['checkout', '-q', commit] : ['rm', '-q', '--ignore-unmatch']),
        '--',
        file,
      ]);
    }
    if (theirs.size > 0) this.#mergeInto(head, theirs);
    this.#git.run(['update-ref', 'HEAD', commit, head]);
    this.#git.run(['reset', '-q', '--', '.']);
  }
}
