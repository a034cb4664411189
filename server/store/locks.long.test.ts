import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { clearEndpoints, holdLock, lostIds, startEndpoint, testFolder } from '../test-endpoint';

jest.setTimeout(200_000);
afterAll(clearEndpoints);

interface Pattern {
  name: string;
  lockMs?: number;
  /** Enquiries posted at once while the lock is held. */
  during: number;
  /** Enquiries posted one after the other when the lock is free, `pauseMs` apart. */
  after: number;
  pauseMs: number;
  isCollecting?: boolean;
  signal: NodeJS.Signals;
  /** Time without posts before the signal. */
  quietMs: number;
}

const PATTERNS: readonly Pattern[] = [
  { name: 'one post, kill', during: 1, after: 60, pauseMs: 0, signal: 'SIGKILL', quietMs: 35_000 },
  { name: 'one post, one every 7 s, kill', during: 1, after: 12, pauseMs: 7000, signal: 'SIGKILL', quietMs: 0 },
  { name: 'thirty posts, stop', during: 30, after: 150, pauseMs: 100, signal: 'SIGTERM', quietMs: 35_000 },
  { name: 'thirty posts, garbage collected, kill', during: 30, after: 150, pauseMs: 50, isCollecting: true, signal: 'SIGKILL', quietMs: 35_000 },
  { name: 'one post, garbage collected, stop', during: 1, after: 100, pauseMs: 200, isCollecting: true, signal: 'SIGTERM', quietMs: 40_000 },
  { name: 'thirty posts, quiet, kill', during: 30, after: 120, pauseMs: 100, signal: 'SIGKILL', quietMs: 60_000 },
  { name: 'a lock longer than the wait, kill', lockMs: 11_000, during: 30, after: 150, pauseMs: 20, signal: 'SIGKILL', quietMs: 35_000 },
]; // prettier-ignore

test.concurrent.each(PATTERNS)(
  'another process locks the file, nothing answered 201 is lost: $name',
  async (pattern) => {
    const preload = pattern.isCollecting ? 'setInterval(() => globalThis.gc(), 100).unref()' : undefined;
    const endpoint = await startEndpoint({ folder: testFolder(), preload });
    await endpoint.post('before');
    const { released } = await holdLock(endpoint.dbPath, pattern.lockMs ?? 6000);
    await Promise.all(Array.from({ length: pattern.during }, (_, index) => endpoint.post(`during-${index}`)));
    await released;
    for (let index = 0; index < pattern.after; index++) {
      await endpoint.post(`after-${index}`);
      await delay(pattern.pauseMs);
    }
    await delay(pattern.quietMs);
    await endpoint.stop(pattern.signal);
    if (!pattern.lockMs) expect(endpoint.refused).toEqual([]);
    expect(endpoint.accepted.length).toBeGreaterThan(pattern.after);
    expect(lostIds(endpoint.accepted, endpoint.dbPath)).toEqual([]);
  },
);

test('3,000 visitors ask eight times for a large file and never read it: the server stays below 250 MB', async () => {
  const folder = testFolder();
  const endpoint = await startEndpoint({ folder });
  writeFileSync(join(folder, 'out', 'large.bin'), randomBytes(176 * 1024));
  const sockets: Socket[] = [];
  for (let index = 0; index < 3000; index++) {
    const socket = connect(endpoint.port, '127.0.0.1').on('error', () => undefined);
    socket.write('GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(8));
    sockets.push(socket.pause());
    if (index % 50 === 49) await delay(100);
  }
  for (let second = 0; second < 20; second++) {
    const status = readFileSync(`/proc/${endpoint.pid}/status`, 'utf8');
    expect(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024).toBeLessThan(250);
    expect((await fetch(`http://127.0.0.1:${endpoint.port}/`)).status).toBe(200);
    await delay(1000);
  }
  for (const socket of sockets) socket.destroy();
  await endpoint.stop('SIGTERM');
});
