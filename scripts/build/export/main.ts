import { readFileSync } from 'node:fs';
import { compressExport } from './compress';

/** `main.ts OUT CACHE QUALITY [LIST]` compresses the export or the listed files in a process with its own memory settings. */
const [outDir, cacheDir, quality, list] = process.argv.slice(2);
if (!outDir || !cacheDir || !quality) throw new Error('Which folder, which cache, and which quality of pages?');
const some = list ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : undefined;
void compressExport(outDir, cacheDir, { ofPages: Number(quality), some });
