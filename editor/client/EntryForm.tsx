/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { isEqual } from '../entries/values';
import type { JsonPath } from '@/lib/content/files/walk';
import { ask, type Index, type OpenEntry, type ToldFault } from './api';
import { Alert, Button, EMPTY, Head, MAIN } from './controls';
import { FieldView } from './FieldView';
import { labelOf } from '../entries/field-words';
import { fieldId, FormValues, useShownFaults, type FormContext, type PictureChoice } from './form-context';
import { PictureDialog } from './PictureDialog';
import { useEntryDraft, type EntryDraft } from './entry-draft';
import { blankOf } from './values';

/** How it is saved; `wrong` are the faults that the form shows. */
function wordsFor({ status, faults }: EntryDraft, wrong: readonly ToldFault[]): string {
  const count = wrong.length;
  const needed = faults.flatMap(({ isMissing, fieldPath }) => (isMissing ? labelOf(String(fieldPath.at(-1))) : []));
  switch (status.kind) {
    case 'faulty':
      if (count === 0) return `Not saved yet. ${needed.length > 0 ? `Still needed: ${needed.join(', ')}.` : ''}`;
      return `Not saved: ${count === 1 ? 'one field is' : `${count} places are`} wrong. What you typed is kept as a draft.`;
    case 'conflict':
      return `Not saved: somebody else changed ${status.fields.filter(Boolean).join(', ') || 'this'} meanwhile.`;
    case 'failed':
      return `Not saved. ${status.message}`;
    default:
      return { saved: 'Saved', typing: 'Typing …', saving: 'Saving …' }[status.kind];
  }
}

/** Whether what is typed is saved, and if not, why. */
function StatusLine({ draft, wrong }: { draft: EntryDraft; wrong: readonly ToldFault[] }) {
  const { kind } = draft.status;
  const isWrong = (kind === 'faulty' && wrong.length > 0) || kind === 'conflict' || kind === 'failed';
  return (
    <div
      data-status={kind}
      class={`flex basis-full flex-wrap items-center gap-x-3 gap-y-2 text-[0.875rem] ${isWrong ? 'font-semibold text-err' : ''}`}
    >
      <p role="status" class={`before:content-['■_'/''] ${kind === 'saved' ? 'before:text-ok' : ''}`}>
        {wordsFor(draft, wrong)}
      </p>
      {kind === 'conflict' && <Button onClick={() => draft.settleConflict('theirs')}>Take theirs</Button>}
      {kind === 'conflict' && <Button onClick={() => draft.settleConflict('mine')}>Keep mine</Button>}
      {kind === 'failed' && <Button onClick={() => void draft.save()}>Try again</Button>}
    </div>
  );
}

interface EntryFormProps {
  index: Index;
  opened: OpenEntry;
  /** File and field at which it opens, '' for the first. */
  place: { file: string; field: string };
  onSaved: () => void;
  onRemoved: () => void;
}

/** The form of one entry, its parts as tabs; it saves by itself. */
export function EntryForm({ index, opened, place, onSaved, onRemoved }: EntryFormProps) {
  const draft = useEntryDraft(opened, onSaved);
  const { parts, values } = draft;
  const [tab, setTab] = useState(() =>
    Math.max(
      0,
      parts.findIndex(({ file }) => file === place.file),
    ),
  );
  const [told, setTold] = useState('');
  const [choosing, setChoosing] = useState<PictureChoice | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => (document.getElementById(fieldId([tab, place.field])) ?? heading.current)?.focus(), []);
  const { title } = opened.entry;
  const type = index.types.find(({ name }) => name === opened.entry.type);
  const part = parts[tab];
  const form = part && index.forms[part.file];
  const name = part?.label.toLowerCase();
  const isEmpty = values[tab] === undefined;
  const change = (value: unknown, path: JsonPath = []) => draft.change(tab, value, path.join('.'));

  /** The part whose record has a fault. */
  const partOf = ({ file, recordPath }: ToldFault) =>
    parts.findIndex((own) => own.file === file && isEqual(own.path, recordPath));
  const { faults, ...watch } = useShownFaults(draft.faults, partOf);
  const errors = faults.filter(({ severity }) => severity === 'error');
  const elsewhere = errors.filter((fault) => partOf(fault) === -1);
  const context: FormContext = {
    View: FieldView,
    choices: index.choices,
    faults: faults.filter((fault) => partOf(fault) === tab),
    choosePicture: setChoosing,
  };

  function onKeyDown(event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || !['z', 'y', 's'].includes(key)) return;
    event.preventDefault();
    if (key === 's') void submit();
    else if (key === 'z' && !event.shiftKey) draft.undo();
    else draft.redo();
  }

  function submit(): Promise<void> {
    watch.showAll();
    return draft.save();
  }

  async function remove(): Promise<void> {
    if (!confirm(`Take out ${title} with all its parts? It can be put back under Changes.`)) return;
    const there = parts.filter(({ value }) => value !== undefined);
    const result = await ask(
      'save',
      there.map(({ file, path, value }) => ({ file, path, before: value })),
    );
    if (result.kind === 'saved') return onRemoved();
    const isFaulty = result.kind === 'faulty';
    setTold(
      isFaulty ? `It is still named elsewhere. ${linesOf(result.faults)}` : 'It changed meanwhile: open it again.',
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
    <form
      class="[&>*+*]:mt-4"
      onKeyDown={onKeyDown}
      onFocusIn={watch.onFocusIn}
      onFocusOut={watch.onFocusOut}
      onSubmit={(event) => (event.preventDefault(), void submit())}
    >
      <Head>
        <h1 ref={heading} tabIndex={-1}>
          {title || `New ${type?.one.toLowerCase() ?? ''}`}
        </h1>
        <div class="flex items-center gap-3 whitespace-nowrap max-lg:gap-1.5 max-lg:*:px-2.5">
          <Button disabled={draft.past.length === 0} onClick={draft.undo}>
            Undo
          </Button>
          <Button disabled={draft.future.length === 0} onClick={draft.redo}>
            Redo
          </Button>
          {type?.name === 'project' && !opened.isNew && (
            <a class="button" href={`#/new/project/${opened.entry.key}`}>
              Duplicate …
            </a>
          )}
          {!type?.isFixed && <Button onClick={() => void remove()}>Delete …</Button>}
        </div>
        <StatusLine draft={draft} wrong={errors} />
      </Head>
      <Alert>{told}</Alert>
      <Alert>{elsewhere.length > 0 && `Something else would be wrong: ${linesOf(elsewhere)}`}</Alert>
      {parts.length > 1 && (
        <div class="plain flex flex-wrap border-b border-line" role="tablist" aria-label="Parts" onKeyDown={onTabKey}>
          {parts.map(({ label }, at) => (
            <Button
              key={label}
              role="tab"
              class="rounded-none border-x-0 border-t-0 border-b-3 px-2.5 py-0 font-medium text-ink-2 aria-selected:border-enquire aria-selected:font-semibold aria-selected:text-ink"
              id={`tab-${at}`}
              aria-controls="part"
              aria-selected={at === tab}
              tabIndex={at === tab ? 0 : -1}
              onClick={() => setTab(at)}
            >
              {errors.some((fault) => partOf(fault) === at) && (
                <span class="bg-err px-1.5 text-[0.75rem] text-white">Wrong</span>
              )}
              {label}
              {values[at] === undefined && <span class="help"> empty</span>}
            </Button>
          ))}
        </div>
      )}
      <div
        id="part"
        class="*:mt-4"
        {...(parts.length > 1 ? { role: 'tabpanel', 'aria-labelledby': `tab-${tab}` } : {})}
      >
        <FormValues.Provider value={context}>
          {form && isEmpty && (
            <div class={EMPTY}>
              <p>Nothing is said here yet.</p>
              <Button class={`${MAIN} bg-accent`} onClick={() => change(blankOf(form))}>
                Add {name}
              </Button>
              {part.file === 'paymentPlans' &&
                opened.plans.map(({ value, words }) => (
                  <Button key={words} class="text-left" onClick={() => change(value)}>
                    {words}
                  </Button>
                ))}
            </div>
          )}
          {form && !isEmpty && (
            <FieldView
              key={tab}
              field={form}
              label={form.kind === 'record' || form.kind === 'either' ? '' : part.label}
              path={[tab]}
              value={values[tab]}
              onChange={change}
            />
          )}
          {tab > 0 && !isEmpty && <Button onClick={() => change(undefined)}>Take out {name}</Button>}
        </FormValues.Provider>
      </div>
      {choosing && (
        <PictureDialog
          {...choosing}
          onClose={() => setChoosing(null)}
          onChoose={(files) => (choosing.onChoose(files), setChoosing(null))}
        />
      )}
    </form>
  );
}

const linesOf = (faults: readonly ToldFault[]) =>
  faults
    .map(
      ({ file, recordPath, fieldPath, message }) => `${[file, ...recordPath, ...fieldPath].join(' › ')}: ${message}.`,
    )
    .join(' ');
