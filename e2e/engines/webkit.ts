import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { Programs } from './program';
import type { Engine } from './visit';

const SCREEN = ['Xvfb', '-displayfd', '3', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'];
/** Its own sandbox needs rights that a container seldom has; it shows our own pages only. */
const ISOLATION = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' };

/** WebKitGTK's small browser, beside its library. */
function findMiniBrowser(): string | undefined {
  const folders = readdirSync('/usr/lib').filter((folder) => folder.endsWith('-linux-gnu'));
  return folders
    .flatMap((folder) => ['4.1', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`))
    .find(existsSync);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

interface Size {
  width: number;
  height: number;
}

/** Debian's WebKitGTK, the engine of Safari, through WebKitWebDriver and on a screen of Xvfb. */
export async function startWebkit(): Promise<Engine> {
  const programs = new Programs();
  const screen = await programs.start(SCREEN, /(\d+)\n/);
  const port = await freePort();
  programs.spawn(['WebKitWebDriver', `--port=${port}`], { DISPLAY: `:${screen}`, ...ISOLATION });
  async function call<Value>(method: 'GET' | 'POST', path: string, body?: object): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: Value & { message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  }
  await expect(() => call('GET', '/status')).toPass({ timeout: 10_000 });
  const browser = { binary: findMiniBrowser(), args: ['--automation'] };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { pageLoadStrategy: 'normal', 'webkitgtk:browserOptions': browser } },
  });
  const session = `/session/${sessionId}`;
  async function run(body: string): Promise<unknown> {
    const script = `const tell = arguments[0]; (async () => { ${body} })().then((value) => tell({ value: value ?? null }), (error) => tell({ error: String(error) }))`;
    const answer = await call<{ value?: unknown; error?: string }>('POST', `${session}/execute/async`, {
      args: [],
      script,
    });
    if (answer.error) throw new Error(answer.error);
    return answer.value;
  }
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
    close: () => programs.stop(),
  };
}
