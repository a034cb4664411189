import type { Site } from '@/lib/domain/site/site';

/** RFC 9116 wants less than a year, so that what nobody keeps up is not believed for ever. */
const VALID_DAYS = 330;
const DAY_MS = 86_400_000;

/** Where the file lies in the built folder. */
export const SECURITY_TEXT_PATH = '.well-known/security.txt';

/** Whom to tell of a fault in the site's safety (RFC 9116); valid for 330 days from `builtAt`. */
export function formatSecurityText({ url, email }: Pick<Site, 'url' | 'email'>, builtAt: Date): string {
  const expires = new Date((Math.floor(builtAt.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${url}/${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
}
