import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { ask, OUT_DIR, untilAnswered } from './test-nginx';

/** An empty setting counts as not set. */
const DEFAULTS = { ENQUIRY_TRUSTED_PROXIES: '', ENQUIRY_RATE_LIMIT: '' };
const SOURCE = ['--import', 'tsx', 'server/main.ts'];

export type RunningEndpoint = Awaited<ReturnType<typeof runEndpoint>>;

/** Starts the server with its default settings, as a host does, and with a database in `folder`. */
export async function runEndpoint(port: number, folder: string, outDir = OUT_DIR, program = SOURCE) {
  const dbUrl = `file:${join(folder, 'enquiries.db')}`;
  const settings = { PORT: String(port), HOST: '127.0.0.1', OUT_DIR: outDir, ENQUIRY_DB_URL: dbUrl };
  const running = spawn(process.execPath, program, {
    env: { ...process.env, ...settings, ...DEFAULTS },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(running, 'exit') as Promise<[number | null]>;
  await untilAnswered(
    () => ask(port, '/', { isHttps: false }),
    () => running.exitCode !== null,
  );
  return {
    /** Stops it. Returns the stored hash of each enquiry's address. */
    async stop() {
      running.kill('SIGTERM');
      const [exitCode] = await exit;
      if (exitCode !== 0) throw new Error(`The endpoint ended with ${exitCode}.`);
      const client = createClient({ url: dbUrl });
      const { rows } = await client.execute('SELECT ip_hash FROM enquiries');
      client.close();
      return rows.map(({ ip_hash: hash }) => (typeof hash === 'string' ? hash : ''));
    },
  };
}
