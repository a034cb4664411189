import 'server-only';
import { CONTENT_FILES } from '../../files/table';
import { contentDir, diskSource } from '../../files/source';
import { ContentError } from '../../set/content-error';

/** Names, with `.json`, of the files published unchanged under /data (spec 3, 7). */
export const DATA_FILES: string[] = Object.values(CONTENT_FILES)
  .filter(({ isPublished }) => isPublished)
  .map(({ name }) => name);

/** Text of a published file, by its name with or without `.json`; throws for other names. */
export function readPublishedContent(name: string): string {
  const file = name.endsWith('.json') ? name : `${name}.json`;
  const bytes = DATA_FILES.includes(file) ? diskSource(contentDir()).read(file) : null;
  if (bytes === null) throw new ContentError(`${file}: is not a published content file`);
  return bytes.toString('utf8');
}
