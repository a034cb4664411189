// The plan of a build that makes only changed pages. For content sets of thousands; with a hundred the plain way would
// do.
import 'server-only';
import { readFileSync } from 'node:fs';
import { noParams, type PageKind } from './page-kind';

/** Params of the pages to build, by route. A route that is not listed has no pages. */
export type BuildPlan = Record<string, object[]>;

let plan: { path: string; build: BuildPlan } | null = null;

function readPlan(path: string): BuildPlan {
  if (plan?.path !== path) plan = { path, build: JSON.parse(readFileSync(path, 'utf8')) as BuildPlan };
  return plan.build;
}

/** Params that this build makes for a kind: those in the plan at `BUILD_PLAN`, else all. */
export function paramsToBuild<Params extends object>(kind: PageKind<Params>): object[] {
  const path = process.env['BUILD_PLAN'];
  const params = path ? (readPlan(path)[kind.route] ?? []) : kind.params();
  return params.length > 0 ? params : [noParams(kind)];
}
