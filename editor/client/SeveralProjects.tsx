/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { ask, wordsOf, type Entry, type Index } from './api';
import { Alert, Button, CHANGE, Head, MAIN, Select, TextBox } from './controls';

type Change = Parameters<typeof ask<'readBulk'>>[1];
type Seen = Awaited<ReturnType<typeof ask<'readBulk'>>>;

const KINDS = [
  ['percent', 'Price, by percent'],
  ['amount', 'Price, by an amount'],
  ['status', 'Status'],
  ['checkedAt', 'Checked with the developer on'],
] as const;
type Kind = (typeof KINDS)[number][0];

const HINTS: Partial<Record<Kind, string>> = { percent: '3 or -2.5', amount: '2 lakh or -50,000' };

/** Changes several projects at once: they are ticked, what would change is shown, and then applied. */
export function SeveralProjects({ index, onApplied }: { index: Index; onApplied: () => void }) {
  const [keys, setKeys] = useState<string[]>([]);
  const [kind, setKind] = useState<Kind>('percent');
  const [value, setValue] = useState('');
  const [seen, setSeen] = useState<Seen | null>(null);
  const [outcome, setOutcome] = useState({ told: '', wrong: '' });
  const change: Change = { keys, kind, value };
  const count = seen?.changes.length ?? 0;

  /** Another choice: what was shown holds no longer. */
  function begin(set: () => void): void {
    set();
    setSeen(null);
    setOutcome({ told: '', wrong: '' });
  }

  async function show(): Promise<void> {
    try {
      setSeen(await ask('readBulk', change));
      setOutcome({ told: '', wrong: '' });
    } catch (error) {
      setOutcome({ told: '', wrong: wordsOf(error) });
    }
  }

  async function apply({ changes }: Seen): Promise<void> {
    try {
      await ask('applyBulk', { ...change, seen: JSON.stringify(changes) });
      begin(() => setKeys([]));
      setOutcome({
        told: `${changes.length} changes are in the content. “Changes and publishing” shows them.`,
        wrong: '',
      });
      onApplied();
    } catch (error) {
      setOutcome({ told: '', wrong: wordsOf(error) });
    }
  }

  return (
    <form class="[&>*+*]:mt-4" onSubmit={(event) => (event.preventDefault(), void show())}>
      <Head>
        <h1>Several projects</h1>
        {seen && count > 0 && (
          <Button class={`${MAIN} bg-accent`} onClick={() => void apply(seen)}>
            Apply {count} changes
          </Button>
        )}
      </Head>
      <p role="status">{outcome.told}</p>
      <Alert>{outcome.wrong}</Alert>
      <ProjectTicks
        projects={index.entries.filter(({ type }) => type === 'project')}
        chosen={keys}
        onChoose={(chosen) => begin(() => setKeys(chosen))}
      />
      <div class="grid max-w-128 gap-1.5">
        <Select
          id="bulk-kind"
          label="What changes"
          value={kind}
          options={KINDS}
          onChoose={(next) => begin(() => (setKind(next as Kind), setValue('')))}
        />
        {kind === 'status' && (
          <Select
            id="bulk-value"
            label="New status"
            value={value}
            options={[['', 'Choose …'], ...index.statuses.map((status) => [status, ''] as const)]}
            onChoose={(next) => begin(() => setValue(next))}
          />
        )}
        {kind === 'checkedAt' && (
          <>
            <label for="bulk-value">Day</label>
            <input
              id="bulk-value"
              type="date"
              value={value}
              onInput={({ currentTarget }) => begin(() => setValue(currentTarget.value))}
            />
          </>
        )}
        {(kind === 'percent' || kind === 'amount') && (
          <TextBox
            id="bulk-value"
            label={kind === 'percent' ? 'Percent' : 'Rupees'}
            placeholder={HINTS[kind] ?? ''}
            value={value}
            onText={(text) => begin(() => setValue(text))}
          />
        )}
      </div>
      <button disabled={keys.length === 0 || value === ''}>Show what changes</button>
      {seen && <SeenChanges {...seen} />}
    </form>
  );
}

function SeenChanges({ changes, notes }: Seen) {
  return (
    <section aria-labelledby="bulk-changes">
      <h2 id="bulk-changes">Changes</h2>
      {changes.length === 0 && <p>Nothing would change.</p>}
      <ul>
        {changes.map(({ title, words }) => (
          <li key={`${title} ${words}`} class={CHANGE}>
            <span>
              <strong>{title}</strong>: {words}
            </span>
          </li>
        ))}
        {notes.map((note) => (
          <li key={note} class={`${CHANGE} help`}>
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ProjectTicksProps {
  projects: readonly Entry[];
  chosen: readonly string[];
  onChoose: (keys: string[]) => void;
}

/** Projects to tick, found by name, developer, city or price. */
function ProjectTicks({ projects, chosen, onChoose }: ProjectTicksProps) {
  const [typed, setTyped] = useState('');
  const words = typed.toLowerCase().split(/\s+/);
  const found = projects.filter(({ title, note }) => {
    const text = `${title} ${note}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const foundKeys = found.map(({ key }) => key);
  return (
    <fieldset>
      <legend>
        Projects <span class="help">{chosen.length} chosen</span>
      </legend>
      <div class="my-2 grid max-w-128 gap-1.5">
        <TextBox
          id="bulk-find"
          label="Find projects"
          type="search"
          placeholder="Name, developer, city, price"
          value={typed}
          onText={setTyped}
        />
      </div>
      <div class="max-h-[45vh] overflow-y-auto rounded-[4px] border border-line bg-white px-3.5 py-2">
        {found.map(({ key, title, note }) => (
          <label key={key} class="flex min-h-11 items-center gap-3 font-normal">
            <input
              type="checkbox"
              checked={chosen.includes(key)}
              onChange={({ currentTarget: { checked } }) =>
                onChoose(checked ? [...chosen, key] : chosen.filter((other) => other !== key))
              }
            />
            <span>
              {title} <span class="help">{note}</span>
            </span>
          </label>
        ))}
      </div>
      <div class="mt-2 flex gap-3">
        <Button onClick={() => onChoose([...new Set([...chosen, ...foundKeys])])}>
          Choose all {found.length} found
        </Button>
        <Button disabled={chosen.length === 0} onClick={() => onChoose([])}>
          Choose none
        </Button>
      </div>
    </fieldset>
  );
}
