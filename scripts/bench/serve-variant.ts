import { spawn, type ChildProcess } from 'node:child_process';
import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { startHttp2Proxy } from './http2-proxy';

/** A folder with pages, and the port of its server. */
export type Variant = Readonly<{ name: string; dir: string; port: number; isWithoutPolicy?: boolean }>;
export type Served = Readonly<{ name: string; origin: string }>;

/** Serves folders as hosts do, over HTTP/2, while `use` runs. Throws if a server does not start. */
export async function serveVariants(
  variants: readonly Variant[],
  use: (served: readonly Served[]) => Promise<void>,
): Promise<void> {
  const stops: (() => void)[] = [];
  try {
    const served: Served[] = [];
    for (const variant of variants) {
      const child = await startServer(variant);
      stops.push(() => child.kill());
      const [proxy, origin] = await startHttp2Proxy(variant.port, variant.isWithoutPolicy);
      stops.push(() => proxy.close());
      served.push({ name: variant.name, origin });
    }
    await use(served);
  } finally {
    for (const stop of stops) stop();
  }
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
