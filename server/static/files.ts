import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cacheControlOf, REVALIDATE } from '../../lib/hosting/rules';
import { contentType, type FileCopy, isCompressible, openCopy } from './file-copy';
import { findTarget, parseAddress, pathOf, readRedirects } from './lookup';

const METHODS = ['GET', 'HEAD'];

/** `npm start` makes these after the pages. */
const MADE_LATER = /^\/(?:images|cards)\//;

/** Serves a folder like a CDN with clean addresses. A picture that is not there yet is asked of `picturesFrom` first. */
export function createStaticSite(
  outDir: string,
  picturesFrom: string | null = null,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const redirects = readRedirects(outDir);

  async function sendFile(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    const copy = await openCopy(join(outDir, path), request.headers['accept-encoding']);
    if (copy === null) return false;
    response.setHeader('Cache-Control', cacheControlOf(path));
    response.setHeader('ETag', copy.etag);
    if (isCompressible(path)) response.setHeader('Vary', 'Accept-Encoding');
    if (isKnown(request.headers['if-none-match'], copy.etag)) {
      await copy.file.close();
      response.writeHead(304).end();
      return true;
    }
    await sendCopy(request, response, 200, path, copy);
    return true;
  }

  async function sendMissing(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const copy = await openCopy(join(outDir, '404.html'), request.headers['accept-encoding']);
    if (copy === null) return sendText(request, response, 404, 'Not found');
    response.setHeader('Cache-Control', REVALIDATE);
    response.setHeader('Vary', 'Accept-Encoding');
    await sendCopy(request, response, 404, '/404.html', copy);
  }

  return async (request, response) => {
    if (!METHODS.includes(request.method ?? '')) {
      response.setHeader('Allow', METHODS.join(', '));
      response.setHeader('Connection', 'close');
      return sendText(request, response, 405, 'Method not allowed');
    }
    const address = parseAddress(request.url ?? '/');
    let target = findTarget(outDir, redirects, address);
    if (target.kind === 'missing' && picturesFrom !== null && MADE_LATER.test(request.url ?? '')) {
      // Whoever makes it puts it into `outDir`. Where it fails, the picture stays missing.
      await fetch(picturesFrom + pathOf(request.url ?? ''), { method: 'HEAD' }).catch(() => undefined);
      target = findTarget(outDir, redirects, address);
    }
    if (target.kind === 'malformed') return sendText(request, response, 400, 'Bad request');
    if (target.kind === 'redirect') {
      response.setHeader('Location', target.location);
      return sendText(request, response, 301, `Moved to ${target.location}`);
    }
    if (target.kind === 'file' && (await sendFile(request, response, target.path))) return;
    await sendMissing(request, response);
  };
}

/** Memory of one answer, however slowly its visitor reads. */
const CHUNK_BYTES = 16 * 1024;

/** Sends a file as fast as the visitor reads. */
async function sendCopy(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  path: string,
  { coding, size, file }: FileCopy,
): Promise<void> {
  if (coding !== 'identity') response.setHeader('Content-Encoding', coding);
  response.writeHead(status, { 'Content-Type': contentType(path), 'Content-Length': size });
  if (request.method === 'HEAD' || size === 0) {
    await file.close();
    return void response.end();
  }
  // Aborted downloads are not faults.
  await pipeline(file.createReadStream({ end: size - 1, highWaterMark: CHUNK_BYTES }), response).catch(() =>
    response.destroy(),
  );
}

function sendText(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  const body = `${text}\n`;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', REVALIDATE);
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Whether If-None-Match contains the ETag. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);
}
