import { readFileSync } from 'node:fs';
import { compressExport } from './compress';

/** `main.ts OUT CACHE [LIST]`: the export or the files of a list, as a program of its own that may keep its memory (run-step). */
const [outDir, cacheDir, list] = process.argv.slice(2);
if (!outDir || !cacheDir) throw new Error('Which folder, and which cache?');
void compressExport(outDir, cacheDir, list ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : undefined);
