import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Whether this user may run the file at `path`. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of `names` on the PATH, or null. */
export function findOnPath(names: readonly string[], searchPath = process.env['PATH'] ?? ''): string | null {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null;
}

/** Installs Debian packages without what they only recommend. False without root or apt-get, or if it fails. */
export function installPackages(names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || findOnPath(['apt-get']) === null) return false;
  console.log(`Installing ${names.join(', ')} of the system for the checks.`);
  const run = (...args: string[]) =>
    spawnSync('apt-get', ['-q', '-y', ...args], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  run('update');
  return run('install', '--no-install-recommends', ...names).status === 0;
}

/** Makes a self-signed certificate and its key in `folder` for one run. Throws if openssl fails. */
export function makeCertificate(folder: string): { certificate: string; certificateKey: string } {
  const [certificate, certificateKey] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'.split(
    ' ',
  );
  const { status, stderr } = spawnSync('openssl', ['req', ...options, '-keyout', certificateKey, '-out', certificate]);
  if (status !== 0) throw new Error(`No certificate could be made: ${String(stderr)}`);
  return { certificate, certificateKey };
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
