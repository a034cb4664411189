import 'server-only';
import { renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diskSource } from '../files/source';
import { WorkingCopy } from './working-copy';

/** The content folder as it is on disk. */
export class FolderCopy extends WorkingCopy {
  constructor(readonly dir: string) {
    super({
      read: (name) => diskSource(dir).read(name)?.toString('utf8') ?? null,
      // By rename: whoever watches the folder sees the old text or the new one, never a part.
      write(name, text) {
        const target = path.join(dir, name);
        const made = `${target}.${process.pid}.new`;
        writeFileSync(made, text);
        renameSync(made, target);
      },
      stampOf(name) {
        const stat = statSync(path.join(dir, name), { throwIfNoEntry: false });
        return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : '';
      },
      source: () => diskSource(dir),
    });
  }
}
