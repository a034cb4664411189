import type { IncomingMessage } from 'node:http';

export type RequestBody = { kind: 'bytes'; bytes: Buffer } | { kind: 'too-large' } | { kind: 'aborted' };

/** A body up to this much above the cap is read to its end, so that the sender receives the answer. */
const LINGER_BYTES = 1024 * 1024;

/** Reads a body of at most `capBytes`; bytes beyond are dropped, not buffered. */
export function readBody(request: IncomingMessage, capBytes: number): Promise<RequestBody> {
  if (Number(request.headers['content-length'] ?? 0) > LINGER_BYTES) return Promise.resolve({ kind: 'too-large' });
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.byteLength;
      if (length <= capBytes) chunks.push(chunk);
      else chunks.length = 0;
      if (length > LINGER_BYTES) {
        request.pause();
        resolve({ kind: 'too-large' });
      }
    });
    request.on('end', () => {
      resolve(length > capBytes ? { kind: 'too-large' } : { kind: 'bytes', bytes: Buffer.concat(chunks) });
    });
    request.on('error', () => resolve({ kind: 'aborted' }));
    request.on('close', () => resolve({ kind: 'aborted' }));
  });
}
