import type { Site } from '@/lib/domain/site/site';

/** RFC 9116 recommends less than a year, so that an abandoned file expires. */
const VALID_DAYS = 330;
const DAY_MS = 86_400_000;

/** Path in the built folder. */
export const SECURITY_TEXT_PATH = '.well-known/security.txt';

/** Contact for security reports (RFC 9116); valid for 330 days from `builtAt`. */
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
