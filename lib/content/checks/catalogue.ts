import 'server-only';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { FaultList } from '../faults';
import { suggestion } from '../nearest-word';
import type { LoadedFile } from '../read-json';
import type { CheckContext } from './context';

const GROUPS = ['amenities', 'specifications'] as const;

/** Catalogue keys that projects use exist; icons that the catalogue names exist. */
export function checkCatalogue({ content, faults }: CheckContext): void {
  const icons = lucideIcons();
  for (const { place, key, value } of content.catalogue.entries) {
    if (!/^[a-z0-9_]+$/.test(key)) {
      faults.error(place, [], `expected small letters, digits and _ only (a-z, 0-9, _), found "${key}"`);
    }
    if (!icons.has(value.icon)) {
      faults.error(place, ['icon'], `no lucide icon is named "${value.icon}"${suggestion(value.icon, icons)}`);
    }
  }
  if (content.catalogue.isUnreadable) return;
  for (const group of content.catalogue.topKeys) {
    if (GROUPS.some((known) => known === group)) continue;
    const place = { file: 'catalogue.json', path: [group], id: null };
    faults.error(place, [], `expected amenities or specifications${suggestion(group, GROUPS)}`);
  }
  for (const group of GROUPS) {
    const paths = content.catalogue.recordPaths.filter(([first]) => first === group);
    checkKeys(content[group], new Set(paths.map(([, key]) => String(key))), group, faults);
  }
}

function checkKeys(file: LoadedFile<string[]>, known: Set<string>, group: string, faults: FaultList): void {
  for (const { place, value } of file.entries) {
    for (const [index, key] of value.entries()) {
      if (!known.has(key))
        faults.error(place, [index], `catalogue.json has no ${group} key "${key}"${suggestion(key, known)}`);
    }
  }
}

function lucideIcons(): Set<string> {
  const dir = path.resolve(/* turbopackIgnore: true */ process.cwd(), 'node_modules', 'lucide-static', 'icons');
  const files = existsSync(dir) ? readdirSync(dir) : [];
  return new Set(files.filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -'.svg'.length)));
}
