import { spawnSync } from 'node:child_process';
import { listSourceFiles } from '../build/partial/hash-code.mjs';

export interface VirtualFile {
  name: string;
  path: string;
  code: string;
}

/** Specifier of any module in a folder, because the law is about rooms, not single files. */
export function moduleOf(folder: string): string {
  const path = listSourceFiles([folder]).find((file) => /(?<!\.d)\.(tsx?|mjs)$/.test(file));
  if (path === undefined) throw new Error(`${folder} has no module`);
  return `@/${path.replace(/\.tsx?$/, '')}`;
}

/** Lints virtual files in one process. Returns the violated rules by file name. */
export function lint(files: VirtualFile[]): Map<string, string[]> {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/lint/test-lint.mjs'], {
    input: JSON.stringify(files),
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  const findings = JSON.parse(stdout) as string[][];
  return new Map(files.map(({ name }, index) => [name, findings[index] ?? []]));
}

/** A module that imports one name and uses it. */
export const importing = (specifier: string) => `import { y } from '${specifier}';\nexport const x = y;\n`;
/** Source of an enhancer with the required head. */
export const enhancer = (rest: string) => `/** Why an enhancer: it attaches. */\n${rest}`;
/** Source of an island with the required head. */
export const island = (rest: string) => `/** Why an island: it reacts. */\n${rest}`;
/** Source of a content module with the required head. */
export const content = (rest: string) => `import 'server-only';\n${rest}`;
