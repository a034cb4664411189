import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CONTENT_FILES, type ContentKey } from '@/lib/content/content-files';
import { makeContentSet } from './make-content/make-content-set';
import { readBase } from './make-content/read-base';

/** `npm run make:content -- --projects N [--out DIR] [--seed S]`: a content set of any size for `CONTENT_DIR`. */
function makeContent(): void {
  const { values } = parseArgs({
    options: { projects: { type: 'string' }, out: { type: 'string' }, seed: { type: 'string', default: '1' } },
  });
  const projects = Number(values.projects);
  const seed = Number(values.seed);
  if (!Number.isInteger(projects) || projects < 1 || !Number.isInteger(seed)) {
    console.error('Usage: npm run make:content -- --projects 10000 [--out .cache/content-10000] [--seed 1]');
    process.exitCode = 1;
    return;
  }
  const out = path.resolve(values.out ?? path.join('.cache', `content-${projects}`));
  const startMs = performance.now();
  const set = makeContentSet(readBase(path.resolve('content')), projects, seed);
  mkdirSync(out, { recursive: true });
  let bytes = 0;
  for (const [key, value] of Object.entries(set)) {
    const text = `${JSON.stringify(value, null, 2)}\n`;
    bytes += Buffer.byteLength(text);
    writeFileSync(path.join(out, CONTENT_FILES[key as ContentKey].name), text);
  }
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  const where = path.relative(process.cwd(), out);
  console.log(`${projects.toLocaleString('en-IN')} projects in ${where}: ${(bytes / 1e6).toFixed(1)} MB, ${seconds} s`);
  console.log(`CONTENT_DIR=${where} npm run check:content`);
}

makeContent();
