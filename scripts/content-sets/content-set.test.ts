import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskSource, sampleDir } from '@/lib/content/files/source';
import { loadContent } from '@/lib/content/set/load';
import { formatErrors } from '@/lib/content/set/report';
import { readContent, withProjects, writeContent } from './content-set';
import { createChance, editContent, EDITS } from './edit-content';

const folder = mkdtempSync(join(tmpdir(), 'set-'));

/** What the folder's files mean, with the pictures of the sample. */
const load = () =>
  loadContent({ ...diskSource(sampleDir()), read: (file: string) => readFileSync(join(folder, file)) });

test.each([15, 300])('%d projects are a whole set without an error or a missing picture', (count) => {
  writeContent(folder, withProjects(readContent(sampleDir()), count));
  const { content, faults } = load();
  expect(formatErrors(faults)).toBe('');
  expect(content.residentialProjects.entries.length + content.commercialProjects.entries.length).toBe(count);
});

test.each(Object.keys(EDITS) as (keyof typeof EDITS)[])('an edit leaves a set without an error: %s', (kind) => {
  writeContent(folder, withProjects(readContent(sampleDir()), 24));
  for (let seed = 1; seed <= 3; seed += 1) editContent(folder, kind, createChance(seed, 0));
  expect(formatErrors(load().faults)).toBe('');
});
