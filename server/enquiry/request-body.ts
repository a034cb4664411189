export type RequestBody = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'too-large' };

/** A body up to this much above the cap is read to its end, so that the sender receives the answer. */
const LINGER_BYTES = 1024 * 1024;

/** Reads a body of at most `capBytes`; bytes beyond are dropped, not buffered. Rejects if the sender hangs up. */
export async function readBody(request: Request, capBytes: number): Promise<RequestBody> {
  if (Number(request.headers.get('content-length') ?? 0) > LINGER_BYTES) return { kind: 'too-large' };
  const chunks: Uint8Array[] = [];
  let length = 0;
  // The stream is not cancelled: that would cut the connection before the answer.
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length <= capBytes) chunks.push(value);
    else chunks.length = 0;
    if (length > LINGER_BYTES) break;
  }
  return length > capBytes ? { kind: 'too-large' } : { kind: 'bytes', bytes: Buffer.concat(chunks) };
}
