import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { holdLock, storedIds } from './database-file';
import { startEndpoint } from './endpoint-process';
import type { Finding } from './finding';

const OPEN_REQUESTS = 200;

/** SIGTERM while 200 enquiries wait for a lock: each is either stored and answered, or neither. */
export async function playStopping(bundle: string): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'endpoint-stop-'));
  const endpoint = await startEndpoint({ bundle, folder });
  await endpoint.post('before');
  await holdLock(endpoint.dbPath, 3000);
  const posts = Array.from({ length: OPEN_REQUESTS }, (_, index) => endpoint.post(`open-${index}`));
  // Idle keep-alive connections and an unfinished request must not delay the end.
  const idle = connect(endpoint.port, '127.0.0.1').on('error', () => undefined);
  const slow = connect(endpoint.port, '127.0.0.1').on('error', () => undefined);
  slow.write('POST /contact.php HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{');
  await delay(1000);
  const startMs = performance.now();
  const exitCode = await endpoint.stop('SIGTERM');
  const stopMs = performance.now() - startMs;
  await Promise.all(posts);
  for (const socket of [idle, slow]) socket.destroy();
  const stored = storedIds(endpoint.dbPath);
  const cut = [...stored].filter((id) => !endpoint.accepted.includes(id)).length;
  const lost = endpoint.accepted.filter((id) => !stored.has(id)).length;
  rmSync(folder, { recursive: true, force: true });
  return [
    {
      name: `SIGTERM with ${OPEN_REQUESTS} open requests`,
      figures: `${endpoint.accepted.length - 1} answered 201, ${endpoint.refused.length} refused, ${cut} stored but cut off, ${lost} lost, exit ${exitCode} after ${stopMs.toFixed(0)} ms`,
      isGood: cut === 0 && lost === 0 && exitCode === 0 && endpoint.accepted.length === OPEN_REQUESTS + 1,
    },
  ];
}
