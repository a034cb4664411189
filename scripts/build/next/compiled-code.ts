import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** In Next's own folder, which a build that compiles empties first. */
const COMPILED_CODE_PATH = '.next/compiled-code';

/** Whether the compiled pages of the last build are of this code: then only what they say has to be made anew. */
export function isCompiled(code: string): boolean {
  return (
    existsSync('.next/BUILD_ID') && existsSync(COMPILED_CODE_PATH) && readFileSync(COMPILED_CODE_PATH, 'utf8') === code
  );
}

/**
 * Takes away the list of pages of the last build: Next would read it before it writes the new one, and copy only what
 * stands in it.
 */
export function forgetPages(): void {
  rmSync('.next/prerender-manifest.json', { force: true });
}

export function rememberCompiled(code: string): void {
  writeFileSync(COMPILED_CODE_PATH, code);
}
