import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Sent deliveries that are remembered, in case an older copy replaces the database. */
const REMEMBERED = 5000;

/**
 * Ids of deliveries that were sent, for the time until the database notes it. They are in a file beside the database: a
 * line is there after a kill of the process and costs no visitor a wait for the disk. A power cut may lose the last
 * ones, which are then sent once more.
 */
export class SentIds {
  private readonly ids: Set<string>;
  private readonly unnoted: Set<string>;
  private lines: number;

  /** `path` is null without a local database; the ids are then in memory only. */
  constructor(private readonly path: string | null) {
    this.ids = new Set(this.read());
    this.unnoted = new Set(this.ids);
    this.lines = this.ids.size;
  }

  /** Remembers an id; false if it is not on file, and the database has to note it now. */
  add(id: string): boolean {
    this.ids.add(id);
    const [oldest = ''] = this.ids;
    if (this.ids.size > REMEMBERED) this.ids.delete(oldest);
    if (this.path === null) return false;
    try {
      if (this.lines < 2 * REMEMBERED) appendFileSync(this.path, `${id}\n`, { mode: 0o600 });
      else this.shorten(this.path);
    } catch {
      return false;
    }
    this.lines += 1;
    this.unnoted.add(id);
    return true;
  }

  /** Whether it was sent; for a delivery that is tried again also by another process. */
  has({ id, tries }: { id: string; tries: number }): boolean {
    return this.ids.has(id) || (tries > 1 && this.read().includes(id));
  }

  /** What the database does not know of yet. */
  toNote(): string[] {
    return [...this.unnoted];
  }

  noted(ids: readonly string[]): void {
    for (const id of ids) this.unnoted.delete(id);
  }

  private read(): string[] {
    if (this.path === null) return [];
    try {
      return readFileSync(this.path, 'utf8').split('\n').filter(Boolean);
    } catch {
      return [];
    }
  }

  private shorten(path: string): void {
    writeFileSync(`${path}.new`, [...this.ids, ''].join('\n'), { mode: 0o600 });
    renameSync(`${path}.new`, path);
    this.lines = this.ids.size;
  }
}
