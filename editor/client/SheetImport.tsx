/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks';
import { ask, wordsOf, type ReadSheet } from './api';
import { Alert, Button, CHANGE, Head, MAIN, Select } from './controls';

/** What a person decided about the sheet that is open. */
interface Decisions {
  columns: Record<string, string>;
  leftOut: string[];
  accepted: string[];
}

const NONE: Decisions = { columns: {}, leftOut: [], accepted: [] };

interface OpenSheet {
  fileName: string;
  bytes: Blob;
}

/** Takes a price list, or a table of projects, into the content: pasted, dropped or chosen. */
export function SheetImport({ onApplied }: { onApplied: () => void }) {
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const [decisions, setDecisions] = useState(NONE);
  const [read, setRead] = useState<ReadSheet | null>(null);
  const [outcome, setOutcome] = useState({ told: '', wrong: '' });
  const status = useRef<HTMLParagraphElement>(null);
  /** How often something was read: an answer that comes after a later question is not shown. */
  const asked = useRef(0);

  async function show(next: OpenSheet, decided: Decisions): Promise<void> {
    setSheet(next);
    setDecisions(decided);
    setOutcome({ told: 'Reading …', wrong: '' });
    const own = ++asked.current;
    try {
      const found = await ask('readSheet', { ...next, decisions: JSON.stringify(decided) });
      if (own !== asked.current) return;
      setRead(found);
      setOutcome({ told: `${found.changes.length} changes, ${found.faults.length} not clear yet.`, wrong: '' });
      // The button of what was decided is gone.
      setTimeout(() => document.activeElement === document.body && status.current?.focus());
    } catch (error) {
      if (own !== asked.current) return;
      setRead(null);
      setOutcome({ told: '', wrong: wordsOf(error) });
    }
  }

  async function apply(open: OpenSheet, { seen, changes }: ReadSheet): Promise<void> {
    try {
      await ask('applySheet', { ...open, decisions: JSON.stringify(decisions), seen });
      setRead(null);
      setSheet(null);
      setOutcome({
        told: `${changes.length} changes are in the content. “Changes and publishing” shows them.`,
        wrong: '',
      });
      setTimeout(() => status.current?.focus());
      onApplied();
    } catch (error) {
      setOutcome({ told: '', wrong: wordsOf(error) });
    }
  }

  const open = (file: Blob | undefined, fileName: string) => {
    if (file && file.size > 0) void show({ fileName, bytes: file }, NONE);
  };
  const decide = (more: Partial<Decisions>) => sheet && void show(sheet, { ...decisions, ...more });
  return (
    <div
      class="[&>*+*]:mt-4 [&>section+section]:mt-8"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const file = event.dataTransfer?.files[0];
        open(file, file?.name ?? '');
      }}
    >
      <Head>
        <h1>A price list or table</h1>
        {sheet && read && read.changes.length > 0 && (
          <Button class={`${MAIN} bg-accent`} disabled={read.faults.length > 0} onClick={() => void apply(sheet, read)}>
            Take over {read.changes.length} changes
          </Button>
        )}
      </Head>
      <p role="status" tabIndex={-1} ref={status}>
        {outcome.told} {outcome.told !== '' && sheet === null && <a href="#/changes">Look at them</a>}
      </p>
      <Alert>{outcome.wrong}</Alert>
      <OpenFields onOpen={open} />
      {read && (
        <>
          <Faults
            faults={read.faults}
            onLeaveOut={(row) => decide({ leftOut: [...decisions.leftOut, row] })}
            onAccept={(cell) => decide({ accepted: [...decisions.accepted, cell] })}
          />
          <section aria-labelledby="sheet-changes">
            <h2 id="sheet-changes">Changes</h2>
            {read.changes.length === 0 && <p>Nothing in it differs from the content.</p>}
            <ul>
              {read.changes.map(({ title, words, place }) => (
                <li key={`${place} ${title}`} class={CHANGE}>
                  <span>
                    <strong>{title}</strong>: {words}
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <Columns
            read={read}
            onChoose={(header, field) => decide({ columns: { ...decisions.columns, [header]: field } })}
          />
          <Lines title="Not in this list" lines={read.missing} />
          <Lines title="Notes" lines={read.notes} />
        </>
      )}
    </div>
  );
}

/** Where a file is chosen, or cells are pasted. */
function OpenFields({ onOpen }: { onOpen: (file: Blob | undefined, fileName: string) => void }) {
  return (
    <div class="grid gap-1.5">
      <label for="sheet-file">A file: XLSX, CSV or TSV</label>
      <input
        id="sheet-file"
        type="file"
        accept=".xlsx,.csv,.tsv,.txt"
        onChange={({ currentTarget: { files } }) => onOpen(files?.[0], files?.[0]?.name ?? '')}
      />
      <label for="sheet-paste">Or paste cells here</label>
      <textarea
        id="sheet-paste"
        rows={3}
        placeholder="Copy the rows with their headers in your spreadsheet, and paste them here"
        onInput={({ currentTarget: { value } }) => onOpen(new Blob([value]), 'Pasted')}
      />
      <p class="help">Nothing is changed before you have seen it. What is taken over is published by you, as always.</p>
    </div>
  );
}

interface FaultsProps {
  faults: ReadSheet['faults'];
  onLeaveOut: (row: string) => void;
  onAccept: (cell: string) => void;
}

/** Cells that are not clear, each with what can be done about it. */
function Faults({ faults, onLeaveOut, onAccept }: FaultsProps) {
  if (faults.length === 0) return null;
  return (
    <section aria-labelledby="sheet-faults">
      <h2 id="sheet-faults">Not clear yet</h2>
      <p class="help">Mend these cells in your sheet and open it again, or decide here.</p>
      <ul>
        {faults.map(({ sheet, row, column, message, canAccept, rowName, cellName }) => (
          <li key={`${cellName} ${message}`} class={CHANGE}>
            <span class="flex-1">
              <strong>
                {sheet}, {column}
                {row}
              </strong>
              : {message}
            </span>
            {canAccept && (
              <Button aria-label={`It is right: ${cellName}`} onClick={() => onAccept(cellName)}>
                It is right
              </Button>
            )}
            <Button aria-label={`Leave row out: ${row}`} onClick={() => onLeaveOut(rowName)}>
              Leave row out
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What each column is read as; another choice is remembered for sheets with the same headers. */
function Columns({ read, onChoose }: { read: ReadSheet; onChoose: (header: string, field: string) => void }) {
  return (
    <section aria-labelledby="sheet-columns">
      <h2 id="sheet-columns">Columns</h2>
      <ul class="mt-2 grid gap-x-4 gap-y-2 lg:grid-cols-2">
        {read.columns.map(({ place, header, unit, field }, at) => (
          <li key={place} class="grid gap-1">
            <Select
              id={`sheet-column-${at}`}
              label={`${place}: “${header}”${unit ? `, in ${unit}` : ''}`}
              value={field}
              options={read.fields}
              onChoose={(chosen) => onChoose(header, chosen)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <details>
      <summary>
        {title} <span class="help">{lines.length}</span>
      </summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
