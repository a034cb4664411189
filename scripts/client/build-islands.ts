import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type OutputFile } from 'esbuild';
import { lateStyles } from './late-styles';

const ENTRIES = ['components/client/start.ts', 'components/client/hydrate.ts'];
/** Below Next's own folder, as what lies there is cached for ever. */
const BASE = '_next/static/islands';
/** What Next 16 supports, too: they have `<dialog>`, modules and top-level await. */
const BROWSERS = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];
/** React's words, preact's code: 5 KB instead of 111 with Next's client. */
const PREACT = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/**
 * Bundles the loader, the part that hydrates and each island into files of their own below `outDir`; what several of
 * them use becomes shared chunks. Returns the address of their folder, which changes when any of them does.
 */
export async function buildIslands(outDir: string): Promise<{ address: string; files: number }> {
  const islands = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.island.tsx'))
    .map((path) => join('components', path))
    .sort();
  const { outputFiles } = await build({
    entryPoints: [...ENTRIES, ...islands].map((path) => ({
      in: path,
      out: basename(path).replace(/(\.island)?\.tsx?$/, ''),
    })),
    outdir: BASE,
    chunkNames: 'part-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: BROWSERS,
    jsx: 'automatic',
    alias: PREACT,
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [lateStyles()],
    write: false,
  });
  const address = `/${BASE}/${hashOf(outputFiles)}`;
  mkdirSync(join(outDir, address), { recursive: true });
  for (const { path, contents } of outputFiles) writeFileSync(join(outDir, address, basename(path)), contents);
  return { address, files: outputFiles.length };
}

function hashOf(files: OutputFile[]): string {
  const hash = createHash('sha256');
  for (const { path, contents } of files) hash.update(basename(path)).update(contents);
  return hash.digest('hex').slice(0, 8);
}
