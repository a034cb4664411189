import 'server-only';
import { readFileSync } from 'node:fs';

/** Kinds of pages and data files that grow with the content; every other one is made by every build. */
export type PageKind =
  | 'project'
  | 'brochure'
  | 'location'
  | 'locality'
  | 'city'
  | 'developer'
  | 'floor plans'
  | 'developer listing'
  | 'city listing'
  | 'all projects'
  | 'residential'
  | 'commercial'
  | 'plots'
  | 'sco'
  | 'listing data'
  | 'data';

/** Params of the pages to make, by kind. */
export type BuildPlan = Partial<Record<PageKind, object[]>>;

let plan: { path: string; build: BuildPlan } | null = null;

function readPlan(path: string): BuildPlan {
  if (plan?.path !== path) plan = { path, build: JSON.parse(readFileSync(path, 'utf8')) as BuildPlan };
  return plan.build;
}

/** The params of a kind that this build has to make: those that `BUILD_PLAN` names, else all of them. */
export function paramsToBuild<T extends object>(kind: PageKind, params: () => T[]): T[] {
  const path = process.env['BUILD_PLAN'];
  const wanted = path ? (readPlan(path)[kind] as T[] | undefined) : undefined;
  return wanted ?? params();
}
