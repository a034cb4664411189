import { renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FaultList } from '@/lib/content/files/faults';
import { findRecords, type FoundRecord } from '@/lib/content/files/find-records';
import { readJsonAgain, type KeptReading } from '@/lib/content/files/read';
import { diskSource } from '@/lib/content/files/source';
import { CONTENT_FILES, KEY_OF_FILE, type ContentFile, type ContentKey } from '@/lib/content/files/table';
import { loadContent } from '@/lib/content/set/load';

/** Texts of content files by name; '' where there is no such file. */
export type Texts = ReadonlyMap<string, string>;

interface Held {
  stamp: string;
  /** Null if there is no such file. */
  text: string | null;
  json?: unknown;
  reading?: KeptReading | undefined;
}

/** The content folder as it is on disk, kept in memory. Files that change by other hands are read again. */
export class WorkingCopy {
  readonly #held = new Map<string, Held>();
  #faults: FaultList | null = null;

  constructor(readonly dir: string) {
    this.refresh();
  }

  /** Looks for files that somebody else saved. */
  refresh(): void {
    for (const name of KEY_OF_FILE.keys()) {
      const stamp = this.#stampOf(name);
      const held = this.#held.get(name);
      if (held?.stamp === stamp) continue;
      const text = diskSource(this.dir).read(name)?.toString('utf8') ?? null;
      this.#held.set(name, { stamp, text, reading: held?.reading });
      this.#faults = null;
    }
  }

  #file(key: ContentKey): Held {
    return this.#held.get(CONTENT_FILES[key].name) ?? { stamp: '', text: null };
  }

  /** A file's text; '' if it does not exist. */
  text(key: ContentKey): string {
    return this.#file(key).text ?? '';
  }

  /** The texts of all files, by name. */
  texts(): Texts {
    return new Map([...KEY_OF_FILE].map(([name, key]) => [name, this.text(key)]));
  }

  /** A file's value; undefined if it does not exist or is no JSON. */
  json(key: ContentKey): unknown {
    const held = this.#file(key);
    return (held.json ??= parse(held.text ?? ''));
  }

  /** The records of a file. */
  records(key: ContentKey): FoundRecord[] {
    return recordsOf(key, this.json(key));
  }

  /** All faults of the content as it is. */
  faults(): FaultList {
    return (this.#faults ??= this.check(new Map()).faults);
  }

  /**
   * The faults of the content with other texts, and what writes these: false, and nothing is written, if another program
   * saved one of the files meanwhile. `values` are those of texts known to be sound.
   */
  check(texts: Texts, values: ReadonlyMap<string, unknown> = new Map()): { faults: FaultList; write: () => boolean } {
    const readings = new Map<string, KeptReading>();
    const read = (_: unknown, file: ContentFile, faults: FaultList) => {
      const { text: held = null, reading: before } = this.#held.get(file.name) ?? {};
      const text = texts.has(file.name) ? texts.get(file.name) || null : held;
      const reading = readJsonAgain(text, values.get(file.name), file, faults, before);
      readings.set(file.name, reading);
      return reading.loaded;
    };
    const { faults } = loadContent(diskSource(this.dir), read as Parameters<typeof loadContent>[1]);
    const write = () => {
      const isHeld = (name: string) => this.#stampOf(name) === (this.#held.get(name)?.stamp ?? '');
      if (![...texts.keys()].every(isHeld)) return false;
      this.#write(texts);
      for (const [name, reading] of readings) Object.assign(this.#held.get(name) ?? {}, { reading });
      this.#faults = faults;
      return true;
    };
    if (texts.size === 0) write();
    return { faults, write };
  }

  /** Another whenever the file is another; '' if there is none. */
  #stampOf(name: string): string {
    const stat = statSync(path.join(this.dir, name), { throwIfNoEntry: false });
    return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : '';
  }

  /** By rename: whoever watches the folder sees the old text or the new one, never a part. */
  #write(texts: Texts): void {
    const madeOf = (name: string) => path.join(this.dir, `${name}.${process.pid}.new`);
    for (const [name, text] of texts) writeFileSync(madeOf(name), text);
    // All of them are on the disk, which may have been full.
    for (const [name, text] of texts) {
      renameSync(madeOf(name), path.join(this.dir, name));
      this.#held.set(name, { stamp: this.#stampOf(name), text });
    }
  }
}

/** The records of a file's value, whether its schema accepts them or not. */
export function recordsOf(file: ContentKey, json: unknown): FoundRecord[] {
  return json === undefined ? [] : findRecords(CONTENT_FILES[file], json, new FaultList());
}

/** The value of a text; undefined if it is empty or no JSON. */
export function parse(text: string): unknown {
  try {
    return text === '' ? undefined : (JSON.parse(text.replace(/^\uFEFF/, '')) as unknown);
  } catch {
    return undefined;
  }
}
