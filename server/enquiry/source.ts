import type { IncomingMessage } from 'node:http';
import { pathOf } from '../static/address';

/** Field by which a form on our answer page remembers where the first one stood. */
export const PAGE_FIELD = 'page';

const MAX_SOURCE_LENGTH = 300;

/** The page the form stood on, or null where nothing trustworthy is said. It is what the sender claims, no more. */
export function sourcePage(request: IncomingMessage, fields: ReadonlyMap<string, string>): URL | null {
  const referrer = toHttpUrl(request.headers.referer);
  const isOwnAnswer = referrer?.pathname === pathOf(request.url ?? '') && referrer.host === request.headers.host;
  return isOwnAnswer ? toHttpUrl(fields.get(PAGE_FIELD)) : referrer;
}

/** The page as it is stored: without its query, or its origin alone where no more is known. */
export function sourceText(request: IncomingMessage, fields: ReadonlyMap<string, string>): string {
  const page = sourcePage(request, fields);
  const text = page ? `${page.origin}${page.pathname}` : (toHttpUrl(request.headers.origin)?.origin ?? '');
  return text.slice(0, MAX_SOURCE_LENGTH);
}

function toHttpUrl(address: string | undefined): URL | null {
  return address !== undefined && /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : null;
}
