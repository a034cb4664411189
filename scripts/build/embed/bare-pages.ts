import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { listFiles } from '../../run/files';
import { compileSheet } from '../islands/build-islands';

const HEAD =
  /<title>[^<]*<\/title>|<meta (?:charSet|name="(?:viewport|description|robots)")[^>]*>|<link rel="canonical"[^>]*>/g;

/** What of a page stands in another site's frame: its main part and one sheet. No script, no form, no count of readers. */
export function toBarePage(html: string, sheet: string): string {
  const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
  const head = [...(html.match(HEAD) ?? []), `<link rel="stylesheet" href="${sheet}"/>`].join('');
  return `<!DOCTYPE html><html lang="en-IN"><head>${head}</head><body>${main}</body></html>`;
}

/** Makes the pages below /embed bare, and writes their sheet. */
export async function bareEmbeds(outDir: string): Promise<void> {
  const css = await compileSheet('components/embed/embed.css');
  const { code } = await transform(css, { loader: 'css', minify: true, legalComments: 'none' });
  const sheet = `/_next/static/chunks/embed-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.css`;
  writeFileSync(join(outDir, sheet), code);
  const folder = join(outDir, 'embed');
  for (const file of existsSync(folder) ? listFiles(folder) : []) {
    const path = join(folder, file);
    writeFileSync(path, toBarePage(readFileSync(path, 'utf8'), sheet));
  }
}
