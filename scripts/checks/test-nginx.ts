import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import {
  Agent as PlainAgent,
  request as requestPlain,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { getRedirects } from '@/lib/content/records/redirects';
import { findOnPath, freePort, installPackages, makeCertificate } from '../run/system';
import { formatNginx } from '../hosting/format-nginx';
import { getHostFacts } from '../hosting/write-host-files';

export interface HostAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface HostQuestion {
  /** Local address to connect to. */
  host?: string;
  /** Local address to connect from. */
  from?: string;
  isHttps?: boolean;
  headers?: Record<string, string>;
  /** If given, the request is a POST. */
  body?: string;
}

const agents = {
  https: new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false }),
  http: new PlainAgent({ keepAlive: true, maxSockets: 1 }),
};

/** Asks a host on this machine for a path, as it is written here; over https with any certificate. */
export async function ask(port: number, path: string, question: HostQuestion = {}): Promise<HostAnswer> {
  const { host = '127.0.0.1', from, isHttps = true, headers = {}, body } = question;
  const options = { host, port, path, localAddress: from, method: body === undefined ? 'GET' : 'POST', headers };
  const sent = isHttps
    ? request({ ...options, agent: agents.https })
    : requestPlain({ ...options, agent: agents.http });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, text: await text(response) };
}

/** Asks until a program answers. Throws when `isEnded` says that it will not, and after 20 s. */
export async function untilAnswered(askOnce: () => Promise<unknown>, isEnded: () => boolean): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await askOnce();
      return;
    } catch (error) {
      if (isEnded() || tries === 200) throw error;
      await wait(100);
    }
  }
}

const MODULES = '/etc/nginx/modules-enabled';
const findNginx = () => findOnPath(['nginx'], `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`);

/** nginx of this machine. Installs the system's package if it is missing and we have the rights; throws otherwise. */
function ensureNginx(): string {
  // We do not need the package's own service, so it may fail to start.
  if (findNginx() === null) installPackages(['nginx-light', 'libnginx-mod-http-brotli-static']);
  const command = findNginx();
  if (command === null) throw new Error('No nginx to prove its settings with. Install it (Debian: nginx-light).');
  return command;
}

export type RunningNginx = Awaited<ReturnType<typeof startNginx>>;

/** The server answers with this name, whatever the Host header says. */
export const SERVER_NAME = 'www.site.test';
const LOOPBACK = ['127.0.0.1', '[::1]'];
export const OUT_DIR = process.env['OUT_DIR'] || 'out';

/** Starts nginx with the generated settings on free ports. */
export async function startNginx(endpoint = 'http://127.0.0.1:9', outDir = OUT_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const command = ensureNginx();
  const hasBrotli = existsSync(`${MODULES}/50-mod-http-brotli-static.conf`);
  const [port, httpPort] = [await freePort(), await freePort()];
  const server = formatNginx(getHostFacts(), getRedirects(), {
    root: resolve(outDir),
    serverName: SERVER_NAME,
    httpsListen: LOOPBACK.map((address) => `${address}:${port}`),
    httpListen: LOOPBACK.map((address) => `${address}:${httpPort}`),
    endpoint,
    hasBrotli,
    ...makeCertificate(folder),
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const settings = join(folder, 'nginx.conf');
  writeFileSync(join(folder, 'site.conf'), server);
  writeFileSync(
    settings,
    `${existsSync(MODULES) ? `include ${MODULES}/*.conf;` : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { }
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.join('\n  ')}
  include ${folder}/site.conf;
}
`,
  );
  const test = spawnSync(command, ['-t', '-c', settings], { encoding: 'utf8' });
  if (test.status !== 0) throw new Error(`nginx refuses the settings:\n${test.stderr}`);
  const running = spawn(command, ['-c', settings], { stdio: 'ignore' });
  const exit = once(running, 'exit');
  await untilAnswered(
    () => ask(port, '/'),
    () => running.exitCode !== null,
  );
  const stop = async () => {
    running.kill('SIGQUIT');
    await exit;
  };
  return {
    /** Port of https; the certificate is self-signed. */
    port,
    /** Port of plain http, which redirects to https. */
    httpPort,
    /** What it compresses with. */
    coding: hasBrotli ? 'br' : 'gzip',
    /** It writes here only, and so may the endpoint. */
    folder,
    stop,
  };
}
