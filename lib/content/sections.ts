import 'server-only';
import type { Section } from '@/lib/domain/section';
import { fromContent } from './content';
import type { ContentSet } from './load-content';
import type { Entry, LoadedFile } from './read-json';

/** A reader of one section, from a file keyed by project id. `make` is called for a record that is there and sound. */
export function sectionReader<Raw, Value>(
  fileOf: (content: ContentSet) => LoadedFile<Raw>,
  make: (raw: Raw, entry: Entry<Raw>, content: ContentSet) => Value,
): (projectId: string) => Section<Value> {
  const sections = fromContent((content) => {
    const file = fileOf(content);
    const ready = file.entries.map((entry): [string, Section<Value>] => [
      entry.key,
      { kind: 'ready', value: make(entry.value, entry, content) },
    ]);
    return { ready: new Map(ready), file };
  });
  return (projectId) => {
    const { ready, file } = sections();
    const isFaulty = file.isUnreadable || file.keys.has(projectId);
    return (
      ready.get(projectId) ??
      (isFaulty ? { kind: 'faulty', message: 'The record could not be read.' } : { kind: 'missing' })
    );
  };
}

/** The value of a section, null where it is missing or faulty. */
export function valueOf<T>(section: Section<T>): T | null {
  return section.kind === 'ready' ? section.value : null;
}
