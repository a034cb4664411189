/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ask, type Index, type OpenThing, type ToldFault } from './api';
import { FieldView } from './FieldView';
import { FormValues, type FormContext } from './form-context';
import { PictureDialog } from './PictureDialog';
import { StatusLine } from './StatusLine';
import { useThing } from './use-thing';
import { blankOf, isSame, type Path } from './values';

interface ThingFormProps {
  index: Index;
  opened: OpenThing;
  onSaved: () => void;
  onRemoved: () => void;
}

/** The form of one thing, its parts as tabs; it saves by itself. */
export function ThingForm({ index, opened, onSaved, onRemoved }: ThingFormProps) {
  const state = useThing(opened, onSaved);
  const { parts, values, faults, change } = state;
  const [tab, setTab] = useState(0);
  const [told, setTold] = useState('');
  const [choosing, setChoosing] = useState<{ current: string; onChoose: (file: string) => void } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const kind = index.kinds.find(({ name }) => name === opened.thing.kind);
  const part = parts[tab];
  const form = part && index.forms[part.file];
  useEffect(() => heading.current?.focus(), []);

  const faultsOf = (at: number) =>
    faults.filter(({ file, recordPath }) => file === parts[at]?.file && isSame(recordPath, parts[at].path));
  const own = faultsOf(tab);
  const elsewhere = faults.filter(
    (fault) => fault.severity === 'error' && !parts.some((_, at) => faultsOf(at).includes(fault)),
  );
  const context: FormContext = {
    View: FieldView,
    choices: index.choices,
    faultsAt: (path) => own.filter(({ fieldPath }) => isSame(fieldPath, path.slice(1))),
    hasErrorBelow: (path) =>
      own.some(
        ({ severity, fieldPath }) => severity === 'error' && isSame(fieldPath.slice(0, path.length - 1), path.slice(1)),
      ),
    choosePicture: (current, onChoose) => setChoosing({ current, onChoose }),
  };
  const isWrong = (at: number) => faultsOf(at).some(({ severity }) => severity === 'error');

  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey)) return;
    const act = { z: event.shiftKey ? state.redo : state.undo, y: state.redo, s: state.save }[event.key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act?.();
  }

  async function remove(): Promise<void> {
    if (!confirm(`Take out ${opened.thing.title} with all its parts? It can be put back under Changes.`)) return;
    const there = parts.filter(({ value }) => value !== undefined);
    const result = await ask(
      'save',
      there.map(({ file, path, value }) => ({ file, path, before: value })),
    );
    if (result.kind === 'saved') return onRemoved();
    setTold(
      result.kind === 'faulty'
        ? `It is still named elsewhere. ${linesOf(result.faults)}`
        : 'It changed meanwhile: open it again.',
    );
  }

  function onTabKey(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const next = (tab + by + parts.length) % parts.length;
    setTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  }

  return (
    <form class="thing" onKeyDown={onKeyDown} onSubmit={(event) => (event.preventDefault(), state.save())}>
      <div class="thing-head">
        <h1 ref={heading} tabIndex={-1}>
          {opened.thing.title || `New ${kind?.one.toLowerCase() ?? ''}`}
        </h1>
        <div class="tools">
          <button type="button" class="quiet" disabled={!state.undo} onClick={() => state.undo?.()}>
            Undo
          </button>
          <button type="button" class="quiet" disabled={!state.redo} onClick={() => state.redo?.()}>
            Redo
          </button>
          {kind?.isFixed ? null : (
            <button type="button" class="quiet" onClick={() => void remove()}>
              Delete …
            </button>
          )}
        </div>
        <StatusLine state={state} />
      </div>
      {told ? (
        <p class="note" role="alert">
          {told}
        </p>
      ) : null}
      {elsewhere.length > 0 ? (
        <p class="note" role="alert">
          Something else would be wrong: {linesOf(elsewhere)}
        </p>
      ) : null}
      {parts.length > 1 ? (
        <div class="tabs" role="tablist" aria-label="Parts" onKeyDown={onTabKey}>
          {parts.map(({ label }, at) => (
            <button
              key={label}
              type="button"
              role="tab"
              id={`tab-${at}`}
              aria-controls="part"
              aria-selected={at === tab}
              tabIndex={at === tab ? 0 : -1}
              onClick={() => setTab(at)}
            >
              {isWrong(at) ? <span class="sign">Wrong</span> : null}
              {label}
              {values[at] === undefined ? <span class="empty"> empty</span> : null}
            </button>
          ))}
        </div>
      ) : null}
      <div id="part" {...(parts.length > 1 ? { role: 'tabpanel', 'aria-labelledby': `tab-${tab}` } : {})}>
        <FormValues.Provider value={context}>
          {form && values[tab] === undefined ? (
            <div class="nothing">
              <p>Nothing is said here yet.</p>
              <button type="button" class="main" onClick={() => change(tab, blankOf(form), '')}>
                Add {part.label.toLowerCase()}
              </button>
            </div>
          ) : form ? (
            <FieldView
              key={tab}
              field={form}
              label={form.kind === 'record' || form.kind === 'either' ? '' : part.label}
              path={[tab]}
              value={values[tab]}
              onChange={(value: unknown, path: Path) => change(tab, value, path.join('.'))}
            />
          ) : null}
          {form && values[tab] !== undefined && parts.length > 1 && tab > 0 ? (
            <button type="button" class="quiet" onClick={() => change(tab, undefined, '')}>
              Take out {part.label.toLowerCase()}
            </button>
          ) : null}
        </FormValues.Provider>
      </div>
      {choosing ? (
        <PictureDialog
          current={choosing.current}
          onClose={() => setChoosing(null)}
          onChoose={(file) => (choosing.onChoose(file), setChoosing(null))}
        />
      ) : null}
    </form>
  );
}

const linesOf = (faults: readonly ToldFault[]) =>
  faults
    .map(
      ({ file, recordPath, fieldPath, message }) => `${[file, ...recordPath, ...fieldPath].join(' › ')}: ${message}.`,
    )
    .join(' ');
