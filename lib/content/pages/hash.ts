// Hashes of page data. For content sets of thousands; with a hundred the plain way would do.
import 'server-only';
import { hash } from 'node:crypto';
import { memoizeOnContent } from '../set/content';
import { DEFAULT_KEY, type ContentKey } from '../files/table';
import { getImagesHash } from '../records/picture-manifest';
import { memoizeByObject } from '../files/memoize';
import { cacheKey, readCached, writeCached } from '../files/cache';
import type { ContentSet } from '../files/content-set';
import type { Entry } from '../files/loaded-file';

/** Files whose records each belong to one project, by its id; their `default` record is shared by all projects. */
const FILES_OF_PROJECTS: readonly ContentKey[] = [
  ...(['residentialProjects', 'commercialProjects', 'floorPlans', 'paymentPlans', 'amenities'] as const),
  ...(['specifications', 'amenityImages', 'specificationImages', 'locations', 'sitePlans'] as const),
];
const FILE = 'project-hashes.json';

/** Hash of the records of one or more projects, and hashes of the values derived from them, by name. */
type HashesOfProject = [records: string, made: Record<string, string>];

/** By project id, or by a hash of several. */
type CachedHashes = Record<string, HashesOfProject>;

/** Hashes of records that many pages show; null until computed. */
const sharedHashes = new WeakMap<object, string | null>();

/** Marks a record that many pages show: it is hashed once, and page hashes contain its hash in place of its fields. */
export function shared<T extends object>(record: T): T {
  if (!sharedHashes.has(record)) sharedHashes.set(record, null);
  return record;
}

function standIn(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known = sharedHashes.get(value);
  if (known === undefined) return value;
  if (known !== null) return known;
  const made = sha1(JSON.stringify(value));
  sharedHashes.set(value, made);
  return made;
}

const sha1 = (text: string | Uint8Array) => hash('sha1', text, 'base64url');

/** SHA-1 of a page's data as JSON, base64url. */
export function hashData(data: unknown): string {
  return sha1(JSON.stringify(data, standIn) ?? '');
}

/** A part of a page's data with its own cached hash. Views get its value. */
export abstract class Hashed<T> {
  abstract get value(): T;
  /** The part's hash, which replaces it in the page's hash. */
  abstract toJSON(): string;
}

/** Bytes of a file, unchanged. */
export class FileBytes extends Hashed<Buffer> {
  constructor(readonly value: Buffer) {
    super();
  }

  toJSON(): string {
    return sha1(this.value);
  }
}

/**
 * A value that `make` derives from the own records of projects, from shared records and from what `name` says, and from
 * nothing else. It is computed when its page is built. Its hash is cached between builds and recomputed if one of those
 * records changed.
 */
abstract class OfRecords<T> extends Hashed<T> {
  constructor(
    readonly name: string,
    private readonly make: () => T,
  ) {
    super();
  }

  get value(): T {
    return this.make();
  }

  /** `records` is the hash of the records of what `of` names. */
  protected cachedHash(of: string, records: string | undefined): string {
    const earlier = cachedHashes();
    if (!earlier || !records) return hashData(this.make());
    const known = earlier[of]?.[0] === records ? earlier[of][1][this.name] : undefined;
    const [, made] = (currentHashes()[of] ??= [records, {}]);
    return (made[this.name] ??= known ?? hashData(this.make()));
  }
}

/** A value derived from one project. */
export class OfProject<T> extends OfRecords<T> {
  constructor(
    name: string,
    readonly projectId: string,
    make: () => T,
  ) {
    super(name, make);
  }

  toJSON(): string {
    return this.cachedHash(this.projectId, hashesOfRecords().get(this.projectId));
  }
}

/** A value derived from several projects and their order. */
export class OfProjects<T> extends OfRecords<T> {
  constructor(
    name: string,
    private readonly projects: readonly { id: string }[],
    make: () => T,
  ) {
    super(name, make);
  }

  toJSON(): string {
    const { ids, records } = hashesOfList(this.projects);
    return this.cachedHash(ids, records);
  }
}

/** Caches the hashes that this process has asked for, for the next build. */
export function cacheProjectHashes(): void {
  if (cachedHashes() === null) return;
  writeCached(FILE, hashesSource(), JSON.stringify(currentHashes()));
}

/** What the hashes of all projects go by besides their own records. */
const hashesSource = memoizeOnContent((content) => `${getImagesHash()} ${hashOfShared(content)}`);

/** Null when caching is off, or when faulty records were dropped: no hash would notice that. */
const cachedHashes = memoizeOnContent((content): CachedHashes | null => {
  const isWhole = Object.values(content).every(
    ({ isUnreadable, recordPaths, entries }) => !isUnreadable && recordPaths.length === entries.length,
  );
  if (!isWhole || cacheKey() === null) return null;
  const cached = readCached(FILE);
  return cached?.source === hashesSource() ? (JSON.parse(cached.body.toString('utf8')) as CachedHashes) : {};
});

const currentHashes = memoizeOnContent((): CachedHashes => ({}));

/** Hash by project id, of the project's record and its section records. */
const hashesOfRecords = memoizeOnContent((content) => {
  const hashes = new Map<string, string>();
  for (const [at, file] of FILES_OF_PROJECTS.entries()) {
    for (const entry of content[file].entries) {
      const id = idOfProject(entry);
      hashes.set(id, `${hashes.get(id) ?? ''} ${at}:${entry.hash}`);
    }
  }
  return new Map([...hashes].map(([id, text]) => [id, sha1(text)]));
});

const hashesOfList = memoizeByObject((projects: readonly { id: string }[]) => ({
  ids: sha1(projects.map(({ id }) => id).join('\n')),
  records: sha1(projects.map(({ id }) => hashesOfRecords().get(id)).join('\n')),
}));

/** Projects are in lists keyed by developer; sections are keyed by project id. */
function idOfProject({ position, key, id }: Entry<unknown>): string {
  return position.path.length > 1 ? id : key;
}

/** Hash of everything that is not about one project: all other files, and the `default` records. */
function hashOfShared(content: ContentSet): string {
  const records = Object.entries(content).map(([file, { entries }]) =>
    FILES_OF_PROJECTS.includes(file as ContentKey) ? entries.filter(({ key }) => key === DEFAULT_KEY) : entries,
  );
  return hashData(records.map((entries) => (entries as Entry<unknown>[]).map(({ key, hash }) => [key, hash])));
}
