import 'server-only';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { FaultList } from '../files/faults';
import { suggestion } from '../files/nearest-word';
import type { LoadedFile } from '../files/loaded-file';
import type { CheckContext } from './context';

const GROUPS = ['amenities', 'specifications'] as const;

/** Catalogue keys of projects must exist; icons named in the catalogue must exist. */
export function checkCatalogue({ content, faults }: CheckContext): void {
  const icons = lucideIcons();
  for (const { position, key, value } of content.catalogue.entries) {
    if (!/^[a-z0-9_]+$/.test(key)) {
      faults.error(position, [], `expected small letters, digits and _ only (a-z, 0-9, _), found "${key}"`);
    }
    if (!icons.has(value.icon)) {
      faults.error(position, ['icon'], `no lucide icon is named "${value.icon}"${suggestion(value.icon, icons)}`);
    }
  }
  if (content.catalogue.isUnreadable) return;
  for (const group of content.catalogue.topKeys) {
    if (GROUPS.some((known) => known === group)) continue;
    const position = { file: 'catalogue.json', path: [group], id: null };
    faults.error(position, [], `expected amenities or specifications${suggestion(group, GROUPS)}`);
  }
  for (const group of GROUPS) {
    const paths = content.catalogue.recordPaths.filter(([first]) => first === group);
    checkKeys(content[group], new Set(paths.map(([, key]) => String(key))), group, faults);
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

function lucideIcons(): Set<string> {
  const dir = path.resolve(/* turbopackIgnore: true */ process.cwd(), 'node_modules', 'lucide-static', 'icons');
  const files = existsSync(dir) ? readdirSync(dir) : [];
  return new Set(files.filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -'.svg'.length)));
}
