import path from 'node:path';
import { contentSetDir, writeContentSet } from './write-content-set';
import { readOptions } from '../run/read-options';

/** `npm run make:content -- --projects N [--out DIR] [--seed S]`: writes a content set for `CONTENT_DIR`. */
function makeContent(): void {
  const { values } = readOptions({
    options: { projects: { type: 'string' }, out: { type: 'string' }, seed: { type: 'string', default: '1' } },
  });
  const projects = Number(values.projects);
  const seed = Number(values.seed);
  if (!Number.isInteger(projects) || projects < 1 || !Number.isInteger(seed)) {
    console.error('Usage: npm run make:content -- --projects 10000 [--out .cache/content-10000] [--seed 1]');
    process.exitCode = 1;
    return;
  }
  const startMs = performance.now();
  const where = path.relative('.', values.out ?? contentSetDir(projects));
  const bytes = writeContentSet(where, projects, seed);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`${projects.toLocaleString('en-IN')} projects in ${where}: ${(bytes / 1e6).toFixed(1)} MB, ${seconds} s`);
  console.log(`CONTENT_DIR=${where} npm run check:content`);
}

makeContent();
