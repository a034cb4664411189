/** @jest-environment node */
import { CONTENT_FILES, type ContentKey } from '@/lib/content/files/table';
import { diskSource, sampleDir } from '@/lib/content/files/source';
import { loadContent } from '@/lib/content/set/load';
import { formatErrors } from '@/lib/content/set/report';
import { readContent, withProjects } from './content-set';

test.each([15, 300])('%d projects are a whole set without an error or a missing picture', (count) => {
  const set = withProjects(readContent(sampleDir()), count);
  const texts = new Map(
    Object.entries(set).map(([key, value]) => [CONTENT_FILES[key as ContentKey].name, JSON.stringify(value)]),
  );
  const read = (file: string) => Buffer.from(texts.get(file) ?? '');
  const { content, faults } = loadContent({ ...diskSource(sampleDir()), read });
  expect(formatErrors(faults)).toBe('');
  expect(content.residentialProjects.entries.length + content.commercialProjects.entries.length).toBe(count);
});
