import { existsSync, readFileSync } from 'node:fs';

interface PageKind {
  kind: string;
  /** Address of one page of the kind. */
  path: string;
  isPictured: boolean;
}

const WRITTEN_BY_BUILD = '.cache/page-kinds.json';

function readPageKinds(): PageKind[] {
  if (!existsSync(WRITTEN_BY_BUILD)) throw new Error(`No ${WRITTEN_BY_BUILD}: run npm run build first.`);
  return JSON.parse(readFileSync(WRITTEN_BY_BUILD, 'utf8')) as PageKind[];
}

/** Pages that look different from the first one of their kind. */
const OTHER_LOOKS = [
  { kind: 'category, further page', path: '/residential/page/2' },
  { kind: 'city with a path of its own', path: '/bangalore' },
  { kind: 'commercial project', path: '/project-details/vatika/gulmohar-business-court-sector-49' },
  { kind: 'listing of a developer in a city', path: '/developer-projects/vatika/gurgaon' },
  { kind: 'all projects, the other type', path: '/projects/commercial/page/2' },
].map((look) => ({ ...look, isPictured: false }));

/** One address of each page kind, plus other looks; the audits visit all of them. */
export const PAGE_KINDS: readonly PageKind[] = [...readPageKinds(), ...OTHER_LOOKS];
