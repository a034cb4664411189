import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cacheControlOf, REVALIDATE } from '../../lib/hosting/rules';
import { contentType, isCompressible, openCopy } from './file-copy';
import { findTarget, pathOf, readRedirects } from './lookup';

/** `npm start` makes these after the pages. */
const MADE_LATER = /^\/(?:images|cards)\//;

/** Serves a folder like a CDN with clean addresses. A picture that is not there yet is asked of `picturesFrom` first. */
export function createStaticSite(
  outDir: string,
  picturesFrom: string | null = null,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const redirects = readRedirects(outDir);

  return async (request, response) => {
    const { method = '', url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      response.setHeader('Connection', 'close');
      return sendText(response, 405, 'Method not allowed');
    }
    let target = findTarget(outDir, redirects, url);
    if (target.kind === 'missing' && picturesFrom !== null && MADE_LATER.test(url)) {
      // Whoever makes it puts it into `outDir`. Where it fails, the picture stays missing.
      await fetch(picturesFrom + pathOf(url), { method: 'HEAD' }).catch(() => undefined);
      target = findTarget(outDir, redirects, url);
    }
    if (target.kind === 'malformed') return sendText(response, 400, 'Bad request');
    if (target.kind === 'redirect') {
      response.setHeader('Location', target.location);
      return sendText(response, 301, `Moved to ${target.location}`);
    }
    if (target.kind === 'file' && (await sendFile(request, response, outDir, target.path, 200))) return;
    if (!(await sendFile(request, response, outDir, '/404.html', 404))) sendText(response, 404, 'Not found');
  };
}

/** Memory of one answer, however slowly its visitor reads. */
const CHUNK_BYTES = 16 * 1024;

/** Sends a file as fast as the visitor reads; false if it does not exist any more. */
async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  outDir: string,
  path: string,
  status: 200 | 404,
): Promise<boolean> {
  const copy = await openCopy(join(outDir, path), request.headers['accept-encoding']);
  if (copy === null) return false;
  const { coding, etag, size, file } = copy;
  response.setHeader('Cache-Control', status === 404 ? REVALIDATE : cacheControlOf(path));
  response.setHeader('ETag', etag);
  if (isCompressible(path)) response.setHeader('Vary', 'Accept-Encoding');
  const isKnown = status === 200 && request.headers['if-none-match']?.includes(etag) === true;
  if (isKnown) response.writeHead(304);
  else {
    if (coding !== null) response.setHeader('Content-Encoding', coding);
    response.writeHead(status, { 'Content-Type': contentType(path), 'Content-Length': size });
  }
  if (isKnown || request.method === 'HEAD' || size === 0) {
    await file.close();
    response.end();
    return true;
  }
  // Aborted downloads are not faults.
  await pipeline(file.createReadStream({ end: size - 1, highWaterMark: CHUNK_BYTES }), response).catch(() =>
    response.destroy(),
  );
  return true;
}

function sendText(response: ServerResponse, status: number, text: string): void {
  const body = `${text}\n`;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', REVALIDATE);
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}
