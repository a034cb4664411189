/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ask, type Index, type OpenEntry, wordsOf } from './api';
import { EntryList, hashOf } from './EntryList';
import { Changes } from './Changes';
import { Alert, EMPTY } from './controls';
import { NewEntry } from './NewEntry';
import { PreviewFrame } from './PreviewFrame';
import { EntryForm } from './EntryForm';
import { SeveralProjects } from './SeveralProjects';
import { SheetImport } from './SheetImport';

/** What has grown old, by kind; each line leads to its field. */
function StaleFields({ groups }: { groups: Index['stale'] }) {
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="stale" class="max-w-128">
      <h2 id="stale">Look at these again</h2>
      {groups.map(({ title, fields }) => (
        <details key={title} class="border-t border-line">
          <summary class="min-h-11 py-2.5">
            {title} <span class="help">{fields.length}</span>
          </summary>
          <ul class="pb-3">
            {fields.map(({ key, title: project, file, field, words }) => (
              <li key={`${key} ${words}`}>
                <a class="inline-block min-h-11 py-2.5" href={`${hashOf({ type: 'project', key })}/${file}/${field}`}>
                  {project}
                </a>{' '}
                <span class="help">{words}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

/** What is open, and the address at which its form began. */
interface Shown extends OpenEntry {
  form: string;
}

/** List, form and preview side by side; narrower, the preview goes, and on a phone list or form. */
const SHELL =
  'group flex min-h-dvh flex-col lg:grid lg:h-dvh lg:grid-cols-[17rem_1fr] lg:grid-rows-[auto_1fr] xl:grid-cols-[20rem_minmax(26rem,1fr)_minmax(24rem,1.1fr)] xl:not-has-[aside]:grid-cols-[20rem_minmax(26rem,60rem)_1fr]';

/** The whole page: the list, the form or the changes, the preview. */
export function Editor() {
  const [index, setIndex] = useState<Index | null>(null);
  const [opened, setOpened] = useState<Shown | null>(null);
  const [hash, setHash] = useState(location.hash);
  const main = useRef<HTMLElement>(null);
  const [told, setTold] = useState('');
  const [, type = '', key = '', file = '', field = ''] = hash.split('/');
  const tell = (error: unknown) => setTold(wordsOf(error));
  const show = (next: OpenEntry) => setOpened({ ...next, form: hash });

  async function readIndex(): Promise<Index> {
    const next = await ask('entries');
    setIndex(next);
    return next;
  }

  useEffect(() => {
    readIndex().catch(tell);
    const onHash = () => {
      setHash(location.hash);
      // Else the next Tab goes through the whole list of entries.
      main.current?.focus();
    };
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  useEffect(() => {
    setTold('');
    // A new entry got its address while its form is open.
    if (opened && hash === hashOf(opened.entry)) return;
    setOpened(null);
    if (type === '' || type === 'new' || key === '') return;
    ask('entry', { type, key: decodeURIComponent(key) }).then(show, tell);
  }, [hash]);

  async function onSaved(): Promise<void> {
    const { entries } = await readIndex();
    if (!opened?.isNew) return;
    const added = entries.filter((entry) => entry.type === opened.entry.type);
    const entry = added.find(({ key: own }) => own === opened.entry.key) ?? added.at(-1);
    if (!entry) return;
    const { address } = await ask('entry', entry);
    setOpened({ ...opened, entry, address, isNew: false });
    history.replaceState(null, '', hashOf(entry));
    setHash(hashOf(entry));
  }

  function onRemoved(): void {
    readIndex().catch(tell);
    location.hash = '#/';
  }

  if (!index) return <main class={`p-6 ${EMPTY}`}>{told || 'Reading the content …'}</main>;
  return (
    <div data-at={type ? 'entry' : 'list'} class={SHELL}>
      <header class="col-span-full flex min-h-14 items-center gap-3 bg-deep px-4 whitespace-nowrap max-lg:gap-1">
        <a
          class="mr-auto flex items-center gap-3 font-display text-[1.25rem]/[44px] font-medium text-white no-underline outline-highlight"
          href="#/"
        >
          <img src="mark.svg" alt="" width="24" height="24" /> Content
        </a>
        {[
          ['several', 'Several', ' projects'],
          ['table', 'Table', ' of prices'],
          ['changes', 'Changes', ' and publishing'],
        ].map(([at, label, more]) => (
          <a
            key={at}
            class="border-b-2 border-transparent px-3 leading-[44px] font-semibold text-white no-underline outline-highlight aria-[current]:border-highlight aria-[current]:text-highlight max-lg:px-1.5"
            href={`#/${at}`}
            aria-current={type === at ? 'page' : undefined}
          >
            {label}
            <span class="max-lg:sr-only">{more}</span>
          </a>
        ))}
      </header>
      <EntryList index={index} current={`#/${type}/${key}`} />
      <main
        ref={main}
        tabIndex={-1}
        class="relative overflow-y-auto p-(--edge) pb-24 outline-none [--edge:1.5rem] max-lg:overflow-visible max-lg:pb-4 max-lg:[--edge:1rem]"
      >
        <Alert>{told}</Alert>
        {type === 'new' && !opened && (
          <NewEntry key={hash} index={index} type={key || 'project'} from={file} onMade={show} />
        )}
        {opened && (
          <EntryForm
            key={opened.form}
            index={index}
            opened={opened}
            place={{ file, field }}
            onSaved={() => void onSaved().catch(tell)}
            onRemoved={onRemoved}
          />
        )}
        {type === 'table' && <SheetImport onApplied={() => void readIndex().catch(tell)} />}
        {type === 'several' && <SeveralProjects index={index} onApplied={() => void readIndex().catch(tell)} />}
        {type === 'changes' && <Changes onChanged={() => void readIndex().catch(tell)} />}
        {type === '' && (
          <>
            <div class={EMPTY}>
              <h1>What would you like to change?</h1>
              <p>
                {index.entries.length.toLocaleString('en-IN')} entries: find one in the list. It is saved as you type,
                and nothing is public until you publish.
              </p>
            </div>
            <StaleFields groups={index.stale} />
          </>
        )}
      </main>
      <PreviewFrame address={opened?.address ?? '/'} />
    </div>
  );
}
