import 'server-only';
import { cityNamed } from '../files/city-names';
import { developerSlugOf } from '../files/developer-names';
import type { FaultList } from '../files/faults';
import type { ContentSet } from '../files/content-set';
import type { Entry } from '../files/loaded-file';
import type { RawProject } from '../schemas/project';

/** Files that every page needs: a lenient build stops at their errors too. */
export const INDISPENSABLE_FILES: readonly string[] = ['site.json', 'theme.json', 'about.json'];

/** The content without faulty records, and without projects whose city or developer was dropped. */
export function leaveOutFaulty(content: ContentSet, faults: FaultList): ContentSet {
  const files = Object.entries(content).map(([key, file]) => [
    key,
    { ...file, entries: (file.entries as Entry<unknown>[]).filter(({ position }) => !faults.hasError(position)) },
  ]);
  const sound = Object.fromEntries(files) as ContentSet;
  const developers = new Set(sound.developers.entries.map(({ value }) => developerSlugOf(sound, value.name)));
  const hasPages = ({ key, value }: Entry<RawProject>) => developers.has(key) && cityNamed(sound, value.city) !== null;
  return {
    ...sound,
    residentialProjects: { ...sound.residentialProjects, entries: sound.residentialProjects.entries.filter(hasPages) },
    commercialProjects: { ...sound.commercialProjects, entries: sound.commercialProjects.entries.filter(hasPages) },
  };
}
