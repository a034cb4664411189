import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** In Next's folder, which `next build` empties before it compiles. */
const COMPILED_CODE_PATH = '.next/compiled-code';

/** Whether the last build compiled this code. If so, the pages only have to be rendered again. */
export function isCompiled(code: string): boolean {
  return (
    existsSync('.next/BUILD_ID') && existsSync(COMPILED_CODE_PATH) && readFileSync(COMPILED_CODE_PATH, 'utf8') === code
  );
}

/**
 * Deletes the page list of the last build. Next would read it before it writes the new list, and export only the pages
 * in it.
 */
export function forgetPages(): void {
  rmSync('.next/prerender-manifest.json', { force: true });
}

export function rememberCompiled(code: string): void {
  writeFileSync(COMPILED_CODE_PATH, code);
}
