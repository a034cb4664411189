import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildSync } from 'esbuild';

export interface EndpointOptions {
  folder: string;
  dbUrl?: string;
  /** JavaScript that runs in the server's process before the server. */
  preload?: string;
  settings?: Readonly<Record<string, string>>;
}

export type Endpoint = Awaited<ReturnType<typeof startEndpoint>>;

const running = new Set<() => void>();

/** A folder for one test. */
export function testFolder(): string {
  return mkdtempSync(join(tmpdir(), 'endpoint-'));
}

/** For `afterEach`: ends what a failed test left running. */
export function clearEndpoints(): void {
  for (const kill of running) kill();
}

let bundled = '';

/** The file of an entry, bundled once as it is published: a start takes about a second less of a core than with tsx. */
export function bundledEntry(name: 'main' | 'enquiries'): string {
  if (!bundled) {
    bundled = `.cache/test-endpoint/${process.env['JEST_WORKER_ID'] ?? 0}`;
    const entryPoints = ['server/main.ts', 'server/enquiries.ts'];
    const form = { bundle: true, platform: 'node', format: 'esm', packages: 'external' } as const;
    buildSync({ ...form, entryPoints, outdir: bundled, outExtension: { '.js': '.mjs' } });
  }
  return join(bundled, `${name}.mjs`);
}

/** Starts the server as a process of its own and waits until it listens. */
export async function startEndpoint({ folder, dbUrl, preload, settings }: EndpointOptions) {
  const dbPath = join(folder, 'db', 'enquiries.db');
  const outDir = join(folder, 'out');
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'index.html'), '<h1>Home</h1>');
  const args = preload ? ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(preload)}`] : [];
  const child = spawn(process.execPath, [...args, bundledEntry('main')], {
    env: {
      ...{ NODE_ENV: 'production', PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', OUT_DIR: outDir },
      ...{ ENQUIRY_DB_URL: dbUrl ?? `file:${dbPath}`, ENQUIRY_RATE_LIMIT: '0' },
      ...settings,
    },
  });
  const kill = () => void child.kill('SIGKILL');
  running.add(kill);
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (log += chunk));
  const exited = (once(child, 'exit') as Promise<[number | null]>).finally(() => running.delete(kill));
  let port = 0;
  while (port === 0) {
    port = Number(/http:\/\/[\w.]+:(\d+)/.exec(log)?.[1] ?? 0);
    if (child.exitCode !== null) throw new Error(`no start: ${log}`);
    await delay(20);
  }
  /** Ids of the enquiries answered with 201. */
  const accepted: string[] = [];
  /** Answers other than 201, and broken connections. */
  const refused: string[] = [];
  return {
    ...{ port, pid: child.pid ?? 0, dbPath, accepted, refused },
    log: () => log,
    async post(id: string) {
      const status = await postEnquiry(port, id);
      if (status === 201) accepted.push(id);
      else refused.push(`${id}: ${status}`);
    },
    /** Ends the process by a signal. Resolves with its exit code, null if the signal ended it. */
    async stop(signal: NodeJS.Signals) {
      child.kill(signal);
      return (await exited)[0];
    },
  };
}

/** Posts one enquiry on a new connection; resolves with the status, 0 of a broken connection. */
export function postEnquiry(port: number, id: string): Promise<number> {
  const body = JSON.stringify({ id, name: 'Asha Rao', phone: '9876543210', consent: '2026-11', message: `Wish ${id}` });
  const headers = { 'Content-Type': 'application/json' };
  const options = { host: '127.0.0.1', port, path: '/contact.php', method: 'POST', headers, agent: false };
  return new Promise((resolve) => {
    const request = httpRequest(options, (response) => {
      const end = (status: number) => () => resolve(status);
      response
        .on('error', end(0))
        .on('end', end(response.statusCode ?? 0))
        .resume();
    });
    request.on('error', () => resolve(0)).end(body);
  });
}

/** Ids in a database file, read by another process. */
export function storedIds(path: string): Set<string> {
  const program = `
    const db = new (require('libsql'))(process.argv[1], { timeout: 5000 });
    console.log(JSON.stringify(db.prepare('SELECT id FROM enquiries').all().map(({ id }) => id)));`;
  const output = execFileSync(process.execPath, ['-e', program, path], { encoding: 'utf8', maxBuffer: 1e8 });
  return new Set(JSON.parse(output) as string[]);
}

/** Ids that were answered with 201 but are not in the file. */
export function lostIds(accepted: readonly string[], path: string): string[] {
  const stored = storedIds(path);
  return accepted.filter((id) => !stored.has(id));
}

/** Holds a database's write lock in another process, until `release` or for so long. Resolves when it is held; `released` when it is free. */
export async function holdLock(
  path: string,
  ms: number,
): Promise<{ released: Promise<unknown[]>; release: () => void }> {
  const program = `
    const db = new (require('libsql'))(process.argv[1], { timeout: 5000 });
    db.exec('BEGIN IMMEDIATE');
    console.log('held');
    setTimeout(() => { db.exec('COMMIT'); process.exit(0); }, Number(process.argv[2]));`;
  const child = spawn(process.execPath, ['-e', program, path, String(ms)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const released = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), released]);
  return { released, release: () => void child.kill() };
}
