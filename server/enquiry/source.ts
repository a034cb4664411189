/** Field in the form of our answer page, with the page of the first form. */
export const PAGE_FIELD = 'page';

const MAX_SOURCE_LENGTH = 300;

/** The page of the form as the sender claims it; null if it gives none. The claim is not verified. */
export function sourcePage(request: Request, fields: ReadonlyMap<string, string>): URL | null {
  const referrer = toHttpUrl(request.headers.get('referer'));
  const isOwnAnswer =
    referrer?.pathname === new URL(request.url).pathname && referrer.host === request.headers.get('host');
  return isOwnAnswer ? toHttpUrl(fields.get(PAGE_FIELD)) : referrer;
}

/** The page as stored: without its query, or only its origin if no more is known. */
export function sourceText(request: Request, fields: ReadonlyMap<string, string>): string {
  const page = sourcePage(request, fields);
  const text = page ? `${page.origin}${page.pathname}` : (toHttpUrl(request.headers.get('origin'))?.origin ?? '');
  return text.slice(0, MAX_SOURCE_LENGTH);
}

/** An http address; null for anything else. */
export function toHttpUrl(address: string | null | undefined): URL | null {
  return typeof address === 'string' && /^https?:\/\//i.test(address) && URL.canParse(address)
    ? new URL(address)
    : null;
}
