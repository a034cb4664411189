import 'server-only';
import { CATALOGUE_GROUPS } from '@/lib/domain/project/catalogue';
import { suggestion } from '../files/nearest-word';
import { catalogueKeys, expectKnown, type CheckContext } from './context';

/** Catalogue keys of projects must exist; icons named in the catalogue must exist. */
export function checkCatalogue({ content, faults, source }: CheckContext): void {
  const icons = source.icons();
  for (const { position, key, value } of content.catalogue.entries) {
    if (!/^[a-z0-9_]+$/.test(key)) {
      faults.error(position, [], `expected small letters, digits and _ only (a-z, 0-9, _), found "${key}"`);
    }
    expectKnown(icons, value.icon, 'no lucide icon is named', position, ['icon'], faults);
  }
  for (const group of content.catalogue.topKeys) {
    if (CATALOGUE_GROUPS.some((known) => known === group)) continue;
    const position = { file: 'catalogue.json', path: [group], id: null };
    faults.error(position, [], `expected amenities or specifications${suggestion(group, CATALOGUE_GROUPS)}`);
  }
  for (const group of CATALOGUE_GROUPS) {
    const known = catalogueKeys(content, group);
    for (const { position, value } of content[group].entries) {
      for (const [index, key] of value.entries())
        expectKnown(known, key, `catalogue.json has no ${group} key`, position, [index], faults);
    }
  }
}
