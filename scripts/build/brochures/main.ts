import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type BrowserContext } from '@playwright/test';
import { applyBrochures, BROCHURE_CACHE, cachedPdf, findBrochurePages, type PrintPage } from './brochure-pages';
import { normalisePdf, PRINT_ORIGIN, serveForPrint } from './print-page';
import { findBrowser } from '../../run/find-browser';
import { compressExport, pageQuality } from '../export/compress';
import { createProgress } from '../../run/progress';
import { readOptions } from '../../run/read-options';
import { runMain } from '../../run/run-main';

const OUT_DIR = 'out';
const COMPRESSION_CACHE = '.cache/compressed';
const MAX_BYTES = 700_000;

async function printPdf(context: BrowserContext, page: PrintPage): Promise<Buffer> {
  const tab = await context.newPage();
  await tab.goto(PRINT_ORIGIN + page.path, { waitUntil: 'load' });
  await tab.evaluate('document.fonts.ready');
  const pdf = await tab.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  const updatedAt = await tab.locator('.brochure').getAttribute('data-updated');
  await tab.close();
  return normalisePdf(pdf, updatedAt);
}

/** `npm run brochures [-- project ...]`: prints the brochures whose data has no PDF yet, then links all PDFs. */
async function buildBrochures(wanted: readonly string[]): Promise<void> {
  const pages = findBrochurePages(OUT_DIR);
  if (pages.length === 0) throw new Error(`No brochure pages in ${OUT_DIR}/: run npm run build first.`);
  const missing = pages
    .filter((page) => !existsSync(cachedPdf(page)))
    .filter(({ path }) => wanted.length === 0 || wanted.some((name) => path.endsWith(`/${name}`)));
  const executablePath = findBrowser();
  if (missing.length > 0 && executablePath === null && !existsSync(chromium.executablePath())) {
    console.log('No Chromium found: the print pages stand in place of the PDFs.');
    return;
  }
  if (missing.length > 0) await printAll(missing, executablePath);
  const count = applyBrochures(OUT_DIR);
  await compressExport(OUT_DIR, COMPRESSION_CACHE, { ofPages: pageQuality(pages.length) });
  console.log(`Brochures: ${count} PDFs in ${OUT_DIR}/brochures, ${missing.length} made now`);
}

async function printAll(pages: readonly PrintPage[], executablePath: string | null): Promise<void> {
  mkdirSync(BROCHURE_CACHE, { recursive: true });
  const progress = createProgress('Brochures', pages.length);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: executablePath ?? undefined, args });
  try {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await serveForPrint(context, OUT_DIR);
    let largest = 0;
    for (const page of pages) {
      const pdf = await printPdf(context, page);
      if (pdf.length > MAX_BYTES) throw new Error(`${page.path}: the PDF has ${pdf.length} bytes, over ${MAX_BYTES}.`);
      largest = Math.max(largest, pdf.length);
      writeFileSync(cachedPdf(page), pdf);
      progress.tick();
    }
    progress.done(`largest ${Math.round(largest / 1000)} KB`);
  } finally {
    await browser.close();
  }
}

runMain(() => buildBrochures(readOptions({ allowPositionals: true }).positionals));
