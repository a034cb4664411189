/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { ask, wordsOf, type Index, type OpenThing } from './api';
import { Changes } from './Changes';
import { Alert } from './controls';
import { NewThing } from './NewThing';
import { PreviewFrame } from './PreviewFrame';
import { ThingForm } from './ThingForm';
import { hashOf, ThingList } from './ThingList';

/** What is open, and the address at which its form began. */
interface Shown extends OpenThing {
  form: string;
}

/** The whole page: the list, the form or the changes, the preview. */
export function Editor() {
  const [index, setIndex] = useState<Index | null>(null);
  const [opened, setOpened] = useState<Shown | null>(null);
  const [hash, setHash] = useState(location.hash);
  const [told, setTold] = useState('');
  const [, kind = '', key = ''] = hash.split('/');
  const tell = (error: unknown) => setTold(wordsOf(error));
  const show = (next: OpenThing) => setOpened({ ...next, form: hash });

  async function readIndex(): Promise<Index> {
    const next = await ask('things');
    setIndex(next);
    return next;
  }

  useEffect(() => {
    readIndex().catch(tell);
    const onHash = () => setHash(location.hash);
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  useEffect(() => {
    setTold('');
    // A new thing got its address while its form is open.
    if (opened && hash === hashOf(opened.thing)) return;
    setOpened(null);
    if (kind === '' || kind === 'new' || key === '') return;
    ask('thing', { kind, key: decodeURIComponent(key) }).then(show, tell);
  }, [hash]);

  async function onSaved(): Promise<void> {
    const { things } = await readIndex();
    if (!opened?.isNew) return;
    const added = things.filter((thing) => thing.kind === opened.thing.kind);
    const thing = added.find(({ key: own }) => own === opened.thing.key) ?? added.at(-1);
    if (!thing) return;
    const { address } = await ask('thing', thing);
    setOpened({ ...opened, thing, address, isNew: false });
    history.replaceState(null, '', hashOf(thing));
    setHash(hashOf(thing));
  }

  function onRemoved(): void {
    readIndex().catch(tell);
    location.hash = '#/';
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
        <Alert>{told}</Alert>
        {kind === 'new' && !opened && <NewThing index={index} kind={key || 'project'} onMade={show} />}
        {opened && (
          <ThingForm
            key={opened.form}
            index={index}
            opened={opened}
            onSaved={() => void onSaved().catch(tell)}
            onRemoved={onRemoved}
          />
        )}
        {kind === 'changes' && <Changes onChanged={() => void readIndex().catch(tell)} />}
        {kind === '' && (
          <div class="nothing">
            <h1>What would you like to change?</h1>
            <p>
              {index.things.length.toLocaleString('en-IN')} things: find one in the list. It is saved as you type, and
              nothing is public until you publish.
            </p>
          </div>
        )}
      </main>
      <PreviewFrame address={opened?.address ?? '/'} />
    </div>
  );
}
