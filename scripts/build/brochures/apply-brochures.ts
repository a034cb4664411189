import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cachedPdf, findBrochurePages } from './brochure-pages';

/**
 * Copies every PDF of current data into the export, for download from its project page and print page. Without a
 * current PDF both link to the print page. `made` limits the run to the new files of a partial build. Returns how many PDFs it copied.
 */
export function applyBrochures(outDir: string, made?: readonly string[]): number {
  if (made) removeOrphans(outDir);
  else rmSync(join(outDir, 'brochures'), { recursive: true, force: true });
  let count = 0;
  for (const page of findBrochurePages(outDir, made && projectsOf(made, outDir))) {
    const hasPdf = existsSync(cachedPdf(page));
    for (const path of [page.projectPath, page.path]) relink(join(outDir, `${path}.html`), page, hasPdf);
    const target = join(outDir, page.pdfPath);
    if (!hasPdf) {
      rmSync(target, { force: true });
      continue;
    }
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(cachedPdf(page), target);
    count += 1;
  }
  return count;
}

/** Projects (`developer/id.html`) whose project page or print page is among the new files. */
function projectsOf(made: readonly string[], outDir: string): string[] {
  const projects = made.flatMap((file) => /^(?:project-details|brochure)\/([^/]+\/[^/]+\.html)$/.exec(file)?.[1] ?? []);
  return [...new Set(projects)].filter((file) => existsSync(join(outDir, 'brochure', file)));
}

/** Deletes PDFs of projects that no longer exist. */
function removeOrphans(outDir: string): void {
  const root = join(outDir, 'brochures');
  if (!existsSync(root)) return;
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.pdf') || existsSync(join(outDir, 'brochure', file.replace(/pdf$/, 'html')))) continue;
    rmSync(join(root, file));
  }
}

/** Replaces the address in links, and in the props of islands, where it stands between quotation marks, too. */
function relink(file: string, { path, pdfPath }: { path: string; pdfPath: string }, hasPdf: boolean): void {
  if (!existsSync(file)) return;
  const html = readFileSync(file, 'utf8');
  const [from, to] = hasPdf ? [path, pdfPath] : [pdfPath, path];
  const at = from.replaceAll('.', '\\.');
  const relinked = html
    .replace(new RegExp(`href="${at}"(?: download="")?`, 'g'), `href="${to}"${hasPdf ? ' download=""' : ''}`)
    .replaceAll(`:"${from}"`, `:"${to}"`);
  if (relinked !== html) writeFileSync(file, relinked);
}
