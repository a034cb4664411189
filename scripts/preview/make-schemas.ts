import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editorFiles } from '@/lib/content/set/editor-schemas';

/** `npm run make:schemas`: writes the schemas that editors use to check and complete content while typing. */
const files = editorFiles();
for (const file of files) {
  mkdirSync(path.dirname(file.path), { recursive: true });
  writeFileSync(file.path, file.text);
}
console.log(`${files.length} files written to samples/aangan/schemas/ and .vscode/`);
