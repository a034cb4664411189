import { useEffect, useRef, useState } from 'preact/hooks';
import { ask, wordsOf, type OpenThing, type Part, type Saved, type ToldFault } from './api';
import { showSaved } from './PreviewFrame';
import { isSame } from './values';

export type Status =
  | { kind: 'saved' | 'typing' | 'saving' }
  | { kind: 'faulty' }
  | { kind: 'conflict'; fields: string[]; theirs: Map<number, unknown> }
  | { kind: 'failed'; message: string };

/** Quiet time after the last key. */
const QUIET_MS = 500;
/** Keys that follow each other within this time are undone together. */
const STEP_MS = 1200;

interface Draft {
  parts: Part[];
  values: unknown[];
}

const draftName = ({ thing }: OpenThing) => `draft ${thing.kind}/${thing.key}`;

function readDraft(opened: OpenThing): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(draftName(opened)) ?? 'null') as Draft | null;
    return draft?.parts.length === opened.parts.length ? draft : null;
  } catch {
    return null;
  }
}

/** A thing in its form: what is on disk, what is typed, and the way between them. */
export function useThing(opened: OpenThing, onSaved: () => void) {
  const [draft] = useState(() => readDraft(opened));
  const [parts, setParts] = useState<Part[]>(
    () =>
      draft?.parts ??
      (opened.isNew ? opened.parts.map(({ file, path, label }) => ({ file, path, label })) : opened.parts),
  );
  const [values, setValues] = useState(() => draft?.values ?? opened.parts.map(({ value }) => value));
  const [faults, setFaults] = useState<ToldFault[]>(opened.faults);
  const [status, setStatus] = useState<Status>({ kind: 'saved' });
  const [past, setPast] = useState<unknown[][]>([]);
  const [future, setFuture] = useState<unknown[][]>([]);
  const latest = useRef({ parts, values });
  latest.current = { parts, values };
  const timer = useRef<number>(0);
  const isSaving = useRef(false);
  const lastKey = useRef({ field: '', time: 0 });

  const changed = (now: Draft) => now.parts.flatMap((part, at) => (isSame(part.value, now.values[at]) ? [] : [at]));

  async function save(): Promise<void> {
    if (isSaving.current) return;
    const { parts: from, values: to } = latest.current;
    const places = changed(latest.current);
    if (places.length === 0) return settle(from, to);
    isSaving.current = true;
    setStatus({ kind: 'saving' });
    try {
      const changes = places.flatMap((at) => {
        const part = from[at];
        return part ? [{ file: part.file, path: part.path, before: part.value, after: to[at] }] : [];
      });
      take(await ask('save', changes), from, to, places);
    } catch (error) {
      setStatus({ kind: 'failed', message: wordsOf(error) });
    } finally {
      isSaving.current = false;
    }
    if (latest.current.values !== to) plan();
  }

  function take(result: Saved, from: Part[], to: unknown[], places: number[]): void {
    if (result.kind === 'saved') {
      const next = from.map((part, at) => {
        const record = result.records[places.indexOf(at)];
        if (record) showSaved(part.value, record.after);
        return record ? { ...part, path: record.path, value: record.after } : part;
      });
      // Fields that another hand changed come along, unless the person typed on meanwhile.
      const shown = latest.current.values.map((value, at) => (isSame(value, to[at]) ? next[at]?.value : value));
      latest.current = { parts: next, values: shown };
      setValues(shown);
      const files = places.map((at) => next[at]?.file);
      setFaults((known) => [
        ...known.filter(({ file, severity }) => severity === 'warning' && !files.includes(file)),
        ...result.faults,
      ]);
      settle(next, shown);
      return onSaved();
    }
    if (result.kind === 'faulty') {
      setFaults((known) => [...known.filter(({ severity }) => severity === 'warning'), ...result.faults]);
      return setStatus({ kind: 'faulty' });
    }
    if (result.kind === 'refused') return setStatus({ kind: 'failed', message: result.message });
    const theirs = new Map(
      result.conflicts.map((conflict) => [from.findIndex(({ file }) => file === conflict.file), conflict.theirs]),
    );
    setStatus({ kind: 'conflict', fields: result.conflicts.flatMap(({ fields }) => fields), theirs });
  }

  function settle(next: Part[], shown: unknown[]): void {
    setParts(next);
    if (changed({ parts: next, values: shown }).length > 0) return;
    setStatus({ kind: 'saved' });
    localStorage.removeItem(draftName(opened));
  }

  function plan(delayMs = QUIET_MS): void {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void save(), delayMs);
  }

  function show(next: unknown[]): void {
    latest.current = { ...latest.current, values: next };
    setValues(next);
    setStatus({ kind: 'typing' });
    localStorage.setItem(draftName(opened), JSON.stringify({ parts: latest.current.parts, values: next }));
    plan();
  }

  function change(at: number, value: unknown, field: string): void {
    const now = Date.now();
    const isNewStep = field !== lastKey.current.field || now - lastKey.current.time > STEP_MS;
    lastKey.current = { field, time: now };
    const before = latest.current.values;
    if (isNewStep) setPast((steps) => [...steps.slice(-99), before]);
    setFuture([]);
    show(before.map((item, index) => (index === at ? value : item)));
  }

  function step(from: unknown[][], setFrom: typeof setPast, setTo: typeof setPast): void {
    const target = from.at(-1);
    if (!target) return;
    const before = latest.current.values;
    setFrom(from.slice(0, -1));
    setTo((steps) => [...steps, before]);
    lastKey.current = { field: '', time: 0 };
    show(target);
  }

  /** After a conflict: takes what the other hand wrote, or writes over it. */
  function settleConflict(whose: 'theirs' | 'mine'): void {
    if (status.kind !== 'conflict') return;
    const { theirs } = status;
    const next = parts.map((part, at) => (theirs.has(at) ? { ...part, value: theirs.get(at) } : part));
    latest.current = { ...latest.current, parts: next };
    setParts(next);
    show(
      whose === 'mine'
        ? latest.current.values
        : latest.current.values.map((value, at) => (theirs.has(at) ? theirs.get(at) : value)),
    );
    plan(0);
  }

  useEffect(() => {
    if (draft || opened.isNew) plan(0);
    return () => {
      clearTimeout(timer.current);
      if (changed(latest.current).length > 0) void save();
    };
  }, []);

  return {
    ...{ parts, values, faults, status, change, settleConflict },
    save: () => plan(0),
    undo: past.length > 0 ? () => step(past, setPast, setFuture) : null,
    redo: future.length > 0 ? () => step(future, setFuture, setPast) : null,
  };
}

export type ThingState = ReturnType<typeof useThing>;
