import { applyChanges, changesBetween, withoutChanges } from '@/lib/content/editing/apply-changes';
import { WorkingCopy, type Texts } from '@/lib/content/editing/working-copy';
import { CallError } from '../call';
import { Publisher, type Proposal, type Publication, type Published } from '../publisher';
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

const ATTEMPTS = 3;

/**
 * The content of a branch at a git host, with what a person changed. It stands on the commit at which the changes
 * began, until they go on top of a newer one without overwriting anything.
 */
export class HostContent extends Publisher {
  readonly #texts: Map<string, string>;
  readonly #added: Map<string, string>;

  private constructor(
    private readonly repository: HostRepository,
    private readonly drafts: DraftStore,
    private base: Snapshot,
    draft: Draft | null,
    icons: ReadonlySet<string>,
  ) {
    const texts = new Map([...base.texts, ...Object.entries(draft?.texts ?? {})]);
    super(
      new WorkingCopy({
        read: (name) => texts.get(name) || null,
        write: (name, text) => {
          texts.set(name, text);
          this.#keep();
        },
        // A text is its own stamp.
        stampOf: (name) => texts.get(name) ?? '',
        source: () => ({
          read: () => null,
          hasImage: (file) => this.hasPicture(file.replace(/^\//, '')),
          icons: () => icons,
          routes: () => this.base.routes,
        }),
      }),
    );
    this.#texts = texts;
    this.#added = new Map(Object.entries(draft?.pictures ?? {}));
  }

  static async open(repository: HostRepository, drafts: DraftStore, icons: ReadonlySet<string>): Promise<HostContent> {
    const draft = drafts.read();
    const base = await repository.snapshot(draft?.commit ?? (await repository.head()));
    const host = new HostContent(repository, drafts, base, draft, icons);
    await host.textsBefore();
    return host;
  }

  #keep(): void {
    const texts = Object.fromEntries([...this.#texts].filter(([name, text]) => text !== this.base.texts.get(name)));
    const pictures = Object.fromEntries(this.#added);
    const isEmpty = Object.keys({ ...texts, ...pictures }).length === 0;
    this.drafts.write(isEmpty ? null : { commit: this.base.commit, texts, pictures });
  }

  #moveTo(base: Snapshot, texts: Texts): void {
    this.base = base;
    for (const [name, text] of [...base.texts, ...texts]) this.#texts.set(name, text);
    this.#keep();
    this.copy.refresh();
  }

  /** Goes to the newest commit first, where the changes can go on top of it. */
  protected async textsBefore(): Promise<Texts> {
    const head = await this.repository.head();
    if (head === this.base.commit) return this.base.texts;
    const theirs = await this.repository.snapshot(head);
    const changes = changesBetween(this.copy, this.base.texts, this.#texts);
    const { texts, lost } = applyChanges(this.copy, changes, theirs.texts);
    if (lost.length === 0) this.#moveTo(theirs, texts);
    return this.base.texts;
  }

  hasPicture(file: string): boolean {
    return this.base.pictures.has(file) || this.#added.has(file);
  }

  pictures(): string[] {
    return [...this.#added.keys(), ...this.base.pictures];
  }

  protected newPictures(): string[] {
    return [...this.#added.keys()];
  }

  async addPicture(file: string, bytes: Uint8Array): Promise<void> {
    this.#added.set(file, await this.repository.store(bytes));
    this.#keep();
  }

  /** Opens a pull request with the chosen changes; here they go, until it is accepted. */
  protected async send(proposal: Proposal): Promise<Published> {
    const { chosen, title, lines } = proposal;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const head = await this.repository.head();
      const theirs = head === this.base.commit ? this.base : await this.repository.snapshot(head);
      const texts = this.applied(chosen, theirs.texts);
      this.soundly(new Map([...theirs.texts, ...texts]));
      const pictures = this.picturesFor(texts, proposal);
      const files: HostFile[] = [
        ...[...texts].map(([path, content]) => ({ path, content })),
        ...pictures.map((file) => ({ path: `images/${file}`, sha: this.#added.get(file) ?? '' })),
      ];
      const request = await this.repository.propose(head, files, title, lines.join('\n'));
      if (!request) continue;
      for (const file of pictures) this.#added.delete(file);
      // What was typed meanwhile stays.
      const { texts: rest } = withoutChanges(this.copy, chosen, this.base.texts, this.#texts);
      this.#moveTo(this.base, new Map([...this.#texts, ...rest]));
      const local = `Pull request ${request.number} is open. Its preview at the git host shows the page. Until it is accepted, the forms show what was there before.`;
      return { isShared: false, local, address: request.html_url };
    }
    throw new CallError('Others publish at this moment. Try again in a minute.');
  }

  list(): Promise<Publication[]> {
    return this.repository.log();
  }

  protected async publication(commit: string) {
    const found = (await this.repository.log()).find((publication) => publication.commit === commit);
    if (!found?.parent) return null;
    await this.textsBefore();
    const { texts: before } = await this.repository.snapshot(found.parent);
    const { texts: after } = await this.repository.snapshot(commit);
    return { title: found.title, before, after };
  }
}
