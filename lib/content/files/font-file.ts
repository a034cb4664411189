import 'server-only';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentDir, sampleDir } from './source';

/** The file of a font of `theme.json`: in the content folder, or in an installed package of variable fonts. */
export function fontFile(name: string, dir = contentDir()): string {
  const inPackage = `node_modules/${name}/files/${name.split('/').at(-1)}-latin-wght-normal.woff2`;
  const places = name.startsWith('fonts/') ? [dir, sampleDir()].map((folder) => path.join(folder, name)) : [inPackage];
  const file = places.find((place) => existsSync(place));
  if (file) return file;
  const remedy = name.startsWith('fonts/') ? `it is not in ${dir}` : `npm install ${name}`;
  throw new Error(`theme.json › fonts: no font ${name}: ${remedy}`);
}
