import { findOnPath } from '../../run/find-on-path';
import type { Engine, EngineKind, InputSource } from './visit';
import { makeFolder, startUntil, stop } from './programs';

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
}
type Send = <Result>(method: string, params?: object) => Promise<Result>;

/** Commands of WebDriver BiDi over its socket. */
async function connect(address: string): Promise<{ send: Send; end: () => void }> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`Nobody answers at ${address}.`));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const answer = JSON.parse(data) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  };
  const send = <Result>(method: string, params: object = {}) =>
    new Promise<Result>((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, ({ type, result, message }) => {
        waiting.delete(id);
        if (type === 'success') resolve(result as Result);
        else reject(new Error(`${method}: ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { send, end: () => socket.close() };
}

interface Evaluation {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

async function start(): Promise<Engine> {
  const folder = makeFolder('firefox');
  const options = ['--headless', '--no-remote', '--profile', folder.path, '--remote-debugging-port', '0'];
  const { program, found } = await startUntil(['firefox-esr', ...options], /BiDi listening on (ws:\S+)/, {
    HOME: folder.path,
  });
  const { send, end } = await connect(`${found}/session`);
  await send('session.new', { capabilities: {} });
  const tree = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = tree.contexts[0]?.context;
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'interactive' }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    async run(body) {
      const expression = `(async () => JSON.stringify(await (async () => { ${body} })() ?? null))()`;
      const params = { expression, target: { context }, awaitPromise: true };
      const { type, result, exceptionDetails } = await send<Evaluation>('script.evaluate', params);
      if (type === 'exception') throw new Error(exceptionDetails?.text);
      return JSON.parse(result?.value ?? 'null') as unknown;
    },
    perform: (actions: readonly InputSource[]) => send('input.performActions', { context, actions }),
    async close() {
      end();
      await stop(program);
      folder.remove();
    },
  };
}

/** Debian's Firefox ESR, through WebDriver BiDi, which it speaks without a driver. */
export const firefox: EngineKind = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isInstalled: () => findOnPath(['firefox-esr']) !== null,
  start,
};
