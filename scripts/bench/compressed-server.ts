import { existsSync, readFileSync } from 'node:fs';
import type { Http2SecureServer } from 'node:http2';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { startHttp2Server } from './http2-server';

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

/**
 * Serves the export compressed over a real HTTP/2 connection, as hosts do, for measurements on a slow line. `replaced`
 * gives other text for some addresses.
 */
export async function serveCompressed(
  outDir: string,
  replaced: Record<string, string>,
): Promise<[Http2SecureServer, string]> {
  const packed = new Map<string, Buffer>();
  const pack = (address: string, text: string) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    const bytes = packed.get(address) ?? brotliCompressSync(text, { params });
    packed.set(address, bytes);
    return bytes;
  };
  for (const [address, text] of Object.entries(replaced)) pack(address, text);
  return startHttp2Server((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    const address = decodeURIComponent(pathname === '/' ? '/index' : pathname);
    const file = path.join(outDir, path.extname(address) === '' ? `${address}.html` : address);
    const own = replaced[address];
    if (own === undefined && !existsSync(file)) return void response.writeHead(404).end();
    const type = CONTENT_TYPES[path.extname(file)] ?? '';
    const isText = IS_TEXT.test(type);
    const body = isText ? pack(address, own ?? readFileSync(file, 'utf8')) : readFileSync(file);
    response.writeHead(200, { 'content-type': type, ...(isText ? { 'content-encoding': 'br' } : {}) }).end(body);
  });
}
