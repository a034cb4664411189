import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** Writes `_redirects` into the export and returns the number of rules. */
export function writeRedirects(outDir: string, redirects: readonly Redirect[]): number {
  writeFileSync(join(outDir, '_redirects'), formatRedirects(redirects));
  return redirects.length;
}
