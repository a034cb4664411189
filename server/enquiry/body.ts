type RequestBody = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'too-large' };

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

/** Sent fields by name; `problem` is for the log and for developers of clients. */
type EnquiryInput =
  | { kind: 'fields'; fields: ReadonlyMap<string, string> }
  | { kind: 'unsupported' }
  | { kind: 'malformed'; problem: string };

type Fields = Map<string, string>;
type Parser = (text: string, contentType: string) => Fields | Promise<Fields>;

const PARSERS: Readonly<Record<string, Parser>> = {
  'application/json': fieldsOfJson,
  'multipart/form-data': fieldsOfMultipart,
  'application/x-www-form-urlencoded': fieldsOfUrlencoded,
};

class MalformedBody extends Error {}

/** Reads the body of an enquiry by its content type: JSON, multipart or url-encoded, all UTF-8. */
export async function parseEnquiryBody(
  bytes: Uint8Array,
  contentType: string | null | undefined,
  contentEncoding: string | null | undefined,
): Promise<EnquiryInput> {
  const type = mediaType(contentType);
  const parser = Object.hasOwn(PARSERS, type) ? PARSERS[type] : undefined;
  if (parser === undefined || !isUtf8(contentType) || !/^(identity)?$/i.test(contentEncoding ?? '')) {
    return { kind: 'unsupported' };
  }
  try {
    return { kind: 'fields', fields: await parser(decodeUtf8(bytes), contentType ?? '') };
  } catch (error) {
    return { kind: 'malformed', problem: error instanceof MalformedBody ? error.message : 'The body cannot be read.' };
  }
}

/** `Multipart/Form-Data; boundary=x` → `multipart/form-data`. */
export function mediaType(contentType: string | null | undefined): string {
  return (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function isUtf8(contentType: string | null | undefined): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(contentType ?? '')?.[1];
  return charset === undefined || /^(utf-?8|us-ascii)$/i.test(charset);
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new MalformedBody('The body is not UTF-8.');
  }
}

/** Fields of one flat object; numbers and booleans become text, null counts as missing. */
function fieldsOfJson(text: string): Fields {
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new MalformedBody('The body is not a JSON object.');
  }
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(body)) {
    if (value === null) continue;
    if (typeof value === 'object') throw new MalformedBody('A field holds a list or an object.');
    fields.set(name, String(value));
  }
  return fields;
}

async function fieldsOfMultipart(text: string, contentType: string): Promise<Fields> {
  const boundary = /;\s*boundary="?([^";]+)/i.exec(contentType)?.[1] ?? '';
  // Runtimes read these parts in different ways.
  for (const part of text.split(`--${boundary}`)) {
    const [head = ''] = part.split('\r\n\r\n', 1);
    if (/;\s*filename\*?=/i.test(head)) throw new MalformedBody('Files are not accepted.');
    if (/^content-transfer-encoding:\s*(?!7bit|8bit|binary)/im.test(head))
      throw new MalformedBody('A field is encoded.');
  }
  const form = await new Response(text, { headers: { 'Content-Type': contentType } }).formData();
  const fields = new Map<string, string>();
  for (const [name, value] of form.entries()) {
    if (typeof value !== 'string') throw new MalformedBody('Files are not accepted.');
    setOnce(fields, name, value);
  }
  return fields;
}

function fieldsOfUrlencoded(text: string): Fields {
  const fields = new Map<string, string>();
  for (const pair of text.split('&').filter(Boolean)) {
    const [name = '', ...rest] = pair.split('=');
    setOnce(fields, decodeFormText(name), decodeFormText(rest.join('=')));
  }
  return fields;
}

function decodeFormText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new MalformedBody('A field is not UTF-8.');
  }
}

function setOnce(fields: Fields, name: string, value: string): void {
  if (fields.has(name)) throw new MalformedBody('A field is given twice.');
  fields.set(name, value);
}
