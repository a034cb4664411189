import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { makeCertificate } from '../scripts/run/system';

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};
const IS_TEXT = /text|json|svg/;

export interface Served {
  origin: string;
  /** Bytes of a file as sent. */
  sentBytes: (address: string) => number;
  close: () => void;
}

/**
 * Serves the first of `folders` that has a file, over HTTP/2 and compressed, as hosts do; `toHtml` changes each page.
 * The certificate is its own.
 */
export async function serveFolders(folders: readonly string[], toHtml = (html: string) => html): Promise<Served> {
  const { certificate, certificateKey } = makeCertificate(mkdtempSync(join(tmpdir(), 'bench-')));
  const answers = new Map<string, { type: string; body: Buffer; isPacked: boolean }>();
  const answer = (address: string) => {
    const name = extname(address) === '' ? `${address === '/' ? '/index' : address}.html` : address;
    const file = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
    if (!file) return null;
    const type = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
    const isPacked = IS_TEXT.test(type);
    const bytes = readFileSync(file);
    const sent = type.startsWith('text/html') ? toHtml(bytes.toString()) : bytes;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
    const made = { type, isPacked, body: isPacked ? brotliCompressSync(sent, { params }) : bytes };
    answers.set(address, made);
    return made;
  };
  const tls = { key: readFileSync(certificateKey), cert: readFileSync(certificate) };
  const server = createSecureServer(tls, (request, response) => {
    const address = decodeURIComponent(new URL(request.url, 'http://bench').pathname);
    const found = answers.get(address) ?? answer(address);
    if (!found) return void response.writeHead(404).end();
    const { type, isPacked, body } = found;
    const headers = { 'content-type': type, ...(isPacked ? { 'content-encoding': 'br' } : {}) };
    response.writeHead(200, headers).end(body);
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => sessions.add(session));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sentBytes: (address) => (answers.get(address) ?? answer(address))?.body.length ?? NaN,
    close() {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}
