import { spawn, type ChildProcess } from 'node:child_process';
import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { startHttp2Proxy } from './http2-proxy';

/** A folder with pages, and the port of its server. */
export type Variant = Readonly<{ name: string; dir: string; port: number; isWithoutPolicy?: boolean }>;

/** Serves a folder as hosts do, over HTTP/2; returns its origin and what ends it. Throws if the server does not start. */
export async function serveVariant(variant: Variant): Promise<{ origin: string; stop: () => void }> {
  const child = await startServer(variant);
  const [proxy, origin] = await startHttp2Proxy(variant.port, variant.isWithoutPolicy);
  return {
    origin,
    stop: () => {
      proxy.close();
      child.kill();
    },
  };
}

/** For the first line of a benchmark. */
export function describeMachine(): string {
  return `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`;
}

async function startServer({ dir, port }: Variant): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, PORT: String(port), OUT_DIR: dir, ENQUIRY_DB_URL: `file:var/bench-${port}.db` },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return child;
    await wait(100);
  }
  throw new Error(`Nothing answers on port ${port}`);
}
