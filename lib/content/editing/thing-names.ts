import 'server-only';
import { recordsOf, textIn } from './record-words';
import { PROJECT_FILES } from './things';
import type { WorkingCopy } from './working-copy';

/** Names of projects and developers by the keys under which other files know them. */
export function thingNames(copy: WorkingCopy): Map<string, string> {
  const projects = PROJECT_FILES.flatMap((file) => recordsOf(file, copy.json(file)));
  return new Map([
    ...recordsOf('developerNames', copy.json('developerNames')).map(({ key, value }) => [key, String(value)] as const),
    ...projects.map(({ value }) => [textIn(value, 'id') || textIn(value, 'custom_id'), textIn(value, 'name')] as const),
  ]);
}
