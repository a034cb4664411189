import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brochurePath, brochurePdfPath, projectPath } from '@/lib/domain/site/routes';

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
