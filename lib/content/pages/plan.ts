import 'server-only';
import { readFileSync } from 'node:fs';

/** What a build of some pages makes. */
export interface BuildPlan {
  /** Params of the pages by route. A route that is not listed has no pages. */
  params: Record<string, object[]>;
  /** The shell, and what the pages show by address; null where Next's processes read the content themselves. */
  values: { shell: object; pages: Record<string, object> } | null;
}

let read: { path: string; plan: BuildPlan } | null = null;

/** The plan in the file at `BUILD_PLAN`, read once; null in a build of all pages. */
export function readPlan(): BuildPlan | null {
  const path = process.env['BUILD_PLAN'];
  if (!path) return null;
  if (read?.path !== path) read = { path, plan: JSON.parse(readFileSync(path, 'utf8')) as BuildPlan };
  return read.plan;
}
