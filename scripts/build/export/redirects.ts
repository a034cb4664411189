import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '@/lib/domain/site/routes';

export interface Redirect {
  from: string;
  to: string;
}

/** Text of `_redirects`, one line per rule: `/from /to 301`. Throws on an address that contains a blank. */
export function formatRedirects(redirects: readonly Redirect[]): string {
  return redirects
    .map(({ from, to }) => {
      if (/\s/.test(from + to)) throw new Error(`A redirect may hold no blank: '${from}' to '${to}'`);
      return `${from} ${to} 301\n`;
    })
    .join('');
}

/**
 * A form without script posts here. A host of files alone leads it to a page with the office's phone; an endpoint or a
 * function of the host answers before this rule is read.
 */
const NOT_SENT = `/contact.php ${ROUTES.notSent} 303\n`;

/** Writes `_redirects` into the export and returns the number of pages that moved. */
export function writeRedirects(outDir: string, redirects: readonly Redirect[], enquiryHost: string): number {
  writeFileSync(join(outDir, '_redirects'), formatRedirects(redirects) + (enquiryHost ? '' : NOT_SENT));
  return redirects.length;
}
