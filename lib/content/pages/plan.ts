import 'server-only';
import { readFileSync } from 'node:fs';
import { noParams, type PageKind } from './page-kind';

/** Params of the pages to make, by route. A route that it does not name makes all of its pages. */
export type BuildPlan = Record<string, object[]>;

let plan: { path: string; build: BuildPlan } | null = null;

function readPlan(path: string): BuildPlan {
  if (plan?.path !== path) plan = { path, build: JSON.parse(readFileSync(path, 'utf8')) as BuildPlan };
  return plan.build;
}

/** The params of a kind that this build has to make: those that the plan at `BUILD_PLAN` names, else all of them. */
export function paramsToBuild<Params extends object>(kind: PageKind<Params>): object[] {
  const path = process.env['BUILD_PLAN'];
  const params = (path ? readPlan(path)[kind.route] : undefined) ?? kind.params();
  return params.length > 0 ? params : [noParams(kind)];
}
