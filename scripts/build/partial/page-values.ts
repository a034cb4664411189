// For content sets of thousands; with a hundred the plain way would do.
import { DATA_KINDS, PAGE_KINDS } from '@/lib/content/pages/kinds';
import { hasParams, pagePath } from '@/lib/content/pages/page-kind';
import type { PageValues } from '@/lib/content/pages/page-values';
import type { BuildPlan } from '@/lib/content/pages/plan';
import { getShell } from '@/lib/content/pages/shell';

/** The values of all pages that a partial build makes: those of its plan and those of routes without params. */
export function collectValues(build: BuildPlan): PageValues {
  const pages = new Map<string, object>();
  for (const kind of [...PAGE_KINDS, ...DATA_KINDS]) {
    for (const params of hasParams(kind) ? (build[kind.route] ?? []) : kind.params()) {
      const value = kind.read(params);
      if (value) pages.set(pagePath(kind, params), value);
    }
  }
  return { shell: getShell(), pages };
}
