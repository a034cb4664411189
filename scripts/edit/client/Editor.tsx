/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ask, savedWords, wordsOf, type Index, type OpenThing, type Part } from './api';
import { Changes } from './Changes';
import { NewThing } from './NewThing';
import { PreviewFrame } from './PreviewFrame';
import { ThingForm } from './ThingForm';
import { hashOf, ThingList } from './ThingList';

/** The whole page: the list, the form or the changes, the preview. */
export function Editor() {
  const [index, setIndex] = useState<Index | null>(null);
  const [opened, setOpened] = useState<OpenThing | null>(null);
  const [hash, setHash] = useState(location.hash);
  const [told, setTold] = useState('');
  const [, kind = '', key = ''] = hash.split('/');
  const tell = (error: unknown) => setTold(wordsOf(error));
  const readIndex = () =>
    ask('things').then((next) => {
      setIndex(next);
      return next;
    }, tell);
  /** A new thing got an address while its form is open. */
  const named = useRef('');

  useEffect(() => {
    void readIndex();
    const onHash = () => setHash(location.hash);
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  useEffect(() => {
    setTold('');
    if (hash === named.current) return;
    setOpened(null);
    if (kind === '' || kind === 'new' || key === '') return;
    ask('thing', { kind, key: decodeURIComponent(key) }).then(setOpened, tell);
  }, [hash]);

  async function onSaved(): Promise<void> {
    const next = await readIndex();
    if (!next || !opened?.isNew) return;
    const added = next.things.filter((thing) => thing.kind === opened.thing.kind);
    const thing = added.find(({ key: own }) => own === opened.thing.key) ?? added.at(-1);
    if (!thing) return;
    named.current = hashOf(thing);
    history.replaceState(null, '', named.current);
    setHash(named.current);
    const { address } = await ask('thing', thing);
    setOpened({ ...opened, thing, address, isNew: false });
  }

  if (!index) return <main class="nothing">{told || 'Reading the content …'}</main>;
  return (
    <div class={`shell ${kind ? 'at-thing' : 'at-list'}`}>
      <header>
        <a class="home" href="#/">
          <img src="mark.svg" alt="" width="24" height="24" /> Content
        </a>
        <a class="link" href="#/changes" aria-current={kind === 'changes' ? 'page' : undefined}>
          Changes and publishing
        </a>
      </header>
      <ThingList index={index} current={hash} />
      <main>
        {told ? (
          <p class="note" role="alert">
            {told}
          </p>
        ) : null}
        {kind === 'new' && !opened ? <NewThing index={index} kind={key || 'project'} onMade={setOpened} /> : null}
        {opened ? (
          <ThingForm
            key={formKey(opened)}
            index={index}
            opened={opened}
            onSaved={() => void onSaved()}
            onRemoved={() => (void readIndex(), (location.hash = '#/'))}
          />
        ) : null}
        {kind === 'changes' ? <Changes onChanged={() => void readIndex()} /> : null}
        {kind === '' ? <Welcome count={index.things.length} /> : null}
      </main>
      <PreviewFrame address={opened?.address ?? '/'} />
    </div>
  );
}

/** The form stays when a new thing gets its address. */
const forms = new WeakMap<Part[], string>();
function formKey({ thing, parts }: OpenThing): string {
  const known = forms.get(parts) ?? hashOf(thing);
  forms.set(parts, known);
  return known;
}

function Welcome({ count }: { count: number }) {
  return (
    <div class="nothing">
      <h1>What would you like to change?</h1>
      <p>
        {count.toLocaleString('en-IN')} things: find one in the list. {savedWords()}
      </p>
    </div>
  );
}
