import {
  applyChanges,
  conflictWords,
  picturesOf,
  publicationWords,
  withoutChanges,
  wordsOf,
  type KeyedTexts,
} from '@/lib/content/editing/apply-changes';
import { findChanges, type Change } from '@/lib/content/editing/changes';
import { thingNames } from '@/lib/content/editing/thing-names';
import { parse, WorkingCopy } from '@/lib/content/editing/working-copy';
import { CONTENT_FILES, type ContentKey } from '@/lib/content/files/table';
import { CallError } from '../call';
import { expectSound } from '../expect-sound';
import type { Publication, Published, Publisher } from '../publication-calls';
import type { HostFile, HostRepository, Snapshot } from './repository';

/** What a person changed on top of a commit. */
export interface Draft {
  commit: string;
  texts: Readonly<Record<string, string>>;
  /** New pictures, by path under images/, with the names under which the host holds their bytes. */
  pictures: Readonly<Record<string, string>>;
}

/** Where a draft is kept until it is published. */
export interface DraftStore {
  read(): Draft | null;
  write(draft: Draft | null): void;
}

const KEYS = Object.keys(CONTENT_FILES) as ContentKey[];
const ATTEMPTS = 3;

/**
 * The content of a branch at a git host, with what a person changed. It stands on the commit at which the changes
 * began, until they go on top of a newer one without overwriting anything.
 */
export class HostContent implements Publisher {
  readonly copy: WorkingCopy;
  readonly #texts: Map<string, string>;
  readonly #added: Map<string, string>;

  private constructor(
    private readonly repository: HostRepository,
    private readonly drafts: DraftStore,
    private base: Snapshot,
    draft: Draft | null,
    icons: ReadonlySet<string>,
  ) {
    this.#texts = new Map([...base.texts, ...Object.entries(draft?.texts ?? {})]);
    this.#added = new Map(Object.entries(draft?.pictures ?? {}));
    this.copy = new WorkingCopy({
      read: (name) => this.#texts.get(name) ?? null,
      write: (name, text) => {
        this.#texts.set(name, text);
        this.#keep();
      },
      // A text is its own stamp.
      stampOf: (name) => this.#texts.get(name) ?? '',
      source: () => ({
        read: () => null,
        hasImage: (file) => this.hasPicture(file.replace(/^\//, '')),
        icons: () => icons,
        routes: () => this.base.routes,
      }),
    });
    this.copy.refresh();
  }

  static async open(repository: HostRepository, drafts: DraftStore, icons: ReadonlySet<string>): Promise<HostContent> {
    const draft = drafts.read();
    const base = await repository.snapshot(draft?.commit ?? (await repository.head()));
    const host = new HostContent(repository, drafts, base, draft, icons);
    await host.#follow();
    return host;
  }

  #keep(): void {
    const texts = Object.fromEntries([...this.#texts].filter(([name, text]) => text !== this.base.texts.get(name)));
    const pictures = Object.fromEntries(this.#added);
    const isEmpty = Object.keys({ ...texts, ...pictures }).length === 0;
    this.drafts.write(isEmpty ? null : { commit: this.base.commit, texts, pictures });
  }

  #moveTo(base: Snapshot, texts: ReadonlyMap<string, string>): void {
    this.base = base;
    this.#texts.clear();
    for (const [name, text] of [...base.texts, ...texts]) this.#texts.set(name, text);
    this.#keep();
    this.copy.refresh();
  }

  /** Goes to the newest commit, where the changes can go on top of it. */
  async #follow(): Promise<void> {
    const head = await this.repository.head();
    if (head === this.base.commit) return;
    const theirs = await this.repository.snapshot(head);
    const { texts, lost } = applyChanges(this.copy, this.#changes(), (name) => theirs.texts.get(name) ?? '');
    if (lost.length === 0) this.#moveTo(theirs, texts);
  }

  #changes(before = keyed(this.base), after: KeyedTexts | null = null): Change[] {
    const names = thingNames(this.copy);
    return KEYS.flatMap((key) => {
      const [from, to] = [before.get(key) ?? '', after ? (after.get(key) ?? '') : this.copy.text(key)];
      return from === to ? [] : findChanges(key, parse(from), parse(to), (id) => names.get(id) ?? '');
    });
  }

  hasPicture(file: string): boolean {
    return this.base.pictures.has(file) || this.#added.has(file);
  }

  pictures(): string[] {
    return [...this.#added.keys(), ...this.base.pictures];
  }

  async addPicture(file: string, bytes: Uint8Array): Promise<void> {
    this.#added.set(file, await this.repository.store(bytes));
    this.#keep();
  }

  async pending(): Promise<{ changes: Change[]; pictures: string[] }> {
    await this.#follow();
    return { changes: this.#changes(), pictures: [...this.#added.keys()].map((file) => `images/${file}`) };
  }

  #without(chosen: readonly Change[]): ReadonlyMap<string, string> {
    return withoutChanges(this.copy, chosen, keyed(this.base), keyed({ texts: this.#texts })).texts;
  }

  putBack(ids: readonly string[]): void {
    expectSound(this.copy, this.#without(this.#changes().filter(({ id }) => ids.includes(id))))();
  }

  /** Opens a pull request with the chosen changes; here they go, until it is accepted. */
  async publish(ids: readonly string[], message: string): Promise<Published> {
    const changes = this.#changes();
    const chosen = changes.filter(({ id }) => ids.includes(id));
    if (chosen.length === 0) throw new CallError('Nothing is chosen.');
    const { title, lines } = publicationWords(chosen, message);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const head = await this.repository.head();
      const theirs = head === this.base.commit ? this.base : await this.repository.snapshot(head);
      const { texts, lost } = applyChanges(this.copy, chosen, (name) => theirs.texts.get(name) ?? '');
      if (lost.length > 0) throw new CallError(conflictWords(lost));
      expectSound(this.copy, new Map([...theirs.texts, ...texts]));
      const pictures = picturesOf([...this.#added.keys()], texts, chosen.length === changes.length);
      const files: HostFile[] = [
        ...[...texts].map(([path, content]) => ({ path, content })),
        ...pictures.map((file) => ({ path: `images/${file}`, sha: this.#added.get(file) ?? '' })),
      ];
      const request = await this.repository.propose(head, files, title, lines.join('\n'));
      if (!request) continue;
      for (const file of pictures) this.#added.delete(file);
      // What was typed meanwhile stays.
      this.#moveTo(this.base, new Map([...this.#texts, ...this.#without(chosen)]));
      const local = `Pull request ${request.number} is open. Its preview at the git host shows the page. Until it is accepted, the forms show what was there before.`;
      return { isShared: false, local, address: request.html_url };
    }
    throw new CallError('Others publish at this moment. Try again in a minute.');
  }

  list(): Promise<Publication[]> {
    return this.repository.log();
  }

  /** Opens a pull request that undoes a publication; names what changed since and so stays. */
  async takeBack(commit: string): Promise<Published> {
    const found = (await this.repository.log()).find((publication) => publication.commit === commit);
    if (!found?.parent) throw new CallError('There is no such publication.');
    await this.#follow();
    const before = keyed(await this.repository.snapshot(found.parent));
    const after = keyed(await this.repository.snapshot(commit));
    const changes = this.#changes(before, after);
    const { texts, stays } = withoutChanges(this.copy, changes, before, after);
    const taken = changes.filter((change) => !stays.includes(change)).map(({ id }) => id);
    if (taken.length === 0) throw new CallError('All of it changed since, so nothing was taken back.');
    expectSound(this.copy, texts)();
    return { ...(await this.publish(taken, `Taken back: ${found.title}`)), stays: stays.map(wordsOf) };
  }
}

function keyed({ texts }: Pick<Snapshot, 'texts'>): KeyedTexts {
  return new Map(KEYS.map((key) => [key, texts.get(CONTENT_FILES[key].name) ?? '']));
}
