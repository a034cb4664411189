import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { holdLock, lostIds } from './database-file';
import { startEndpoint, watchPage, type Endpoint } from './endpoint-process';
import type { Finding } from './finding';

interface Pattern {
  name: string;
  lockMs: number;
  /** Number of enquiries posted at once while the lock is held. */
  during: number;
  /** Number of enquiries posted one after the other when the lock is free, `pauseMs` apart. */
  after: number;
  pauseMs: number;
  isCollecting?: boolean;
  /** Signal that ends the server after `quietMs` without posts. */
  signal: NodeJS.Signals;
  quietMs: number;
}

const GC_ALL_THE_TIME = 'setInterval(() => globalThis.gc(), 100).unref()';

const PATTERNS: readonly Pattern[] = [
  { name: 'one post, kill', lockMs: 6000, during: 1, after: 60, pauseMs: 0, signal: 'SIGKILL', quietMs: 35_000 },
  { name: 'one post, one every 7 s, kill', lockMs: 6000, during: 1, after: 12, pauseMs: 7000, signal: 'SIGKILL', quietMs: 0 },
  { name: 'thirty posts, kill', lockMs: 6000, during: 30, after: 150, pauseMs: 0, signal: 'SIGKILL', quietMs: 40_000 },
  { name: 'thirty posts, stop', lockMs: 6000, during: 30, after: 150, pauseMs: 100, signal: 'SIGTERM', quietMs: 35_000 },
  { name: 'thirty posts, garbage collected, kill', lockMs: 6000, during: 30, after: 150, pauseMs: 50, isCollecting: true, signal: 'SIGKILL', quietMs: 35_000 },
  { name: 'one post, garbage collected, stop', lockMs: 6000, during: 1, after: 100, pauseMs: 200, isCollecting: true, signal: 'SIGTERM', quietMs: 40_000 },
  { name: 'thirty posts, quiet, kill', lockMs: 6000, during: 30, after: 120, pauseMs: 100, signal: 'SIGKILL', quietMs: 60_000 },
  { name: 'a lock longer than the wait, kill', lockMs: 11_000, during: 30, after: 150, pauseMs: 20, signal: 'SIGKILL', quietMs: 35_000 },
]; // prettier-ignore

const SHORT: Pattern = {
  name: 'thirty posts, garbage collected, kill at once',
  lockMs: 6000,
  during: 30,
  after: 30,
  pauseMs: 0,
  isCollecting: true,
  signal: 'SIGKILL',
  quietMs: 1000,
};

/** A pattern that is short enough for every test run. */
export async function playShortLock(bundle: string): Promise<Finding[]> {
  return [await play(bundle, SHORT)];
}

async function play(bundle: string, pattern: Pattern): Promise<Finding & { answered: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'endpoint-lock-'));
  const preload = pattern.isCollecting ? GC_ALL_THE_TIME : undefined;
  const endpoint: Endpoint = await startEndpoint({ bundle, folder, preload });
  await endpoint.post('before');
  const endWatch = watchPage(endpoint.port);
  const { released } = await holdLock(endpoint.dbPath, pattern.lockMs);
  await Promise.all(Array.from({ length: pattern.during }, (_, index) => endpoint.post(`during-${index}`)));
  await released;
  const pageMs = await endWatch();
  for (let index = 0; index < pattern.after; index++) {
    await endpoint.post(`after-${index}`);
    await delay(pattern.pauseMs);
  }
  await delay(pattern.quietMs);
  await endpoint.stop(pattern.signal);
  const lost = lostIds(endpoint.accepted, endpoint.dbPath);
  rmSync(folder, { recursive: true, force: true });
  const answered = endpoint.accepted.length;
  const refused = endpoint.refused.length;
  return {
    name: `Locked ${pattern.lockMs / 1000} s: ${pattern.name}`,
    figures: `${answered} answered 201, ${refused} refused, ${lost.length} lost; slowest page ${pageMs.toFixed(0)} ms`,
    isGood: lost.length === 0 && pageMs <= 300 && (refused === 0 || pattern.lockMs > 9000),
    answered,
  };
}

/** Another process holds the database's write lock: no enquiry answered with 201 is lost, and pages stay available. */
export async function playLockPatterns(bundle: string): Promise<Finding[]> {
  const findings = await Promise.all(PATTERNS.map((pattern) => play(bundle, pattern)));
  const answered = findings.reduce((sum, finding) => sum + finding.answered, 0);
  return [...findings, { name: 'All patterns', figures: `${answered} answered 201`, isGood: answered >= 900 }];
}
