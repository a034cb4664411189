import { compressExport } from './post-export/compress-export';

/** `compress.ts OUT CACHE`: the whole export, as a program of its own that may keep its memory (run-step). */
const [outDir, cacheDir] = process.argv.slice(2);
if (!outDir || !cacheDir) throw new Error('Which folder, and which cache?');
void compressExport(outDir, cacheDir);
