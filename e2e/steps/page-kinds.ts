import { existsSync, readFileSync } from 'node:fs';

interface PageKind {
  kind: string;
  /** Its folder in `app`. */
  route: string;
  /** Address of one page of the kind. */
  path: string;
  isPictured: boolean;
}

const WRITTEN_BY_BUILD = '.cache/page-kinds.json';

function readPageKinds(): PageKind[] {
  if (!existsSync(WRITTEN_BY_BUILD)) throw new Error(`No ${WRITTEN_BY_BUILD}: run npm run build first.`);
  return JSON.parse(readFileSync(WRITTEN_BY_BUILD, 'utf8')) as PageKind[];
}

/** Pages of the sample that look different from the first one of their kind. */
const OTHER_LOOKS = [
  [
    'commercial project',
    '/project-details/[developer]/[id]',
    '/project-details/vatika/gulmohar-business-court-sector-49',
  ],
  ['all projects, the other type', '/projects/[[...variant]]', '/projects/commercial/page/2'],
]
  .map(([kind = '', route = '', path = '']): PageKind => ({ kind, route, path, isPictured: false }))
  .filter(({ path }) => isBuilt(path));

/** Whether other content than the sample has the page, and not only a way on from its address. */
function isBuilt(path: string): boolean {
  const file = `${process.env['OUT_DIR'] ?? 'out'}${path}.html`;
  return existsSync(file) && !readFileSync(file, 'utf8').includes('http-equiv="refresh"');
}

/**
 * One address of each page kind, plus other looks; the audits visit all of them. The page for no connection is last: a
 * browser that has just shown it lets the project page that fetches it ahead wait for twenty seconds.
 */
export const PAGE_KINDS: readonly PageKind[] = [...OTHER_LOOKS, ...readPageKinds()];

/** Kinds that one page visits in turn: a browser's first page costs as much as an audit. Each group with its names. */
export function inGroups(kinds: readonly PageKind[], size = 6): [string, readonly PageKind[]][] {
  return Array.from({ length: Math.ceil(kinds.length / size) }, (_, index) => {
    const group = kinds.slice(index * size, (index + 1) * size);
    return [group.map(({ kind }) => kind).join(', '), group];
  });
}
