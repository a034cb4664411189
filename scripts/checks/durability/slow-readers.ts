import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEndpoint, watchPage } from './endpoint-process';
import type { Finding } from './finding';

const READERS = 3000;
const REQUESTS_EACH = 8;
const FILE_BYTES = 176 * 1024;
const MAX_MEMORY_MB = 250;
const MAX_PAGE_MS = 500;

/** Visitors request a large file eight times and never read it: memory and other visitors' pages do not suffer. */
export async function playSlowReaders(bundle: string): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'endpoint-slow-'));
  const endpoint = await startEndpoint({ bundle, folder });
  writeFileSync(join(folder, 'out', 'large.bin'), randomBytes(FILE_BYTES));
  const endWatch = watchPage(endpoint.port);
  const sockets: Socket[] = [];
  for (let index = 0; index < READERS; index++) {
    const socket = connect(endpoint.port, '127.0.0.1').on('error', () => undefined);
    socket.write('GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(REQUESTS_EACH));
    socket.pause();
    sockets.push(socket);
    // 500 a second: what connecting itself costs the machine would delay pages too.
    if (index % 50 === 49) await delay(100);
  }
  let memoryMb = 0;
  for (let second = 0; second < 20; second++) {
    memoryMb = Math.max(memoryMb, residentMb(endpoint.process.pid ?? 0));
    await delay(1000);
  }
  const pageMs = await endWatch();
  const open = sockets.filter((socket) => !socket.destroyed).length;
  for (const socket of sockets) socket.destroy();
  await endpoint.stop('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  return [
    {
      name: `${READERS} slow readers`,
      figures: `${memoryMb.toFixed(0)} MB at most, slowest page ${pageMs.toFixed(0)} ms, ${open} connections open after 20 s`,
      isGood: memoryMb <= MAX_MEMORY_MB && pageMs <= MAX_PAGE_MS,
    },
  ];
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}
