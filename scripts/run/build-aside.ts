import { existsSync, renameSync, rmSync } from 'node:fs';
import { PAGE_KINDS_PATH } from './page-kinds';
import { runStep, scriptCommand } from './run-step';

/** What a build of other content replaces; it stands aside meanwhile. */
const KEPT = [
  ...['out', '.next', PAGE_KINDS_PATH, '.cache/build-stamp.json', '.cache/export-record.json', '.cache/page-values'],
  ...['.cache/sitemap-entries.json', '.cache/page-days.json'],
];
const aside = (path: string) => `.cache/kept${path.replaceAll('/', '-')}`;

function move(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  if (existsSync(from)) renameSync(from, to);
}

/** Builds other content into `outDir`, does what `look` does with it, and brings the earlier build back. */
export async function buildAside(
  contentDir: string,
  outDir: string,
  options: readonly string[] = [],
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  for (const path of KEPT) move(path, aside(path));
  try {
    const env = { CONTENT_DIR: contentDir };
    const { exitCode } = await runStep(scriptCommand('scripts/build.ts', [...options]), { output: 'show', env });
    if (exitCode !== 0) return exitCode;
    move('out', outDir);
    await look();
    return 0;
  } finally {
    for (const path of KEPT) move(aside(path), path);
    // The other build replaced pictures, icons, fonts and colours.
    for (const step of ['pictures', 'icons']) {
      await runStep(scriptCommand(`scripts/build/${step}/main.ts`), { output: 'keep' });
    }
  }
}
