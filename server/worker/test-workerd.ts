import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import workerd from 'workerd';
import type { Office, OfficeProjects } from '../enquiry/office';
import type { EnquirySettings } from '../settings';

/** What a test says about one endpoint. */
export interface TestFacts {
  settings: Pick<EnquirySettings, 'ratePerTenMinutes' | 'allowedOrigins' | 'trustedProxies'>;
  refusalMs: number;
  office: Office;
  projects: OfficeProjects;
  metricsToken: string;
}

/** A call of a function of the store, by its names from the store on. */
export interface TestCall {
  path: string[];
  args: unknown[];
}

export type Workerd = Awaited<ReturnType<typeof startWorkerd>>;

/** Starts workerd with a bundled worker, whose database lies in the folder. `texts` are its settings. */
export async function startWorkerd(folder: string, texts: Readonly<Record<string, string>> = {}) {
  mkdirSync(join(folder, 'db'), { recursive: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'config.capnp'), formatConfig(folder, texts));
  // Not `bin/workerd`: without install scripts that is a Node script, which passes no control channel on.
  const child = spawn(workerd, ['serve', '--experimental', '--control-fd=3', join(folder, 'config.capnp')], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const exited = once(child, 'exit');
  const control = child.stdio[3] as NodeJS.ReadableStream;
  let events = '';
  const port = await new Promise<number>((resolve, reject) => {
    control.on('data', (chunk: Buffer) => {
      events += chunk.toString();
      const found = /"event":\s*"listen"[^\n]*"port":\s*(\d+)/.exec(events)?.[1];
      if (found) resolve(Number(found));
    });
    void exited.then(() => reject(new Error(`workerd did not start: ${log}`)));
  });
  return {
    port,
    log: () => log,
    /** Ends the process; by SIGKILL unless another signal is given. */
    async stop(signal: NodeJS.Signals = 'SIGKILL') {
      child.kill(signal);
      await exited;
    },
  };
}

function formatConfig(folder: string, texts: Readonly<Record<string, string>>): string {
  const settings = Object.entries(texts).map(([name, text]) => `(name = "${name}", text = ${JSON.stringify(text)}),`);
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .endpoint),
    (name = "db", disk = (path = "${folder}/db", writable = true)),
    (name = "assets", disk = (path = "${folder}/assets")),
    (name = "internet", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true))),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const endpoint :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.mjs")],
  compatibilityDate = "2026-11-01",
  durableObjectNamespaces = [(className = "Endpoint", uniqueKey = "endpoint", enableSql = true)],
  durableObjectStorage = (localDisk = "db"),
  bindings = [
    (name = "ENDPOINT", durableObjectNamespace = "Endpoint"),
    (name = "ASSETS", service = "assets"),
    ${settings.join('\n    ')}
  ],
);
`;
}
