import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../hosting/free-port';
import { findOnPath } from '../../run/find-on-path';
import type { Engine, EngineKind } from './visit';
import { makeFolder, startUntil, stop } from './programs';
import { spawn } from 'node:child_process';

const LIBRARIES = '/usr/lib';
const SCREEN = '1600x1300x24';
const TRIES = 100;

/** WebKitGTK's small browser, beside its library: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
function findMiniBrowser(): string | null {
  const paths = readdirSync(LIBRARIES)
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap((folder) => ['4.1', '4.0'].map((version) => `${LIBRARIES}/${folder}/webkit2gtk-${version}/MiniBrowser`));
  return paths.find(existsSync) ?? null;
}

interface Size {
  width: number;
  height: number;
}

/** Commands of WebDriver over HTTP. */
function createClient(port: number) {
  return async function call<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = (await response.json()) as { value: Value & { message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
}

async function start(): Promise<Engine> {
  const folder = makeFolder('webkit');
  const screen = await startUntil(['Xvfb', '-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], /(\d+)\n/);
  const port = await freePort();
  const home = { HOME: folder.path, XDG_RUNTIME_DIR: folder.path, DISPLAY: `:${screen.found}` };
  // Its own sandbox needs rights that a container seldom has; it shows our own pages only.
  const isolation = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, ...home, ...isolation },
    stdio: 'ignore',
  });
  const call = createClient(port);
  for (let tries = 0; ; tries += 1) {
    const isReady = await call('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) break;
    if (tries === TRIES) throw new Error('WebKitWebDriver has not started.');
    await wait(100);
  }
  const browser = { binary: findMiniBrowser(), args: ['--automation'] };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { pageLoadStrategy: 'normal', 'webkitgtk:browserOptions': browser } },
  });
  const session = `/session/${sessionId}`;
  const run = (body: string) =>
    call('POST', `${session}/execute/async`, {
      args: [],
      script: `const tell = arguments[0]; (async () => { ${body} })().then((value) => tell({ value: value ?? null }), (error) => tell({ error: String(error) }))`,
    }).then((answer) => {
      const { value, error } = answer as { value?: unknown; error?: string };
      if (error) throw new Error(error);
      return value;
    });
  return {
    open: (url) => call('POST', `${session}/url`, { url }),
    async resize(width, height) {
      const page = (await run('return { width: innerWidth, height: innerHeight }')) as Size;
      const window = await call<Size>('GET', `${session}/window/rect`);
      await call('POST', `${session}/window/rect`, {
        width: width + window.width - page.width,
        height: height + window.height - page.height,
      });
    },
    run,
    perform: (actions) => call('POST', `${session}/actions`, { actions }),
    async close() {
      await call('DELETE', session).catch(() => undefined);
      await stop(driver);
      await stop(screen.program);
      folder.remove();
    },
  };
}

/** Debian's WebKitGTK, the engine of Safari, through WebKitWebDriver and on a screen of Xvfb. */
export const webkit: EngineKind = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isInstalled: () => findOnPath(['WebKitWebDriver']) !== null && findOnPath(['Xvfb']) !== null && !!findMiniBrowser(),
  start,
};
