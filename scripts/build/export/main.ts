import { readFileSync } from 'node:fs';
import { compressExport } from './compress';

/** `main.ts OUT CACHE [LIST]` compresses the export or the listed files in a process with its own memory settings. */
const [outDir, cacheDir, list] = process.argv.slice(2);
if (!outDir || !cacheDir) throw new Error('Which folder, and which cache?');
void compressExport(outDir, cacheDir, list ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : undefined);
