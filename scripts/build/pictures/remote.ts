import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TIMEOUT_MS = 5000;
const MAX_BYTES = 25_000_000;
const FRESH_MS = 24 * 3600 * 1000;

type Downloaded = { kind: 'fetched'; bytes: Buffer } | { kind: 'failed'; reason: string };

/** The cached file of a picture, or the reason why there is none. */
export type FetchedPicture = { kind: 'fetched'; file: string } | { kind: 'failed'; reason: string };

async function download(url: string): Promise<Downloaded> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), headers: { accept: 'image/*' } });
  if (!response.ok) return { kind: 'failed', reason: `status ${response.status}` };
  if (Number(response.headers.get('content-length')) > MAX_BYTES) return { kind: 'failed', reason: 'too large' };
  const bytes = Buffer.from(await response.arrayBuffer());
  return bytes.length <= MAX_BYTES ? { kind: 'fetched', bytes } : { kind: 'failed', reason: 'too large' };
}

/** Short reason for the warning. */
function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'not reachable';
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} s`;
  const code = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : null;
  return typeof code === 'string' ? `not reachable, ${code}` : 'not reachable';
}

/** Downloads pictures of other hosts, each at most once a day. A host that does not answer is tried once per run. */
export function createRemotePictures(cacheDir: string) {
  const deadHosts = new Map<string, string>();
  mkdirSync(cacheDir, { recursive: true });

  async function downloadOnce(url: string): Promise<Downloaded> {
    const { host } = new URL(url);
    const known = deadHosts.get(host);
    if (known !== undefined) return { kind: 'failed', reason: known };
    try {
      return await download(url);
    } catch (error) {
      const reason = failureReason(error);
      deadHosts.set(host, reason);
      return { kind: 'failed', reason };
    }
  }

  /** The picture at an address. If the download fails, an old cached copy is used. */
  return async function fetchPicture(url: string): Promise<FetchedPicture> {
    if (!URL.canParse(url)) return { kind: 'failed', reason: 'not an address' };
    const file = join(cacheDir, createHash('sha256').update(url).digest('hex'));
    const keptAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (keptAt !== undefined && Date.now() - keptAt < FRESH_MS) return { kind: 'fetched', file };
    const outcome = await downloadOnce(url);
    if (outcome.kind === 'failed') return keptAt === undefined ? outcome : { kind: 'fetched', file };
    writeFileSync(`${file}.part`, outcome.bytes);
    renameSync(`${file}.part`, file);
    return { kind: 'fetched', file };
  };
}
