import 'server-only';
import { CATALOGUE_GROUPS } from '@/lib/domain/project/catalogue';
import type { FaultList } from '../files/faults';
import { suggestion } from '../files/nearest-word';
import type { LoadedFile } from '../files/loaded-file';
import { catalogueKeys, type CheckContext } from './context';

/** Catalogue keys of projects must exist; icons named in the catalogue must exist. */
export function checkCatalogue({ content, faults, source }: CheckContext): void {
  const icons = source.icons();
  for (const { position, key, value } of content.catalogue.entries) {
    if (!/^[a-z0-9_]+$/.test(key)) {
      faults.error(position, [], `expected small letters, digits and _ only (a-z, 0-9, _), found "${key}"`);
    }
    if (!icons.has(value.icon)) {
      faults.error(position, ['icon'], `no lucide icon is named "${value.icon}"${suggestion(value.icon, icons)}`);
    }
  }
  for (const group of content.catalogue.topKeys) {
    if (CATALOGUE_GROUPS.some((known) => known === group)) continue;
    const position = { file: 'catalogue.json', path: [group], id: null };
    faults.error(position, [], `expected amenities or specifications${suggestion(group, CATALOGUE_GROUPS)}`);
  }
  for (const group of CATALOGUE_GROUPS) {
    const known = catalogueKeys(content, group);
    if (known) checkKeys(content[group], known, group, faults);
  }
}

function checkKeys(file: LoadedFile<string[]>, known: Set<string>, group: string, faults: FaultList): void {
  for (const { position, value } of file.entries) {
    for (const [index, key] of value.entries()) {
      if (!known.has(key))
        faults.error(position, [index], `catalogue.json has no ${group} key "${key}"${suggestion(key, known)}`);
    }
  }
}
