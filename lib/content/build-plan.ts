import 'server-only';
import { readFileSync } from 'node:fs';

/** Kinds of pages that grow with the content; every other page is made by every build. */
export type PageKind =
  | 'project'
  | 'brochure'
  | 'location'
  | 'locality'
  | 'developer'
  | 'floor plans'
  | 'developer listing'
  | 'city listing'
  | 'all projects'
  | 'residential'
  | 'commercial'
  | 'plots'
  | 'sco';

/** Params of the pages to make, as JSON texts, by kind. */
export type BuildPlan = Partial<Record<PageKind, string[]>>;

let plan: { path: string; wanted: Map<string, Set<string>> } | null = null;

function readPlan(path: string): Map<string, Set<string>> {
  if (plan?.path === path) return plan.wanted;
  const kinds = JSON.parse(readFileSync(path, 'utf8')) as BuildPlan;
  plan = { path, wanted: new Map(Object.entries(kinds).map(([kind, params]) => [kind, new Set(params)])) };
  return plan.wanted;
}

/**
 * The params of a kind that this build has to make: all of them, or those `BUILD_PLAN` names. A kind without any gets
 * its first one, as a build demands one.
 */
export function paramsToBuild<T extends object>(kind: PageKind, params: T[]): T[] {
  const path = process.env['BUILD_PLAN'];
  const wanted = path ? readPlan(path).get(kind) : undefined;
  if (!wanted) return params;
  const picked = params.filter((each) => wanted.has(JSON.stringify(each)));
  return picked.length > 0 ? picked : params.slice(0, 1);
}
