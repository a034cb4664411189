import { writeFileSync } from 'node:fs';
import { PAGE_KINDS } from '@/lib/content/pages/kinds';
import { isRedirect, pagePath, type PageKind } from '@/lib/content/pages/page-kind';

export const PAGE_KINDS_PATH = '.cache/page-kinds.json';

/** Address of the first page of a kind that is not a redirect; null if the content has none. */
function firstPath(kind: PageKind): string | null {
  for (const params of kind.params()) {
    const page = kind.read(params);
    if (page && !isRedirect(page)) return pagePath(kind, params);
  }
  return null;
}

/** Writes the address of one page of each kind for the browser tests, which do not import the source. */
export function writePageKinds(): void {
  const kinds = new Map<string, { kind: string; route: string; path: string; isPictured: boolean }>();
  for (const kind of PAGE_KINDS) {
    const { name, route, isPictured } = kind;
    const path = kinds.has(name) ? null : firstPath(kind);
    if (path !== null) kinds.set(name, { kind: name, route, path, isPictured });
  }
  writeFileSync(PAGE_KINDS_PATH, JSON.stringify([...kinds.values()], null, 2));
}
