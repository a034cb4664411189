import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cachedPdf, findBrochurePages } from '../brochures/brochure-pages';

/**
 * Puts every PDF that was made of the present data beside the pages, and lets its project page link to it. Where there
 * is none, the print page stays linked. Returns how many PDFs are in place.
 */
export function applyBrochures(outDir: string): number {
  rmSync(join(outDir, 'brochures'), { recursive: true, force: true });
  let count = 0;
  for (const page of findBrochurePages(outDir)) {
    const hasPdf = existsSync(cachedPdf(page));
    relink(join(outDir, `${page.projectPath}.html`), page, hasPdf);
    if (!hasPdf) continue;
    const target = join(outDir, page.pdfPath);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(cachedPdf(page), target);
    count += 1;
  }
  return count;
}

/** The address stands in links and in the props of islands, where a quotation mark is written `&quot;`. */
function relink(file: string, { path, pdfPath }: { path: string; pdfPath: string }, hasPdf: boolean): void {
  if (!existsSync(file)) return;
  const html = readFileSync(file, 'utf8');
  const [from, to] = hasPdf ? [path, pdfPath] : [pdfPath, path];
  const relinked = html.replace(new RegExp(`${from.replaceAll('.', '\\.')}(?=["&])`, 'g'), to);
  if (relinked !== html) writeFileSync(file, relinked);
}
