/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { ask, wordsOf, type Pending, type Publications, type Published } from './api';
import { Alert, Button, CHANGE, Head, MAIN, TextBox } from './controls';
import { AskedList, PublicationList } from './PublicationList';

const WAITS = 'Prices and RERA numbers wait for a second person';

/** How a publication went, in words. */
function wordsFor({ isShared, local = '', stays = [], waits = [] }: Published): string {
  if (waits.length > 0) return `${WAITS}: ${waits.join('; ')}`;
  const shared = 'Published. The site follows when it is built, in a few minutes.';
  const own = local || 'Committed here. No shared repository is set up, so nobody else has it yet.';
  const left = stays.length > 0 ? `Changed since, and so left as it is: ${stays.join('; ')}` : '';
  return [...(isShared ? [shared, local] : [own]), left].filter(Boolean).join(' ');
}

type Pendings = Pending['changes'];

/** A change of what somebody else published otherwise meanwhile: both values, and a button for each. */
function Conflict({
  change: { title, words, conflict },
  isBusy,
  onTheirs,
  onMine,
}: {
  change: Pendings[number];
  isBusy: boolean;
  onTheirs: () => void;
  onMine: () => void;
}) {
  return (
    <li class={CHANGE}>
      <div class="flex-1">
        <strong>{title}</strong>: {words}
        <p class="help">
          Somebody else published “{conflict?.theirs}” meanwhile, yours is “{conflict?.mine}”. Left for later until you
          choose.
        </p>
      </div>
      <Button disabled={isBusy} aria-label={`Take theirs: ${title}, ${conflict?.theirs}`} onClick={onTheirs}>
        Take theirs
      </Button>
      <Button disabled={isBusy} aria-label={`Keep mine: ${title}, ${conflict?.mine}`} onClick={onMine}>
        Keep mine
      </Button>
    </li>
  );
}

/** What is changed and not published yet, in words; each may be put back or left for later. */
export function Changes({ onChanged }: { onChanged: () => void }) {
  const [pending, setPending] = useState<Pending | null>(null);
  const [publications, setPublications] = useState<Publications>({ published: [], asked: [] });
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState('');
  const [outcome, setOutcome] = useState({ told: '', wrong: '' });
  const [isBusy, setBusy] = useState(false);

  /** Does one task at a time, tells how it went, and shows what is left. */
  async function run(words: string, task: () => Promise<Published | string>): Promise<void> {
    setBusy(true);
    setOutcome({ told: words, wrong: '' });
    try {
      const done = await task();
      setOutcome({ told: typeof done === 'string' ? done : wordsFor(done), wrong: '' });
    } catch (error) {
      setOutcome({ told: '', wrong: wordsOf(error) });
    }
    try {
      setPending(await ask('changes'));
      setPublications(await ask('publications'));
      onChanged();
    } catch (error) {
      setOutcome((before) => ({ ...before, wrong: before.wrong || wordsOf(error) }));
    }
    setBusy(false);
  }
  useEffect(() => void run('Comparing …', () => Promise.resolve('')), []);

  const { changes, pictures } = pending ?? { changes: [], pictures: [] };
  const isOpen = ({ id, conflict }: Pendings[number]) => conflict !== null && !kept.has(id);
  const chosen = changes.filter((change) => !later.has(change.id) && !isOpen(change)).map(({ id }) => id);
  const toLater = (id: string) => {
    const next = new Set(later);
    if (!next.delete(id)) next.add(id);
    setLater(next);
  };
  const publish = () => run('Publishing …', () => ask('publish', { ids: chosen, message }));
  const takeBack = (commit: string) => run('Taking back …', () => ask('takeBack', { commit }));
  const putBack = (id: string) => run('Putting back …', async () => (await ask('putBack', { ids: [id] }), 'Put back.'));

  return (
    <div class="[&>*+*]:mt-4 [&>section+section]:mt-10">
      <Head>
        <h1>Changes</h1>
        <Button class={`${MAIN} bg-enquire`} disabled={isBusy || chosen.length === 0} onClick={() => void publish()}>
          Publish {chosen.length === changes.length ? 'all' : `${chosen.length} of ${changes.length}`}
        </Button>
      </Head>
      <p role="status">{outcome.told}</p>
      <Alert>{outcome.wrong}</Alert>
      <section aria-label="Not published yet">
        {pending && changes.length === 0 && <p>Everything is published.</p>}
        <ul>
          {changes.filter(isOpen).map((change) => (
            <Conflict
              key={change.id}
              change={change}
              isBusy={isBusy}
              onTheirs={() => void putBack(change.id)}
              onMine={() => setKept(new Set([...kept, change.id]))}
            />
          ))}
          {changes
            .filter((change) => !isOpen(change))
            .map(({ id, title, words, waiting }) => (
              <li key={id} class={CHANGE}>
                <input type="checkbox" id={id} checked={!later.has(id)} onChange={() => toLater(id)} />
                <label for={id} class="flex-1 text-[0.9375rem] font-normal">
                  <strong>{title}</strong>: {words}
                  {waiting > 0 && (
                    <span class="help">
                      {' '}
                      ({waiting} {waiting === 1 ? 'person waits' : 'people wait'} to be told)
                    </span>
                  )}
                  {later.has(id) && <span class="help"> (left for later)</span>}
                </label>
                <Button disabled={isBusy} aria-label={`Put back: ${title}, ${words}`} onClick={() => void putBack(id)}>
                  Put back
                </Button>
              </li>
            ))}
        </ul>
        {pictures.length > 0 && <p class="help">New pictures go along with what names them: {pictures.join(', ')}</p>}
        {changes.length > 0 && (
          <div class="grid gap-1.5">
            <TextBox id="message" label="In a few words, for the list below" value={message} onText={setMessage} />
          </div>
        )}
      </section>
      <AskedList
        asked={publications.asked}
        isBusy={isBusy}
        onAgree={(commit) => void run('Publishing …', () => ask('agree', { commit }))}
        onRefuse={(commit) => void run('Taking off …', async () => (await ask('refuse', { commit }), 'Taken off.'))}
      />
      <PublicationList
        publications={publications.published}
        isBusy={isBusy}
        onTakeBack={(commit) => void takeBack(commit)}
      />
    </div>
  );
}
