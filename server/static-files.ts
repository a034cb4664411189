import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { cacheControlOf, REVALIDATE } from '../lib/domain/host-rules';
import { contentType, isCompressible } from './file-kind';
import { readCopy } from './file-copy';
import { readRedirects } from './redirects';
import { parseAddress } from './static-address';
import { findTarget } from './static-lookup';

const METHODS = ['GET', 'HEAD'];

/** Serves a folder as a CDN with clean addresses does. */
export function createStaticSite(
  outDir: string,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const redirects = readRedirects(outDir);

  async function sendFile(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    const copy = await readCopy(join(outDir, path), request.headers['accept-encoding']);
    if (copy === null) return false;
    response.setHeader('Cache-Control', cacheControlOf(path));
    response.setHeader('ETag', copy.etag);
    if (isCompressible(path)) response.setHeader('Vary', 'Accept-Encoding');
    if (isKnown(request.headers['if-none-match'], copy.etag)) {
      response.writeHead(304).end();
      return true;
    }
    response.setHeader('Content-Type', contentType(path));
    if (copy.coding !== 'identity') response.setHeader('Content-Encoding', copy.coding);
    sendBytes(request, response, 200, copy.bytes);
    return true;
  }

  async function sendMissing(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const copy = await readCopy(join(outDir, '404.html'), request.headers['accept-encoding']);
    if (copy === null) return sendText(request, response, 404, 'Not found');
    response.setHeader('Cache-Control', REVALIDATE);
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('Content-Type', contentType('/404.html'));
    if (copy.coding !== 'identity') response.setHeader('Content-Encoding', copy.coding);
    sendBytes(request, response, 404, copy.bytes);
  }

  return async (request, response) => {
    if (!METHODS.includes(request.method ?? '')) {
      response.setHeader('Allow', METHODS.join(', '));
      response.setHeader('Connection', 'close');
      return sendText(request, response, 405, 'Method not allowed');
    }
    const target = await findTarget(outDir, redirects, parseAddress(request.url ?? '/'));
    if (target.kind === 'malformed') return sendText(request, response, 400, 'Bad request');
    if (target.kind === 'redirect') {
      response.setHeader('Location', target.location);
      return sendText(request, response, 301, `Moved to ${target.location}`);
    }
    if (target.kind === 'file' && (await sendFile(request, response, target.path))) return;
    await sendMissing(request, response);
  };
}

function sendText(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', REVALIDATE);
  sendBytes(request, response, status, Buffer.from(`${text}\n`));
}

function sendBytes(request: IncomingMessage, response: ServerResponse, status: number, bytes: Buffer): void {
  response.writeHead(status, { 'Content-Length': bytes.byteLength });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Whether the visitor's If-None-Match names the copy. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);
}
