import { once } from 'node:events';
import { WebSocket } from 'ws';
import { Programs } from './program';
import type { Engine, InputSource } from './visit';

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
}
interface Evaluation {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** Debian's Firefox ESR, through WebDriver BiDi, which it speaks without a driver. */
export async function startFirefox(): Promise<Engine> {
  const programs = new Programs();
  const options = ['--headless', '--no-remote', '--profile', programs.home, '--remote-debugging-port', '0'];
  const address = await programs.start(['firefox-esr', ...options], /BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  const send = <Result>(method: string, params: object = {}) =>
    new Promise<Result>((resolve, reject) => {
      const id = waiting.size;
      waiting.set(id, ({ type, result, message }) =>
        type === 'success' ? resolve(result as Result) : reject(new Error(`${method}: ${message}`)),
      );
      socket.send(JSON.stringify({ id, method, params }));
    });
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;
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
      socket.close();
      await programs.stop();
    },
  };
}
