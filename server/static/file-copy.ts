import { extname } from 'node:path/posix';
import { type FileHandle, open } from 'node:fs/promises';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
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
  '.woff': 'font/woff',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** Content type by the file ending of an address. */
export function contentType(path: string): string {
  return CONTENT_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether a file of this kind can have compressed copies beside it. */
export function isCompressible(path: string): boolean {
  return contentType(path).includes('charset=utf-8');
}

type ContentCoding = 'br' | 'gzip' | 'identity';

const PREFERENCE: readonly ContentCoding[] = ['br', 'gzip', 'identity'];

/** The best available coding by the header's q-values; brotli wins a tie. */
function pickCoding(header: string | undefined, available: ReadonlySet<ContentCoding>): ContentCoding {
  const weights = parseWeights(header ?? '');
  const weightOf = (coding: ContentCoding) => {
    const named = weights.get(coding) ?? (coding === 'gzip' ? weights.get('x-gzip') : undefined);
    if (named !== undefined) return named;
    const any = weights.get('*');
    // The plain file is acceptable unless it is excluded, but any named coding is preferred.
    if (coding === 'identity') return any === 0 ? 0 : Number.MIN_VALUE;
    return any ?? 0;
  };
  const [best] = PREFERENCE.filter((coding) => available.has(coding) && weightOf(coding) > 0).sort(
    (a, b) => weightOf(b) - weightOf(a),
  );
  return best ?? 'identity';
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (coding === '') continue;
    const q = parameters.find((parameter) => /^q\s*=/.test(parameter));
    const weight = q === undefined ? 1 : Number(q.replace(/^q\s*=\s*/, ''));
    weights.set(coding, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}

/** One stored copy of a file, plain or precompressed. The caller must close its file. */
export interface FileCopy {
  coding: ContentCoding;
  etag: string;
  size: number;
  file: FileHandle;
}

const ENDINGS: Readonly<Record<ContentCoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** Opens the copy of a file for the Accept-Encoding header; null if the file does not exist any more. */
export async function openCopy(path: string, acceptEncoding: string | undefined): Promise<FileCopy | null> {
  const available = new Set<ContentCoding>(['identity']);
  if (isCompressible(path)) available.add('br').add('gzip');
  while (available.size > 0) {
    const coding = pickCoding(acceptEncoding, available);
    const copy = await openFile(path, coding);
    if (copy !== null) return copy;
    if (!available.delete(coding)) return null;
  }
  return null;
}

async function openFile(path: string, coding: ContentCoding): Promise<FileCopy | null> {
  try {
    const file = await open(path + ENDINGS[coding]);
    const { size, mtimeMs } = await file.stat();
    return { coding, etag: `"${size}-${mtimeMs}${ENDINGS[coding]}"`, size, file };
  } catch (error) {
    if (isOutOfFiles(error)) throw error;
    // Missing or just deleted.
    return null;
  }
}

/** Whether the process or the machine has no file descriptor left: a file may be there, and can be read later. */
export function isOutOfFiles(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE');
}
