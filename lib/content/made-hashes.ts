import 'server-only';
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fromContent } from './content';
import { DEFAULT_KEY, type ContentKey } from './content-files';
import { getImagesHash } from './images';
import { KEPT_FOLDER, keepingCode, writeKept } from './kept-reading';
import type { ContentSet } from './load-content';
import type { Entry } from './read-json';

/** Files whose records each belong to one project, by its id; `default` is everybody's. */
const FILES_OF_PROJECTS: readonly ContentKey[] = [
  ...(['residentialProjects', 'commercialProjects', 'floorPlans', 'paymentPlans', 'amenities'] as const),
  ...(['specifications', 'amenityImages', 'specificationImages', 'locations', 'sitePlans'] as const),
];
const FILE = 'made-hashes.json';

/** A hash of all that was read of a project, and hashes of what was made of it, by name. */
type MadeOfProject = [read: string, made: Record<string, string>];

interface MadeHashes {
  head: string;
  projects: Record<string, MadeOfProject>;
}

/** SHA-1 of data, as JSON tells it. */
export function hashData(data: unknown): string {
  return hash('sha1', data instanceof Uint8Array ? data : (JSON.stringify(data) ?? ''), 'base64url');
}

/**
 * `hashData` of what `make` makes of the records of one project and of what is the same for all: made again only where
 * one of them changed since the build before.
 */
export function hashMade(name: string, projectId: string, make: () => unknown): string {
  const projects = madeHashes();
  const read = projects && recordsRead().get(projectId);
  if (!projects || !read) return hashData(make());
  if (projects[projectId]?.[0] !== read) projects[projectId] = [read, {}];
  return (projects[projectId][1][name] ??= hashData(make()));
}

/** Keeps the hashes for the next build. */
export function keepMadeHashes(): void {
  const projects = madeHashes();
  if (!projects) return;
  const known = recordsRead();
  const present = Object.entries(projects).filter(([id]) => known.has(id));
  writeKept(FILE, JSON.stringify({ head: headNow(), projects: Object.fromEntries(present) } satisfies MadeHashes));
}

const headNow = fromContent((content) => `${keepingCode()} ${getImagesHash()} ${hashOfShared(content)}`);

/** Null where nothing is kept, or where records are left out, of which no hash tells. */
const madeHashes = fromContent((content): Record<string, MadeOfProject> | null => {
  const isWhole = Object.values(content).every(
    ({ isUnreadable, recordPaths, entries }) => !isUnreadable && recordPaths.length === entries.length,
  );
  if (!isWhole || keepingCode() === null) return null;
  const path = `${KEPT_FOLDER}/${FILE}`;
  const kept = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as MadeHashes) : null;
  return kept?.head === headNow() ? kept.projects : {};
});

/** By project id, in one hash: the project's record and those of its sections. */
const recordsRead = fromContent((content) => {
  const hashes = new Map<string, string>();
  for (const [at, file] of FILES_OF_PROJECTS.entries()) {
    for (const entry of content[file].entries) {
      const id = idOfProject(entry);
      hashes.set(id, `${hashes.get(id) ?? ''} ${at}:${entry.hash}`);
    }
  }
  return new Map([...hashes].map(([id, text]) => [id, hash('sha1', text, 'base64url')]));
});

/** Projects stand in lists under their developer, sections under their project. */
function idOfProject({ place, key, id }: Entry<unknown>): string {
  return place.path.length > 1 ? id : key;
}

/** What every project's pages may show: all other files, and what stands in for a section. */
function hashOfShared(content: ContentSet): string {
  const shared = Object.entries(content).map(([file, { entries }]) =>
    FILES_OF_PROJECTS.includes(file as ContentKey) ? entries.filter(({ key }) => key === DEFAULT_KEY) : entries,
  );
  return hashData(shared.map((entries) => (entries as Entry<unknown>[]).map(({ key, hash }) => [key, hash])));
}
