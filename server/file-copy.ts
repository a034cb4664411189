import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { pickCoding, type ContentCoding } from './accept-encoding';
import { isCompressible } from './file-kind';

/** One stored copy of a file: as it is, or precompressed. */
export interface FileCopy {
  coding: ContentCoding;
  etag: string;
  bytes: Buffer;
}

const ENDINGS: Readonly<Record<ContentCoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** Reads the copy of a file that suits the Accept-Encoding header, or null where the file went away. */
export async function readCopy(path: string, acceptEncoding: string | undefined): Promise<FileCopy | null> {
  const available = new Set<ContentCoding>(['identity']);
  if (isCompressible(path)) available.add('br').add('gzip');
  while (available.size > 0) {
    const coding = pickCoding(acceptEncoding, available);
    const bytes = await readBytes(path + ENDINGS[coding]);
    if (bytes !== null) return { coding, etag: etagOf(bytes), bytes };
    if (!available.delete(coding)) return null;
  }
  return null;
}

/** Strong, and of the content: a rebuild that changes nothing keeps every visitor's copy valid. */
function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

async function readBytes(path: string): Promise<Buffer | null> {
  let handle;
  try {
    handle = await open(path, 'r');
    return (await handle.stat()).isFile() ? await handle.readFile() : null;
  } catch {
    return null;
  } finally {
    await handle?.close();
  }
}
