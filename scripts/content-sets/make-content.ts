import { sampleDir } from '@/lib/content/files/source';
import { readContent, withProjects, writeContent } from './content-set';
import { readOptions } from '../run/read-options';

const { values } = readOptions({
  options: { projects: { type: 'string', default: '10000' }, out: { type: 'string' } },
});
const projects = Number(values.projects);
const dir = values.out ?? `.cache/content-${projects}`;

/** `npm run make:content -- --projects N [--out DIR]`: writes N projects for `CONTENT_DIR`, copies of those of the sample. */
if (!Number.isInteger(projects) || projects < 1)
  throw new Error(`--projects: expected a number, found ${values.projects}`);
const bytes = writeContent(dir, withProjects(readContent(sampleDir()), projects));
console.log(
  `${projects.toLocaleString('en-IN')} projects, ${(bytes / 1e6).toFixed(1)} MB: CONTENT_DIR=${dir} npm run build`,
);
