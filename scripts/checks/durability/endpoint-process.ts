import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface EndpointOptions {
  /** The bundled endpoint's folder. */
  bundle: string;
  folder: string;
  /** Folder of the site it serves; by default a site of one page. */
  outDir?: string;
  dbUrl?: string;
  /** JavaScript that runs in the server's process before the server. */
  preload?: string;
  /** Further settings. */
  settings?: Readonly<Record<string, string>>;
}

/** One server process of the bundled endpoint, with its answers. */
export interface Endpoint {
  port: number;
  dbPath: string;
  process: ChildProcess;
  /** Ids of the enquiries answered with 201. */
  accepted: string[];
  /** Answers other than 201, and broken connections. */
  refused: string[];
  log: () => string;
  post: (id: string) => Promise<void>;
  /** Ends the process by a signal. Resolves with its exit code, null if the signal ended it. */
  stop: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Starts the bundle and waits until it listens. */
export async function startEndpoint(options: EndpointOptions): Promise<Endpoint> {
  const { bundle, folder, dbUrl, preload, settings, outDir = makeSite(folder) } = options;
  const dbPath = join(folder, 'db', 'enquiries.db');
  const args = preload ? ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(preload)}`] : [];
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    PATH: process.env['PATH'],
    PORT: '0',
    HOST: '127.0.0.1',
    OUT_DIR: outDir,
    ENQUIRY_DB_URL: dbUrl ?? `file:${dbPath}`,
    ENQUIRY_RATE_LIMIT: '0',
    ...settings,
  };
  const child = spawn(process.execPath, [...args, join(bundle, 'server.mjs')], { env, cwd: folder });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const startMs = performance.now();
  let port = 0;
  while (port === 0) {
    port = Number(/http:\/\/[\w.]+:(\d+)/.exec(output)?.[1] ?? 0);
    if (child.exitCode !== null || performance.now() - startMs > 30_000) throw new Error(`no start: ${output}`);
    await delay(20);
  }
  const accepted: string[] = [];
  const refused: string[] = [];
  return {
    port,
    dbPath,
    process: child,
    accepted,
    refused,
    log: () => output,
    async post(id) {
      const status = await postEnquiry(port, id).catch((error: unknown) => String(error));
      if (status === 201) accepted.push(id);
      else refused.push(`${id}: ${status}`);
    },
    async stop(signal) {
      child.kill(signal);
      return (await exited)[0];
    },
  };
}

function makeSite(folder: string): string {
  const outDir = join(folder, 'out');
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'index.html'), '<h1>Home</h1>');
  return outDir;
}

/** Posts one enquiry on a new connection; resolves with the status. */
export function postEnquiry(port: number, id: string): Promise<number> {
  const body = JSON.stringify({ id, name: 'Asha Rao', phone: '9876543210', consent: '2026-11', message: `Wish ${id}` });
  return send(port, '/contact.php', { method: 'POST', body });
}

function send(port: number, path: string, { method, body }: { method: string; body?: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      response.on('error', reject).on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    request.on('error', reject).end(body);
  });
}

/** Requests the page repeatedly from a separate process. The returned function ends it and gives the longest wait. */
export function watchPage(port: number): () => Promise<number> {
  const program = `
    const { get } = require('node:http');
    const ask = () => {
      const startMs = performance.now();
      get({ host: '127.0.0.1', port: Number(process.argv[1]), path: '/', agent: false }, (response) => {
        response.resume().on('end', () => {
          console.log(performance.now() - startMs);
          setTimeout(ask, 50);
        });
      });
    };
    ask();`;
  const child = spawn(process.execPath, ['-e', program, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const exited = once(child, 'exit');
  return async () => {
    child.kill();
    await exited;
    return Math.max(...output.trim().split('\n').map(Number));
  };
}
