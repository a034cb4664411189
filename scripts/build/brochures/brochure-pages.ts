import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createHash } from 'node:crypto';
import { brochurePath, brochurePdfPath, projectPath } from '@/lib/domain/site/routes';

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

/** Raise it when the design of the print page changes but its text does not. */
const DESIGN_VERSION = 4;

/** Cache of PDFs, named by a hash of their content. */
export const BROCHURE_CACHE = '.cache/brochures';

export interface PrintPage {
  /** Address of the print page. */
  path: string;
  pdfPath: string;
  projectPath: string;
  /** Hash of text, pictures and design; an equal hash means an equal PDF. */
  hash: string;
}

/** Paths of the print pages below `brochure/`. */
function listPrintPages(outDir: string): string[] {
  const root = join(outDir, 'brochure');
  return existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isPage) : [];
}

const isPage = (file: string) => file.endsWith('.html');

/** The print pages of an export, sorted by address. `some` limits them to these `developer/id.html`. */
export function findBrochurePages(outDir: string, some?: readonly string[]): PrintPage[] {
  const root = join(outDir, 'brochure');
  const pictures = new Map<string, string>();
  return [...(some ?? listPrintPages(outDir))].sort().map((file) => {
    const [developer = '', id = ''] = file.replace(/\.html$/, '').split(/[\\/]/);
    return {
      path: brochurePath(developer, id),
      pdfPath: brochurePdfPath(developer, id),
      projectPath: projectPath(developer, id),
      hash: hashPage(outDir, readFileSync(join(root, file), 'utf8'), pictures),
    };
  });
}

export function cachedPdf(page: PrintPage): string {
  return join(BROCHURE_CACHE, `${page.hash}.pdf`);
}

function hashPage(outDir: string, html: string, pictures: Map<string, string>): string {
  const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? html;
  const hash = createHash('sha256').update(`${DESIGN_VERSION}\n${article}`);
  for (const [, src = ''] of article.matchAll(/<img [^>]*?src="(\/[^"]+)"/g)) {
    const known = pictures.get(src) ?? hashFile(join(outDir, src));
    pictures.set(src, known);
    hash.update(known);
  }
  return hash.digest('hex').slice(0, 24);
}

function hashFile(path: string): string {
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'none';
}
