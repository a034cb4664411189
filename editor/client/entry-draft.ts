import { useEffect, useReducer, useState } from 'preact/hooks';
import { isEqual } from '../entries/values';
import { ask, wordsOf, type OpenEntry, type Part, type Saved, type ToldFault } from './api';
import { showSaved } from './PreviewFrame';

export type Status =
  | { kind: 'saved' | 'typing' | 'saving' | 'faulty' }
  | { kind: 'conflict'; fields: string[]; theirs: Map<number, unknown> }
  | { kind: 'failed'; message: string };

/** Quiet time after the last key. */
const QUIET_MS = 500;
/** Keys that follow each other within this time are undone together. */
const STEP_MS = 1200;

/** An entry in its form: what is on disk, what is typed, and the way between them. */
export class EntryDraft {
  parts: Part[];
  values: unknown[];
  faults: ToldFault[];
  status: Status = { kind: 'saved' };
  /** Values before and after those that are shown. */
  readonly past: unknown[][] = [];
  readonly future: unknown[][] = [];
  onSaved = (): void => undefined;
  #timer = 0;
  #isSaving = false;
  #lastKey = { field: '', time: 0 };

  constructor(
    public opened: OpenEntry,
    private readonly draw: () => void,
  ) {
    const { parts, faults, isNew } = opened;
    const kept = this.#kept();
    this.parts = kept?.parts ?? (isNew ? parts.map(({ file, path, label }) => ({ file, path, label })) : parts);
    this.values = kept?.values ?? parts.map(({ value }) => value);
    this.faults = faults;
  }

  get #name(): string {
    return `draft ${this.opened.entry.type}/${this.opened.entry.key}`;
  }

  /** What was typed before the page was closed. */
  #kept(): Pick<EntryDraft, 'parts' | 'values'> | null {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#name) ?? 'null') as EntryDraft | null;
      if (kept?.parts.length !== this.opened.parts.length) return null;
      // JSON says null of a part that is not there.
      return { parts: kept.parts, values: kept.values.map((value) => value ?? undefined) };
    } catch {
      return null;
    }
  }

  get #changed(): number[] {
    return this.parts.flatMap(({ value }, at) => (isEqual(value, this.values[at]) ? [] : [at]));
  }

  #tell(status: Status): void {
    this.status = status;
    this.draw();
  }

  async save(): Promise<void> {
    if (this.#isSaving) return;
    const { values } = this;
    const places = this.#changed;
    if (places.length === 0) return this.#settle();
    this.#isSaving = true;
    this.#tell({ kind: 'saving' });
    try {
      const changes = this.parts.map(({ file, path, value }, at) => ({ file, path, before: value, after: values[at] }));
      const sent = changes.filter((_, at) => places.includes(at));
      this.#take(await ask('save', sent), values, places);
    } catch (error) {
      this.#tell({ kind: 'failed', message: wordsOf(error) });
    }
    this.#isSaving = false;
    if (this.values !== values) this.#plan();
  }

  #take(result: Saved, sent: unknown[], places: number[]): void {
    const { parts } = this;
    const rest = this.faults.filter(({ severity }) => severity === 'warning');
    if (result.kind === 'refused') return this.#tell({ kind: 'failed', message: result.message });
    if (result.kind === 'faulty') {
      this.faults = [...rest, ...result.faults];
      return this.#tell({ kind: 'faulty' });
    }
    if (result.kind === 'conflict') {
      const indexOf = (name: string) => parts.findIndex(({ file }) => file === name);
      const theirs = new Map(result.conflicts.map((conflict) => [indexOf(conflict.file), conflict.theirs]));
      return this.#tell({ kind: 'conflict', fields: result.conflicts.flatMap(({ fields }) => fields), theirs });
    }
    this.parts = parts.map((part, at) => {
      const record = result.records[places.indexOf(at)];
      if (record) showSaved(part.value, record.after);
      return record ? { ...part, path: record.path, value: record.after } : part;
    });
    // Fields that another hand changed come along, unless the person typed on meanwhile.
    this.values = this.values.map((value, at) => (isEqual(value, sent[at]) ? this.parts[at]?.value : value));
    const files = places.map((at) => parts[at]?.file);
    this.faults = [...rest.filter(({ file }) => !files.includes(file)), ...result.faults];
    this.#settle();
    this.onSaved();
  }

  #settle(): void {
    if (this.#changed.length > 0) return this.draw();
    localStorage.removeItem(this.#name);
    this.#tell({ kind: 'saved' });
  }

  #plan(delayMs = QUIET_MS): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.save(), delayMs);
  }

  #show(values: unknown[], delayMs?: number): void {
    this.values = values;
    localStorage.setItem(this.#name, JSON.stringify({ parts: this.parts, values }));
    this.#tell({ kind: 'typing' });
    this.#plan(delayMs);
  }

  /** Another value of a part; `field` is where the person types. */
  change(part: number, value: unknown, field: string): void {
    const time = Date.now();
    const isNewStep = field !== this.#lastKey.field || time - this.#lastKey.time > STEP_MS;
    this.#lastKey = { field, time };
    if (isNewStep) this.past.push(this.values);
    if (this.past.length > 100) this.past.shift();
    this.future.length = 0;
    this.#show(this.values.map((item, at) => (at === part ? value : item)));
  }

  undo = () => this.#step(this.past, this.future);
  redo = () => this.#step(this.future, this.past);

  #step(from: unknown[][], to: unknown[][]): void {
    const values = from.pop();
    if (!values) return;
    to.push(this.values);
    this.#lastKey = { field: '', time: 0 };
    this.#show(values);
  }

  /** After a conflict: takes what the other hand wrote, or writes over it. */
  settleConflict(whose: 'theirs' | 'mine'): void {
    if (this.status.kind !== 'conflict') return;
    const { theirs } = this.status;
    this.parts = this.parts.map((part, at) => (theirs.has(at) ? { ...part, value: theirs.get(at) } : part));
    const joined = this.values.map((value, at) => (theirs.has(at) ? theirs.get(at) : value));
    this.#show(whose === 'mine' ? this.values : joined, 0);
  }

  /** Saves what a draft or a new entry brings, and at the end what is not saved yet. */
  live(): () => void {
    this.#plan(0);
    return () => {
      clearTimeout(this.#timer);
      if (this.#changed.length > 0) void this.save();
    };
  }
}

/** The draft of the entry in a form that saves by itself. */
export function useEntryDraft(opened: OpenEntry, onSaved: () => void): EntryDraft {
  const [, draw] = useReducer<number, void>((count) => count + 1, 0);
  const [draft] = useState(() => new EntryDraft(opened, draw));
  Object.assign(draft, { opened, onSaved });
  useEffect(() => draft.live(), []);
  return draft;
}
