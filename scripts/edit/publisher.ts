import {
  applyChanges,
  changesBetween,
  publicationWords,
  withoutChanges,
  wordsOf,
} from '@/lib/content/editing/apply-changes';
import type { Change } from '@/lib/content/editing/changes';
import type { Texts, WorkingCopy } from '@/lib/content/editing/working-copy';
import { formatFault } from '@/lib/content/files/faults';
import { CallError } from './call';

export interface Publication {
  commit: string;
  author: string;
  /** As 2026-11-21T10:00:00+05:30. */
  time: string;
  title: string;
  lines: string[];
}

/** Publications that are listed. */
export const LISTED = 40;

/** How a publication went. */
export interface Published {
  commit?: string;
  /** Whether others have it, where nothing else is said. */
  isShared: boolean;
  /** What became of it, where more is to be said. */
  local?: string;
  /** Changes that were not taken back. */
  stays?: string[];
}

/** What is to be published. */
export interface Proposal {
  chosen: readonly Change[];
  all: readonly Change[];
  title: string;
  lines: readonly string[];
}

type Later<T> = T | Promise<T>;

/** What of the content is changed, published and taken back. Where commits stand is said by those who extend it. */
export abstract class Publisher {
  protected constructor(readonly copy: WorkingCopy) {}

  /** Texts of the commit on which the working copy stands, at least those that differ. */
  protected abstract textsBefore(): Later<Texts>;
  /** Pictures that are in no commit, by path under images/. */
  protected abstract newPictures(): readonly string[];
  /** Makes a commit of what was chosen and shares it. */
  protected abstract send(proposal: Proposal): Later<Published>;
  /** What a publication changed; null if there is none of that name. */
  protected abstract publication(commit: string): Later<{ title: string; before: Texts; after: Texts } | null>;
  /** The publications of content, newest first. */
  abstract list(): Later<Publication[]>;

  /** What is not published yet, and pictures that are new. */
  async pending(): Promise<{ changes: Change[]; pictures: string[] }> {
    const changes = changesBetween(this.copy, await this.textsBefore(), this.copy.texts());
    return { changes, pictures: this.newPictures().map((file) => `images/${file}`) };
  }

  /** Takes changes of the working copy back. */
  async putBack(ids: readonly string[]): Promise<void> {
    const [before, after] = [await this.textsBefore(), this.copy.texts()];
    const chosen = changesBetween(this.copy, before, after).filter(({ id }) => ids.includes(id));
    const { texts, stays } = withoutChanges(this.copy, chosen, before, after);
    if (stays.length > 0) throw new CallError(`It changed meanwhile: ${stays.map(wordsOf).join('; ')}`);
    this.soundly(texts)();
  }

  /** Publishes the chosen changes. */
  async publish(ids: readonly string[], message: string): Promise<Published> {
    const { changes: all } = await this.pending();
    const chosen = all.filter(({ id }) => ids.includes(id));
    if (chosen.length === 0) throw new CallError('Nothing is chosen.');
    return this.send({ chosen, all, ...publicationWords(chosen, message) });
  }

  /** Undoes a publication in the working copy and publishes that; names what changed since and so stays. */
  async takeBack(commit: string): Promise<Published> {
    const found = /^[0-9a-f]{40}$/.test(commit) ? await this.publication(commit) : null;
    if (!found) throw new CallError('There is no such publication.');
    const { title, before, after } = found;
    const changes = changesBetween(this.copy, before, after);
    const { texts, stays } = withoutChanges(this.copy, changes, before, after);
    const taken = changes.filter((change) => !stays.includes(change)).map(({ id }) => id);
    if (taken.length === 0) throw new CallError('All of it changed since, so nothing was taken back.');
    this.soundly(texts)();
    return { ...(await this.publish(taken, `Taken back: ${title}`)), stays: stays.map(wordsOf) };
  }

  /**
   * Texts of a commit with changes of the working copy on top. Where the commit has other values, the working copy goes
   * on top of it by `follow`, and this throws: from then on both values are in the list.
   */
  protected applied(changes: readonly Change[], theirs: Texts, follow: () => void): Map<string, string> {
    const { texts, lost } = applyChanges(this.copy, changes, theirs);
    if (lost.length === 0) return texts;
    follow();
    throw new CallError(
      `Somebody else published other values meanwhile. The list shows theirs and yours: put yours back to take theirs, publish again to keep yours, or leave it for later: ${lost.map(wordsOf).join('; ')}`,
    );
  }

  /** The new pictures that go along with texts: those that the texts name, or all with all changes. */
  protected picturesFor(texts: Texts, { chosen, all }: Proposal): string[] {
    const named = [...texts.values()].join('\n');
    return this.newPictures().filter((file) => chosen.length === all.length || named.includes(JSON.stringify(file)));
  }

  /** What writes texts that make no error; throws in the words of `npm run check:content` where they make one. */
  protected soundly(texts: Texts): () => void {
    const { faults, write } = this.copy.check(texts);
    if (faults.errors.length === 0) {
      return () => {
        if (!write()) throw new CallError('Another program saved this content at the same moment. Try again.');
      };
    }
    throw new CallError(`So it would be wrong: ${faults.errors.slice(0, 5).map(formatFault).join('; ')}`);
  }
}
