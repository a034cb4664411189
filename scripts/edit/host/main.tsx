/** @jsxImportSource preact */
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { z } from 'zod';
import { answerBy, meta, wordsOf } from '../client/api';
import { TextBox } from '../client/controls';
import { Editor } from '../client/Editor';
import { hostBacking } from './backing';
import { HostContent, type Draft, type DraftStore } from './host-content';
import { HostRepository } from './repository';

// The page's policy lets nothing make code of text.
z.config({ jitless: true });

const TOKEN = 'editor token';
const repository = meta('repository');
const DRAFT = `draft of ${repository}`;

const drafts: DraftStore = {
  read: () => JSON.parse(localStorage.getItem(DRAFT) ?? 'null') as Draft | null,
  write(draft) {
    if (!draft) return localStorage.removeItem(DRAFT);
    try {
      localStorage.setItem(DRAFT, JSON.stringify(draft));
    } catch {
      throw new Error('This browser has no room for more. Publish first what you have.');
    }
  },
};

/** Whether no other window has the editor open: two would write over each other's drafts. */
let alone: Promise<boolean> | undefined;
const isAlone = () =>
  (alone ??= new Promise((resolve) => {
    void navigator.locks.request(DRAFT, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise(() => undefined) : undefined;
    });
  }));

async function open(token: string): Promise<void> {
  if (!isSecureContext) throw new Error('This page has to be served by https, or by this computer.');
  if (!(await isAlone())) throw new Error('The editor is open in another window. Close that one, and load this again.');
  const settings = { api: meta('api'), repository, branch: meta('branch'), folder: meta('folder') };
  const icons = (await (await fetch('icons.json')).json()) as string[];
  const host = await HostContent.open(new HostRepository(settings, token), drafts, new Set(icons));
  answerBy(hostBacking(host, meta('pictures')));
  sessionStorage.setItem(TOKEN, token);
}

/** Asks for the token that opens the repository. It is kept until the window is closed, and for no longer. */
function Entrance() {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [told, setTold] = useState('');
  async function enter(token: string): Promise<void> {
    setTold('Reading the content …');
    try {
      await open(token);
      setTyped('');
      setOpen(true);
    } catch (error) {
      sessionStorage.removeItem(TOKEN);
      setTold(wordsOf(error));
    }
  }
  useEffect(() => {
    const kept = sessionStorage.getItem(TOKEN);
    if (kept) void enter(kept);
  }, []);
  if (isOpen) return <Editor />;
  return (
    <>
      <header>
        <span class="home">
          <img src="mark.svg" alt="" width="24" height="24" /> Content
        </span>
      </header>
      <main>
        <form
          class="thing new"
          onSubmit={(event) => {
            event.preventDefault();
            void enter(typed.trim());
          }}
        >
          <h1>Content of {repository}</h1>
          <div class="field">
            <TextBox
              id="token"
              label="Token of the git host"
              type="password"
              required
              value={typed}
              onText={setTyped}
            />
            <p class="help">
              Limited to this repository, with the rights to write contents and pull requests. It is kept in this window
              alone, until you close it.
            </p>
          </div>
          <button class="main">Open the content</button>
          <p role="status">{told}</p>
        </form>
      </main>
    </>
  );
}

const place = document.getElementById('editor');
if (place && window.top === window.self) render(<Entrance />, place);
