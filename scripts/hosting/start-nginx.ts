import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getRedirects } from '@/lib/content/records/redirects';
import type { Nginx } from './find-nginx';
import { ask } from './ask-host';
import { freePort } from './free-port';
import { formatNginx } from './format-nginx';
import { getHostFacts } from './host-facts';
import { makeCertificate } from '../run/make-certificate';

export interface RunningNginx {
  /** Port of https; the certificate is self-signed. */
  port: number;
  /** Port of plain http, which redirects to https. */
  httpPort: number;
  stop: () => Promise<void>;
}

/** The server answers with this name, whatever the Host header says. */
export const SERVER_NAME = 'www.site.test';
/** Loopback addresses in nginx's notation. */
export const LOOPBACK = ['127.0.0.1', '[::1]'];

/** Starts nginx with generated settings on free ports. It writes only to `folder`. */
export async function startNginx(
  nginx: Nginx,
  { folder, outDir, endpoint = 'http://127.0.0.1:9' }: { folder: string; outDir: string; endpoint?: string },
): Promise<RunningNginx> {
  const [port, httpPort] = [await freePort(), await freePort()];
  const server = formatNginx(getHostFacts(), getRedirects(), {
    root: resolve(outDir),
    serverName: SERVER_NAME,
    httpsListen: LOOPBACK.map((address) => `${address}:${port}`),
    httpListen: LOOPBACK.map((address) => `${address}:${httpPort}`),
    endpoint,
    hasBrotli: nginx.hasBrotli,
    ...makeCertificate(folder),
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const settings = join(folder, 'nginx.conf');
  writeFileSync(join(folder, 'site.conf'), server);
  writeFileSync(
    settings,
    `${nginx.modules}
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
  const test = spawnSync(nginx.command, ['-t', '-c', settings], { encoding: 'utf8' });
  if (test.status !== 0) throw new Error(`nginx refuses the settings:\n${test.stderr}`);
  const running = spawn(nginx.command, ['-c', settings], { stdio: 'ignore' });
  const exit = once(running, 'exit');
  const stop = async () => {
    running.kill('SIGQUIT');
    await exit;
  };
  for (let tries = 0; ; tries += 1) {
    try {
      await ask(port, '/', 'identity');
      return { port, httpPort, stop };
    } catch (error) {
      if (tries < 50) await wait(100);
      else {
        await stop();
        throw error;
      }
    }
  }
}
