import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/**
 * What stands where the endpoint should: a host of files alone that follows `_redirects` or does not know them, one that
 * answers everything with a page, or the endpoint after all.
 */
export type HostKind = 'files' | 'plain' | 'page' | 'endpoint';

const OUT_DIR = process.env['OUT_DIR'] ?? 'out';
const ENDPOINT = `http://127.0.0.1:${process.env['E2E_PORT'] ?? 4173}`;
const TYPES: Record<string, string> = {
  ...{ '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.json': 'application/json' },
  ...{ '.svg': 'image/svg+xml', '.avif': 'image/avif', '.jpg': 'image/jpeg', '.woff2': 'font/woff2' },
};

const redirects = () =>
  new Map(
    readFileSync(join(OUT_DIR, '_redirects'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line): [string, { to: string; status: number }] => {
        const [from = '', to = '', status] = line.split(' ');
        return [from, { to, status: Number(status) }];
      }),
  );

function sendFile(path: string, response: ServerResponse): void {
  const file = [path === '/' ? '/index.html' : path, `${path}.html`]
    .map((name) => join(OUT_DIR, name))
    .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
  response.writeHead(file ? 200 : 404, { 'content-type': TYPES[extname(file ?? '')] ?? 'text/plain' });
  response.end(file ? readFileSync(file) : 'Not found');
}

async function forward(request: IncomingMessage, path: string, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { 'content-type': type = '', accept = '' } = request.headers;
  const answer = await fetch(ENDPOINT + path, {
    method: 'POST',
    headers: { 'content-type': type, accept },
    body: Buffer.concat(chunks),
  });
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
  response.end(await answer.text());
}

const ANSWERS: Record<HostKind, (request: IncomingMessage, path: string, response: ServerResponse) => unknown> = {
  files: (_request, _path, response) => response.writeHead(405).end(),
  plain: (_request, _path, response) => response.writeHead(405).end(),
  page: (_request, _path, response) => sendFile('/', response),
  endpoint: forward,
};

/** Serves the built site as such a host does; 'files' follows `_redirects` for every method. `become` changes the kind. */
export async function startFilesHost(kind: HostKind) {
  const moved = redirects();
  let current = kind;
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const rule = current === 'files' ? moved.get(path) : undefined;
    if (rule) return void response.writeHead(rule.status, { location: rule.to }).end();
    if (request.method === 'GET' || request.method === 'HEAD') return sendFile(path, response);
    return void ANSWERS[current](request, path, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become: (next: HostKind) => void (current = next),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
