import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layOut } from '@/lib/content/files/table';

/** A seeded random generator: the same seed gives the same choices on every machine. */
interface Chance {
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  pick<T>(values: readonly T[]): T;
}

/** Mulberry32 over `seed` and `part`. Each part of a set has its own sequence, independent of earlier parts. */
export function createChance(seed: number, part: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(part + 1, 0x85ebca6b);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return { whole, pick: (values) => values[whole(0, values.length - 1)]! };
}

type Json = Record<string, unknown>;
type ProjectFile = Record<string, Json[]>;

interface Files {
  read: <T>(name: string) => T;
  write: (name: string, value: unknown) => void;
}

const FILES = ['residentialProjects', 'commercialProjects'];

/** A random project of the set, and the list that contains it. */
function pickProject({ read }: Files, chance: Chance) {
  const name = chance.pick(
    FILES.filter((file) => Object.values(read<ProjectFile>(file)).some(({ length }) => length > 0)),
  );
  const file = read<ProjectFile>(name);
  const list = chance.pick(Object.values(file).filter(({ length }) => length > 0));
  return { name, file, list, project: chance.pick(list) };
}

const idOf = (project: Json) => String(project['id'] ?? project['custom_id']);

function without(record: Json, ...keys: string[]): Json {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}

/** Typical edits of a content team, by kind. Each changes the files and returns a description. */
export const EDITS = {
  price(files: Files, chance: Chance) {
    const { name, file, project } = pickProject(files, chance);
    project['price'] = `₹ ${chance.whole(1, 4)}.${chance.whole(10, 99)} – ${chance.whole(5, 9)}.10 Cr`;
    files.write(name, file);
    return `price of ${idOf(project)}`;
  },
  rename(files: Files, chance: Chance) {
    const { name, file, project } = pickProject(files, chance);
    project['name'] = `Renamed Court ${chance.whole(100, 999)}`;
    files.write(name, file);
    return `name of ${idOf(project)}`;
  },
  'new project'(files: Files, chance: Chance) {
    const { name, file, list, project } = pickProject(files, chance);
    const id = `new-court-${chance.whole(1000, 9999)}`;
    list.push({ ...without(project, 'custom_id', 'slug'), id, name: `New Court ${chance.whole(100, 999)}` });
    files.write(name, file);
    return `new project ${id}`;
  },
  'removed project'(files: Files, chance: Chance) {
    const referred = JSON.stringify(['trendingProjects', 'site', 'promo'].map((name) => files.read(name)));
    const { name, file, list, project } = pickProject(files, chance);
    const id = idOf(project);
    if (referred.includes(id) || list.length < 2) return EDITS.price(files, chance);
    list.splice(list.indexOf(project), 1);
    files.write(name, file);
    for (const section of [
      'floorPlan',
      'paymentPlan',
      'projectAmenities',
      'projectSpecifications',
      'locationData',
      'sitePlanData',
      'amenitiesImages',
      'specificationsImages',
    ]) {
      files.write(section, without(files.read<Json>(section), id));
    }
    return `project ${id} removed`;
  },
  'new city'(files: Files, chance: Chance) {
    const cities = files.read<Record<string, Json>>('cities');
    const slug = `newtown-${chance.whole(100, 999)}`;
    const [sample] = Object.values(cities).slice(-1);
    files.write('cities', {
      ...cities,
      [slug]: { ...without(sample ?? {}, 'path', 'otherSpellings'), name: `Newtown ${slug.slice(-3)}`, localities: [] },
    });
    return `new city ${slug}`;
  },
  FAQ(files: Files, chance: Chance) {
    const faqs = files.read<Json[]>('globalFaqs');
    faqs.push({ question: `Question ${chance.whole(100, 999)}?`, answer: 'An answer.' });
    files.write('globalFaqs', faqs);
    return 'a FAQ';
  },
  'site phone'(files: Files, chance: Chance) {
    const site = files.read<Json>('site');
    files.write('site', { ...site, phone: `+91 00000 ${chance.whole(10000, 99999)}` });
    return 'the phone number';
  },
};

/** Makes one edit in the content folder; returns its description. */
export function editContent(folder: string, kind: keyof typeof EDITS, chance: Chance): string {
  const path = (name: string) => join(folder, `${name}.json`);
  return EDITS[kind](
    {
      read: <T>(name: string) => JSON.parse(readFileSync(path(name), 'utf8')) as T,
      write: (name, value) => writeFileSync(path(name), layOut(value)),
    },
    chance,
  );
}
