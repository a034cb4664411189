import { extname } from 'node:path/posix';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

const REVALIDATE = 'public, max-age=0, must-revalidate';
const FIVE_MINUTES = 'public, max-age=300';
const SEVEN_DAYS = 'public, max-age=604800';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Content type by the ending of an address within the site. */
export function contentType(path: string): string {
  return CONTENT_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether a file of this kind can have compressed copies beside it. */
export function isCompressible(path: string): boolean {
  return contentType(path).includes('charset=utf-8');
}

/** Cache-Control of a file that was found, by its address: `/images/hero/hero-01.1a2b3c4d-960.avif` never changes. */
export function cacheControl(path: string): string {
  const type = contentType(path);
  if (type.startsWith('text/html')) return REVALIDATE;
  if (path.startsWith('/_next/static/')) return IMMUTABLE;
  if (path.startsWith('/images/') && /\.[0-9a-f]{8}-[^/]+\.avif$/.test(path)) return IMMUTABLE;
  if (path.startsWith('/data/')) return FIVE_MINUTES;
  // Sprites keep their address when an icon is added.
  if (/^\/icons[^/]*\.svg$/.test(path)) return FIVE_MINUTES;
  if (/^(image|font|video)\//.test(type)) return SEVEN_DAYS;
  if (/\.(txt|xml|webmanifest)$/.test(path)) return FIVE_MINUTES;
  return REVALIDATE;
}

/** Cache-Control of a 404 and of a redirect: nothing that a later release could not take back. */
export const UNCERTAIN_CACHE_CONTROL = REVALIDATE;
