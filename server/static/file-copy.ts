import { extname } from 'node:path/posix';
import { type FileHandle, open } from 'node:fs/promises';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
};

/** Content type by the file ending of an address. */
export function contentType(path: string): string {
  return CONTENT_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether a file of this kind can have compressed copies beside it. */
export function isCompressible(path: string): boolean {
  return contentType(path).includes('charset=utf-8');
}

/** Whether Accept-Encoding names a coding and does not refuse it. As in nginx, `*` and other weights do not count. */
function accepts(header: string, coding: string): boolean {
  return header.split(',').some((part) => {
    const [name, weight = ''] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === coding && !/^q=0(?:\.0*)?$/.test(weight);
  });
}

/** One stored copy of a file, plain or precompressed. The caller must close its file. */
export interface FileCopy {
  /** Null for the plain file. */
  coding: string | null;
  etag: string;
  size: number;
  file: FileHandle;
}

const COPIES = [
  ['br', '.br'],
  ['gzip', '.gz'],
  [null, ''],
] as const;

/** Opens the copy of a file for the Accept-Encoding header; null if the file does not exist any more. */
export async function openCopy(path: string, acceptEncoding = ''): Promise<FileCopy | null> {
  for (const [coding, ending] of COPIES) {
    if (coding !== null && !(isCompressible(path) && accepts(acceptEncoding, coding))) continue;
    try {
      const file = await open(path + ending);
      const { size, mtimeMs } = await file.stat();
      return { coding, etag: `"${size}-${mtimeMs}${ending}"`, size, file };
    } catch (error) {
      // Else it is missing or just deleted.
      if (isOutOfFiles(error)) throw error;
    }
  }
  return null;
}

/** Whether the process or the machine has no file descriptor left: a file may be there, and can be read later. */
export function isOutOfFiles(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE');
}
