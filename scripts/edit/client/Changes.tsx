/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { ask, wordsOf, type Pending, type Publication, type Published } from './api';
import { PublicationList } from './PublicationList';

/** What is changed and not published yet, in words; each may be put back or left for later. */
export function Changes({ onChanged }: { onChanged: () => void }) {
  const [pending, setPending] = useState<Pending | null>(null);
  const [publications, setPublications] = useState<Publication[]>([]);
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState('');
  const [told, setTold] = useState('');
  const [address, setAddress] = useState('');
  const [wrong, setWrong] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function read(): Promise<void> {
    setPending(await ask('changes'));
    setPublications(await ask('publications'));
  }
  /** Does one thing at a time, tells how it went, and shows what is left. */
  async function run(words: string, task: () => Promise<string>): Promise<void> {
    setBusy(true);
    setWrong('');
    setAddress('');
    setTold(words);
    try {
      setTold(await task());
      await read();
      onChanged();
    } catch (error) {
      setTold('');
      setWrong(wordsOf(error));
    }
    setBusy(false);
  }
  useEffect(() => void run('Comparing …', () => Promise.resolve('')), []);

  const changes = pending?.changes ?? [];
  const chosen = changes.filter(({ id }) => !later.has(id));
  const toLater = (id: string) => {
    const next = new Set(later);
    if (!next.delete(id)) next.add(id);
    setLater(next);
  };
  /** Shows where a publication may be looked at, and gives how it went in words. */
  const tell = ({ isShared, local, stays = [], address: at = '' }: Published) => {
    setAddress(at);
    return [
      isShared
        ? 'Published. The site follows when it is built, in a few minutes.'
        : local || 'Committed here. No shared repository is set up, so nobody else has it yet.',
      isShared ? local : '',
      stays.length > 0 ? `Changed since, and so left as it is: ${stays.join('; ')}` : '',
    ]
      .filter(Boolean)
      .join(' ');
  };

  return (
    <div class="thing changes">
      <div class="thing-head">
        <h1>Changes</h1>
        <button
          type="button"
          class="publish"
          disabled={isBusy || chosen.length === 0}
          onClick={() =>
            void run('Publishing …', async () =>
              tell(await ask('publish', { ids: chosen.map(({ id }) => id), message })),
            )
          }
        >
          Publish {chosen.length === changes.length ? 'all' : `${chosen.length} of ${changes.length}`}
        </button>
      </div>
      <p role="status">
        {told}{' '}
        {address ? (
          <a href={address} target="_blank" rel="noreferrer">
            Open it
          </a>
        ) : null}
      </p>
      {wrong ? (
        <p class="note" role="alert">
          {wrong}
        </p>
      ) : null}
      <section aria-label="Not published yet">
        {pending && changes.length === 0 ? <p>Everything is published.</p> : null}
        <ul>
          {changes.map(({ id, title, words }) => (
            <li key={id} class="change">
              <input type="checkbox" id={id} checked={!later.has(id)} onChange={() => toLater(id)} />
              <label for={id}>
                <strong>{title}</strong>: {words}
                {later.has(id) ? <small> (left for later)</small> : null}
              </label>
              <button
                type="button"
                class="quiet"
                disabled={isBusy}
                aria-label={`Put back: ${title}, ${words}`}
                onClick={() =>
                  void run('Putting back …', async () => (await ask('putBack', { ids: [id] }), 'Put back.'))
                }
              >
                Put back
              </button>
            </li>
          ))}
        </ul>
        {pending && pending.pictures.length > 0 ? (
          <p class="help">New pictures go along with what names them: {pending.pictures.join(', ')}</p>
        ) : null}
        {changes.length > 0 ? (
          <div class="field">
            <label for="message">In a few words, for the list below</label>
            <input
              id="message"
              type="text"
              value={message}
              onInput={(event) => setMessage(event.currentTarget.value)}
            />
          </div>
        ) : null}
      </section>
      <PublicationList
        publications={publications}
        isBusy={isBusy}
        onTakeBack={(commit) => void run('Taking back …', async () => tell(await ask('takeBack', { commit })))}
      />
    </div>
  );
}
