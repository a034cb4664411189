import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../../run/files';

const PUBLIC_DIR = 'public';
const ASIDE_DIR = '.cache/pictures-aside';
/** The picture step writes these folders. After an interrupted build it restores them. */
const FOLDERS = ['images', 'cards'];

const foldersIn = (root: string) => FOLDERS.filter((folder) => existsSync(join(root, folder)));

function move(from: string, to: string): void {
  for (const folder of foldersIn(from)) {
    mkdirSync(dirname(join(to, folder)), { recursive: true });
    renameSync(join(from, folder), join(to, folder));
  }
}

/** Hides the pictures during a step. Next would copy all of them although the earlier export already has most. */
export async function withoutPictures<T>(step: () => Promise<T>): Promise<T> {
  rmSync(ASIDE_DIR, { recursive: true, force: true });
  move(PUBLIC_DIR, ASIDE_DIR);
  try {
    return await step();
  } finally {
    move(ASIDE_DIR, PUBLIC_DIR);
  }
}

/** Published pictures and cards, as paths in the export. */
export function listPictures(): { folder: string; files: string[] } {
  const files = foldersIn(PUBLIC_DIR).flatMap((folder) =>
    listFiles(join(PUBLIC_DIR, folder)).map((file) => `${folder}/${file}`),
  );
  return { folder: PUBLIC_DIR, files };
}
