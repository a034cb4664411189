import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FILES, layOut, type ContentKey } from '@/lib/content/files/table';
import type { RawCompany, RawDeveloper } from '@/lib/content/schemas/developer';
import type { RawProject, RawTrendingProject } from '@/lib/content/schemas/project';

/** The JSON of every content file. */
export type ContentJson = Record<ContentKey, unknown>;
type Lists = Record<string, RawProject[]>;

const PROJECT_FILES = ['residentialProjects', 'commercialProjects'] as const;
/** Files with one record a project, by its id. */
const PROJECT_MAPS = [
  ...(['floorPlans', 'paymentPlans', 'amenities', 'specifications', 'amenityImages'] as const),
  ...(['specificationImages', 'locations', 'sitePlans', 'units'] as const),
];
/** After so many copies of all projects the developers are copied, too: 27 at 126 projects, some 500 at 10,000. */
const ROUNDS_PER_DEVELOPER = 4;

const idOf = (project: RawProject) => project.id ?? project.custom_id ?? '';
type Text = string | undefined;
const copyId = <T extends Text>(id: T, round: number): T => (id && round > 0 ? (`${id}-${round + 1}` as T) : id);
const copyName = <T extends Text>(name: T, round: number): T =>
  name && round > 0 ? (`${name} ${round + 1}` as T) : name;

/**
 * A valid set with this many projects: some of those of `files`, or all of them and copies with ids, names and RERA
 * numbers of their own. Pictures are named, not copied; what is said of them holds for one project only and is left out.
 */
export function withProjects(files: ContentJson, count: number): ContentJson {
  const own = PROJECT_FILES.flatMap((file) =>
    Object.entries(files[file] as Lists).flatMap(([slug, list]) => list.map((project) => ({ file, slug, project }))),
  );
  const made = { residentialProjects: {} as Lists, commercialProjects: {} as Lists };
  const sections = PROJECT_MAPS.map((file) => {
    const records = files[file] as Record<string, object>;
    const made: typeof records = 'default' in records ? { default: records['default'] } : {};
    return { file, records, made };
  });
  const ids = new Set<Text>();
  for (let at = 0; at < count; at++) {
    const round = Math.floor(at / own.length);
    // A set of fewer projects takes every third or so, so that it has all kinds.
    const { file, slug, project } = own[count < own.length ? Math.floor((at * own.length) / count) : at % own.length]!;
    const id = copyId(idOf(project), round);
    ids.add(id);
    const developerRound = Math.floor(round / ROUNDS_PER_DEVELOPER);
    (made[file][copyId(slug, developerRound)] ??= []).push({
      ...project,
      [project.id === undefined ? 'custom_id' : 'id']: id,
      name: copyName(project.name, round),
      developer: copyName(project.developer, developerRound),
      rera: copyId(project.rera, round),
    });
    for (const section of sections) {
      const record = section.records[idOf(project)];
      if (record) section.made[id] = 'id' in record ? { ...record, id } : record;
    }
  }
  const site = files.site as { heroProjects: Record<string, string> };
  const heroProjects = Object.entries(site.heroProjects).filter(([, id]) => ids.has(id));
  return {
    ...files,
    ...made,
    ...(Object.fromEntries(sections.map((section) => [section.file, section.made])) as Partial<ContentJson>),
    ...copyDevelopers(files, Math.ceil(count / own.length / ROUNDS_PER_DEVELOPER)),
    // A set of few projects has none where some of them are.
    advisers: (files.advisers as object[]).map((adviser) => ({ ...adviser, localities: undefined })),
    drawings: [],
    pictures: [],
    trendingProjects: (files.trendingProjects as RawTrendingProject[]).filter(({ id }) => ids.has(id)),
    promo: { ...(files.promo as object), projectId: [...ids][0] },
    site: { ...site, heroProjects: Object.fromEntries(heroProjects) },
  };
}

function copyDevelopers(files: ContentJson, rounds: number): Partial<ContentJson> {
  const copies = <T>(copy: (round: number) => T[]) => Array.from({ length: rounds }, (_, round) => copy(round)).flat();
  const mapCopies = <T>(map: unknown, copy: (value: T, round: number) => T) =>
    Object.fromEntries(
      copies((round) =>
        Object.entries(map as Record<string, T>).map(([slug, value]) => [copyId(slug, round), copy(value, round)]),
      ),
    );
  const rename = <T extends { name: string }>(record: T, round: number) => ({
    ...record,
    name: copyName(record.name, round),
  });
  return {
    developerNames: mapCopies<string>(files.developerNames, copyName),
    companies: mapCopies<RawCompany>(files.companies, rename),
    developers: copies((round) =>
      (files.developers as RawDeveloper[]).map((record) => ({
        ...rename(record, round),
        id: copyId(record.id, round),
        url: copyId(record.url, round),
      })),
    ),
  };
}

export function readContent(dir: string): ContentJson {
  return Object.fromEntries(
    Object.entries(CONTENT_FILES).map(([key, { name }]) => [key, JSON.parse(readFileSync(join(dir, name), 'utf8'))]),
  ) as ContentJson;
}

/** Writes a set; returns its bytes. */
export function writeContent(dir: string, set: ContentJson): number {
  mkdirSync(dir, { recursive: true });
  let bytes = 0;
  for (const [key, value] of Object.entries(set)) {
    const text = layOut(value);
    bytes += Buffer.byteLength(text);
    writeFileSync(join(dir, CONTENT_FILES[key as ContentKey].name), text);
  }
  return bytes;
}
