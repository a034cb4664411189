import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface Guard {
  /** Values of `Host` under which the editor is reached, with their port. */
  hosts: readonly string[];
  /** Origins of its own page. */
  origins: readonly string[];
  /** In its page; every call shows it. */
  token: string;
}

export interface Refusal {
  status: number;
  message: string;
}

interface AskedFor {
  method: string;
  pathname: string;
  headers: IncomingHttpHeaders;
}

const BODIES = ['application/json', 'application/octet-stream'];

/**
 * Why a request is refused; null if it comes from the editor's own page. Other sites, other programs' pages and names
 * that somebody points to this machine get nothing, whatever they send.
 */
export function refusalOf({ method, pathname, headers }: AskedFor, guard: Guard): Refusal | null {
  const { host = '', origin, 'sec-fetch-site': site = 'same-origin' } = headers;
  const [isPost, isCall] = [method === 'POST', pathname.startsWith('/api/')];
  const isOwnSite = site === 'same-origin' || (site === 'none' && pathname === '/' && method === 'GET');
  const isOwnOrigin = origin === undefined || guard.origins.includes(origin);
  const isKnown = isSameText(String(headers['x-editor-token'] ?? ''), guard.token);
  const type = headers['content-type']?.split(';')[0]?.trim() ?? '';
  const rules: [isBroken: boolean, status: number, message: string][] = [
    [!guard.hosts.includes(host), 421, 'The editor has another address.'],
    [!isOwnOrigin || !isOwnSite, 403, 'Another site asks.'],
    [method !== 'GET' && !isPost, 405, 'GET and POST only.'],
    [isPost && !isCall, 405, 'GET only.'],
    [isCall && !isKnown, 403, 'The editor was started anew: load its page again.'],
    [isPost && !BODIES.includes(type), 415, 'JSON only.'],
  ];
  const broken = rules.find(([isBroken]) => isBroken);
  return broken ? { status: broken[1], message: broken[2] } : null;
}

function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Headers of every answer; only the preview's page may stand in a frame. */
export const headersFor = (previewOrigin: string) => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${previewOrigin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; '),
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-store',
});
