import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { valueAt } from '@/lib/content/files/walk';
import { CallError, type Call } from './call';
import type { contentCalls, publicationCalls } from './calls';
import { headersFor, refusalOf, type Guard } from './guard';
import { DRAWING, thumbnail, type pictureCalls } from './picture-calls';
import type { bulkCalls, sheetCalls } from './sheet-calls';

/** Everything the page asks for, by name. */
export type EditorCalls = ReturnType<typeof contentCalls> &
  ReturnType<typeof publicationCalls> &
  ReturnType<typeof pictureCalls> &
  ReturnType<typeof sheetCalls> &
  ReturnType<typeof bulkCalls> & { isPreviewUp: () => boolean | Promise<boolean> };

export interface EditorServer {
  guard: Guard;
  /** Content folder, for pictures. */
  dir: string;
  previewOrigin: string;
  /** Page, script, styles and fonts by address. */
  files: ReadonlyMap<string, { type: string; body: string | Buffer }>;
  calls: Partial<EditorCalls>;
}

const BODY_LIMIT_BYTES = 40_000_000;

/** The editor's server. It answers its own page only, and has to be listened to on 127.0.0.1. */
export function createEditorServer(editor: EditorServer): Server {
  return createServer((request, response) => {
    answer(editor, request, response).catch((error: unknown) => {
      const isOurs = error instanceof CallError;
      if (!isOurs) console.error(error);
      send(response, isOurs ? 400 : 500, { message: error instanceof Error ? error.message : 'It failed.' });
    });
  });
}

async function answer(editor: EditorServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', headers } = request;
  const url = new URL(request.url ?? '/', 'http://editor');
  const { pathname } = url;
  for (const [name, value] of Object.entries(headersFor(editor.previewOrigin))) response.setHeader(name, value);
  const refusal = refusalOf({ method, pathname, headers }, editor.guard);
  if (refusal) return send(response, refusal.status, { message: refusal.message });

  if (method === 'POST') {
    const name = pathname.slice('/api/'.length);
    const call = valueAt(editor.calls, [name]) as Call | undefined;
    if (call) return send(response, 200, await call(await askedIn(request, url.searchParams)));
  }
  const file = editor.files.get(pathname);
  if (file) return void response.writeHead(200, { 'Content-Type': file.type }).end(file.body);
  if (pathname.startsWith('/pictures/')) return sendPicture(editor, url, response);
  send(response, 404, { message: 'There is no such page.' });
}

/** What a call is asked: its JSON, or the bytes of a picture with the words of its address. */
async function askedIn(request: IncomingMessage, query: URLSearchParams): Promise<unknown> {
  const bytes = await readBody(request);
  if (!request.headers['content-type']?.startsWith('application/json')) {
    return { ...Object.fromEntries(query), bytes: new Blob([new Uint8Array(bytes)]) };
  }
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new CallError('That is no JSON.');
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES) throw new CallError('That is too large.');
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > BODY_LIMIT_BYTES) request.destroy();
  });
  return buffer(request);
}

function send(response: ServerResponse, status: number, value: unknown): void {
  if (response.headersSent) return void response.end();
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(value ?? null));
}

async function sendPicture({ dir }: EditorServer, { pathname, searchParams }: URL, response: ServerResponse) {
  const file = decoded(pathname.slice('/pictures/'.length));
  const picture = searchParams.get('w') === '160' ? await thumbnail(dir, file) : null;
  if (!picture) return send(response, 404, { message: 'There is no such picture.' });
  // A drawing may hold script; alone in a window it runs none.
  const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  if (picture.type === DRAWING) response.setHeader('Content-Security-Policy', policy);
  response.writeHead(200, { 'Content-Type': picture.type, 'Cache-Control': 'private, max-age=60' }).end(picture.bytes);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
