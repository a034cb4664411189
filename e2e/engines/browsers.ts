import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { WebSocket } from 'ws';

/** A browser with one window, driven by a protocol of the W3C. */
export interface Engine {
  open: (address: string) => Promise<unknown>;
  /** Runs the body of a function in the page, awaits its promise and returns its value, which is JSON. */
  run: (body: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Starts programs in a home of their own for one run, and ends them. */
function makeHome() {
  const home = mkdtempSync(join(tmpdir(), 'engine-'));
  const running: ChildProcess[] = [];
  const start = ([command = '', ...args]: string[], env: object = {}): ChildProcess => {
    const program = spawn(command, args, { env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, ...env } });
    running.push(program);
    return program;
  };
  const close = async () => {
    for (const program of running) {
      program.kill('SIGKILL');
      await once(program, 'exit');
    }
    // A browser may still be writing.
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  return { home, start, close };
}

/** Debian's Firefox ESR, through WebDriver BiDi, which it speaks without a driver. */
export async function startFirefox(): Promise<Engine> {
  const { home, start, close } = makeHome();
  const size = ['--width', '1280', '--height', '900'];
  const firefox = start(['firefox-esr', '--headless', '--profile', home, '--remote-debugging-port', '0', ...size]);
  const address = await new Promise<string>((resolve) => {
    firefox.stderr?.on('data', (chunk) => {
      const match = /BiDi listening on (ws:\S+)/.exec(String(chunk));
      if (match?.[1]) resolve(match[1]);
    });
  });
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  let calls = 0;
  /** One call at a time, and events are not subscribed to: the next message is its answer. */
  async function send<Result>(method: string, params: object): Promise<Result> {
    const answered = once(socket, 'message');
    socket.send(JSON.stringify({ id: ++calls, method, params }));
    const { result, message } = JSON.parse(String((await answered)[0])) as { result?: Result; message?: string };
    if (result === undefined) throw new Error(`${method}: ${message}`);
    return result;
  }
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'interactive' }),
    async run(body) {
      const expression = `(async () => JSON.stringify(await (async () => { ${body} })() ?? null))()`;
      const params = { expression, target: { context }, awaitPromise: true };
      const { result } = await send<{ result?: { value: string } }>('script.evaluate', params);
      if (!result) throw new Error(`An error in the page: ${body}`);
      return JSON.parse(result.value) as unknown;
    },
    close,
  };
}

/** WebKitGTK's small browser, beside its library. */
function findMiniBrowser(): string | undefined {
  const folders = readdirSync('/usr/lib').filter((folder) => folder.endsWith('-linux-gnu'));
  return folders
    .flatMap((folder) => ['4.1', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`))
    .find(existsSync);
}

/** Its own sandbox needs rights that a container seldom has; it shows our own pages only. */
const ISOLATION = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' };

/** Debian's WebKitGTK, the engine of Safari, through WebKitWebDriver, on a screen of Xvfb and as narrow as it gets. */
export async function startWebkit(): Promise<Engine> {
  const { start, close } = makeHome();
  // Most likely free, as a port and as a screen.
  const port = 20_000 + (process.pid % 20_000);
  start(['Xvfb', `:${port}`, '-screen', '0', '1600x1300x24', '-nolisten', 'tcp']);
  start(['WebKitWebDriver', `--port=${port}`], { DISPLAY: `:${port}`, ...ISOLATION });
  async function call<Value>(path: string, body: object): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: JSON.stringify(body) });
    const { value } = (await response.json()) as { value: Value & { message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  }
  const options = { binary: findMiniBrowser(), args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  let session = '';
  await expect(async () => {
    session = `/session/${(await call<{ sessionId: string }>('/session', { capabilities })).sessionId}`;
  }).toPass({ timeout: 30_000 });
  await call(`${session}/window/rect`, { width: 390, height: 844 });
  return {
    open: (url) => call(`${session}/url`, { url }),
    async run(body) {
      const script = `const tell = arguments[0]; (async () => { ${body} })().then((value) => tell({ value: value ?? null }), (error) => tell({ error: String(error) }))`;
      const answer = await call<{ value?: unknown; error?: string }>(`${session}/execute/async`, { script, args: [] });
      if (answer.error) throw new Error(answer.error);
      return answer.value;
    },
    close,
  };
}
