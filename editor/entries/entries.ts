import { toImageKey } from '@/lib/domain/picture/image';
import { isSameName, toSlug } from '@/lib/domain/site/slug';
import type { FoundRecord } from '@/lib/content/files/find-records';
import { CONTENT_FILES, DEFAULT_KEY, type ContentKey } from '@/lib/content/files/table';
import { isObject, type JsonPath, valueAt } from '@/lib/content/files/walk';
import { idOf, textIn, titleOf } from './values';
import type { WorkingCopy } from './working-copy';

/** What a person edits: one entry, whose parts may stand in several files. */
export interface Entry {
  type: string;
  key: string;
  title: string;
  note: string;
  picture: string | null;
  /** Of its first record. */
  file: ContentKey;
  path: JsonPath;
}

/** A record of an entry. A part that is not there yet has no value. */
export interface Part {
  file: ContentKey;
  path: JsonPath;
  label: string;
  value?: unknown;
}

/** An entry with its parts. */
export interface OpenEntry {
  entry: Entry;
  parts: Part[];
}

export interface EntryType {
  name: string;
  /** Of its first record. */
  file: ContentKey;
  /** Above the list of its entries. */
  label: string;
  /** Before the name of one. */
  one: string;
  /** No form may add one, or take one out. */
  isFixed?: true;
}

/** Every type of entry. All but project, developer and defaults are one record of one file. */
export const ENTRY_TYPES: readonly EntryType[] = [
  { name: 'project', file: 'residentialProjects', label: 'Projects', one: 'Project' },
  { name: 'developer', file: 'developerNames', label: 'Developers', one: 'Developer' },
  { name: 'city', file: 'cities', label: 'Cities', one: 'City' },
  { name: 'locality', file: 'topLocalities', label: 'Top localities', one: 'Top locality' },
  { name: 'trending', file: 'trendingProjects', label: 'Trending projects', one: 'Trending project' },
  { name: 'question', file: 'faqs', label: 'Questions of the home page', one: 'Question' },
  { name: 'testimonial', file: 'testimonials', label: 'Testimonials', one: 'Testimonial' },
  { name: 'promotion', file: 'promo', label: 'Promotion', one: 'Promotion', isFixed: true },
  { name: 'service', file: 'services', label: 'Services', one: 'Service' },
  { name: 'careers', file: 'careers', label: 'Careers', one: 'Department' },
  { name: 'adviser', file: 'advisers', label: 'Advisers', one: 'Adviser' },
  { name: 'term', file: 'glossary', label: 'Glossary', one: 'Term' },
  { name: 'catalogue', file: 'catalogue', label: 'Amenities and specifications', one: 'Amenity' },
  { name: 'privacy', file: 'privacy', label: 'Privacy notice', one: 'Section' },
  { name: 'about', file: 'about', label: 'About page', one: 'About page', isFixed: true },
  { name: 'theme', file: 'theme', label: 'Colours and typefaces', one: 'Look', isFixed: true },
  { name: 'site', file: 'site', label: 'Name, contact, settings', one: 'Settings', isFixed: true },
  { name: 'rate', file: 'buyingRates', label: 'Costs of buying', one: 'Rate' },
  { name: 'map', file: 'maps', label: 'City maps', one: 'Map', isFixed: true },
  { name: 'picture', file: 'pictures', label: 'What pictures show', one: 'Picture' },
  { name: 'drawing', file: 'drawings', label: 'What drawings show', one: 'Drawing' },
  { name: 'defaults', file: 'amenityImages', label: 'For projects without their own', one: 'Defaults', isFixed: true },
];

/** Sections of a project, each a record under its id. */
const SECTIONS: readonly (readonly [ContentKey, string])[] = [
  ['floorPlans', 'Floor plans'],
  ['paymentPlans', 'Payment'],
  ['amenities', 'Amenities'],
  ['amenityImages', 'Amenity pictures'],
  ['specifications', 'Specifications'],
  ['specificationImages', 'Specification pictures'],
  ['locations', 'Location'],
  ['sitePlans', 'Site plan'],
  ['units', 'Units'],
];

/** Files with another part of an entry than its name and price. */
const PARTS: Partial<Record<ContentKey, string>> = {
  ...Object.fromEntries(SECTIONS),
  ...{ companies: 'about', developers: 'card', trendingProjects: 'trending', drawings: 'drawing', pictures: 'picture' },
};

/** What of an entry a file holds; '' where the file holds the entry itself. */
export const partWords = (file: ContentKey) => PARTS[file]?.toLowerCase() ?? '';

/** A file in words: 'Floor plans', 'Cities'. */
export const labelOfFile = (file: ContentKey | undefined): string =>
  [...SECTIONS, ...ENTRY_TYPES.map((type) => [type.file, type.label] as const)].find(([own]) => own === file)?.[1] ??
  'Projects';

/** Sections with a record for every project without one of its own. */
const DEFAULTS: readonly ContentKey[] = ['amenityImages', 'specificationImages', 'locations'];

const PROJECT_FILES = ['residentialProjects', 'commercialProjects'] as const;

const typeOf = (type: string) => ENTRY_TYPES.find(({ name }) => name === type);

/** Everything there is to edit, in the order of the files. */
export function listEntries(copy: WorkingCopy): Entry[] {
  return ENTRY_TYPES.flatMap(({ name }) => entriesOf(copy, name));
}

/** The entries of one type. */
function entriesOf(copy: WorkingCopy, type: string): Entry[] {
  if (type === 'project') return PROJECT_FILES.flatMap((file) => withKeys(copy, type, file));
  const file = typeOf(type)?.file;
  const entries = file ? withKeys(copy, type, file) : [];
  if (type === 'defaults') {
    const title = 'Pictures and surroundings';
    return entries.flatMap((entry) => (entry.key === DEFAULT_KEY ? { ...entry, title } : []));
  }
  if (type !== 'developer') return entries;
  const cards = copy.records('developers');
  return entries.map((entry) => ({ ...entry, picture: textIn(cardOf(entry, cards)?.value, 'image') || null }));
}

/** A project's entry with its first record. */
export interface ProjectRecord extends Entry {
  value: unknown;
}

export const projectRecords = (copy: WorkingCopy): ProjectRecord[] =>
  entriesOf(copy, 'project').map((entry) => ({ ...entry, value: valueAt(copy.json(entry.file), entry.path) }));

/** A developer's card, which knows the developer by name. */
function cardOf({ title }: Entry, cards: readonly FoundRecord[]): FoundRecord | undefined {
  return cards.find(({ value }) => isSameName(textIn(value, 'name'), title));
}

function withKeys(copy: WorkingCopy, type: string, file: ContentKey): Entry[] {
  const taken = new Map<string, number>();
  return copy.records(file).map(({ path, key: mapKey, value }) => {
    const title = titleOf(value) || mapKey || CONTENT_FILES[file].description;
    const words = idOf(value) || mapKey || toSlug(title).slice(0, 60) || 'one';
    const name = path.length === 0 ? file : words;
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    const key = count > 1 ? `${name}-${count}` : name;
    const picture = textIn(value, 'image') || textIn(value, 'file') || null;
    return { type, key, title, note: noteOf(type, value, path), picture, file, path };
  });
}

/** What tells an entry from others of its name. */
function noteOf(type: string, value: unknown, path: JsonPath): string {
  const isProject = type === 'project';
  const fields = isProject ? ['developer', 'city', 'price'] : ['kind', 'city', 'state'];
  const group = path.length > 1 && !isProject ? String(path[0]) : '';
  return [...fields.map((field) => textIn(value, field)), group].filter(Boolean).join(' · ');
}

/** Names of projects by their ids. */
export function projectNames(copy: WorkingCopy): [id: string, name: string][] {
  const records = PROJECT_FILES.flatMap((file) => copy.records(file));
  return records.map(({ value }) => [idOf(value), textIn(value, 'name')]);
}

/** Names of developers by their slugs. */
export function developerNames(copy: WorkingCopy): [slug: string, name: string][] {
  return copy.records('developerNames').map(({ key, value }) => [key, String(value)]);
}

/** An entry with its parts; null if there is none of that key. */
export function openEntry(copy: WorkingCopy, type: string, key: string): OpenEntry | null {
  const entry = entriesOf(copy, type).find((one) => one.key === key);
  if (!entry) return null;
  const parts = emptyParts(copy, entry);
  return { entry, parts: withValues(parts, ({ file, path }) => valueAt(copy.json(file), path)) };
}

function withValues(parts: readonly Part[], valueOf: (part: Part) => unknown): Part[] {
  return parts.map((part) => {
    const value = valueOf(part);
    return value === undefined ? part : { ...part, value };
  });
}

/** Where the parts of an entry stand, or would. */
function emptyParts(copy: WorkingCopy, entry: Entry): Part[] {
  const { type, key, file, path } = entry;
  const sections = SECTIONS.map(([section, label]): Part => ({ file: section, path: [key], label }));
  const first = { file, path, label: typeOf(type)?.one ?? '' };
  if (type === 'project') return [first, ...sections];
  if (type === 'defaults') return sections.filter((section) => DEFAULTS.includes(section.file));
  if (type !== 'developer') return [first];
  const cards = copy.records('developers');
  return [
    { ...first, label: 'Name' },
    { file: 'developers', path: cardOf(entry, cards)?.path ?? [cards.length], label: 'Card' },
    { file: 'companies', path: [key], label: 'About' },
  ];
}

/** Fields of a project that a copy does not take over: they are said anew, or were told of that project alone. */
const NOT_COPIED =
  /^(custom_id|slug|rera.*|checkedAt|postedAt|updatedAt|draft|visible.*|laterPrices|progress|coordinates)$/;
/** Sections that belong to one project alone. */
const OWN_SECTIONS: readonly ContentKey[] = ['sitePlans', 'units'];

/** A record as a copy of its project has it: with the copy's id and names, also in texts, and no picture of the building. */
function copiedRecord(
  copy: WorkingCopy,
  { file, value }: Part,
  from: string,
  own: Readonly<Record<string, unknown>>,
): unknown {
  if (value === undefined || OWN_SECTIONS.includes(file)) return undefined;
  const inJson = (text: unknown) => JSON.stringify(text).slice(1, -1);
  const text = JSON.stringify(value).replaceAll(inJson(from), () => inJson(own['name']));
  const shown = copy.records('pictures').filter(({ value: picture }) => textIn(picture, 'building') !== '');
  const buildings = new Set(shown.map(({ value: picture }) => toImageKey(textIn(picture, 'file'))));
  const showsIt = (held: unknown): boolean =>
    typeof held === 'string' ? buildings.has(toImageKey(held)) : isObject(held) && Object.values(held).some(showsIt);
  const record = JSON.parse(text, (_, held: unknown) =>
    Array.isArray(held) ? held.filter((item) => !showsIt(item)) : held,
  ) as unknown;
  if (!isObject(record)) return record;
  const kept = Object.entries(record).filter(([field, held]) => !NOT_COPIED.test(field) && !showsIt(held));
  return Object.fromEntries(kept.map(([field, held]) => [field, own[field] ?? held]));
}

/** An entry that is to be made, by what its dialog asked for; null where there can be no more of its type. */
export function newEntry(copy: WorkingCopy, answers: Readonly<Record<string, string>>): OpenEntry | null {
  const { type = '', from = '' } = answers;
  const row = typeOf(type);
  if (!row || row.isFixed) return null;
  const source = type === 'project' && from !== '' ? openEntry(copy, type, from) : null;
  const title = answers['name']?.trim() ?? '';
  const slug = toSlug(answers['id'] || title);
  const asked = PROJECT_FILES.find((other) => type === 'project' && other === answers['file']);
  const file = source?.entry.file ?? asked ?? row.file;
  const developer = source ? String(source.entry.path[0]) : (answers['developer'] ?? '');
  const path = newPath(copy, file, slug, { ...answers, developer });
  const key = type === 'project' ? slug : String(path.at(-1));
  const entry = { type, key, title, note: '', picture: null, file, path };
  const valueOf = ({ file: part }: Part): unknown => {
    if (type === 'project') {
      const names = { id: slug, name: title, developer: valueAt(copy.json('developerNames'), [developer]) };
      const held = source?.parts.find((other) => other.file === part);
      const copied = source && held && copiedRecord(copy, held, source.entry.title, names);
      if (part !== file) return copied ?? undefined;
      const said = ['city', 'rera', 'checkedAt'].flatMap((field) => (answers[field] ? [[field, answers[field]]] : []));
      return { ...names, ...(copied as object | null), ...Object.fromEntries(said) };
    }
    if (part === 'developerNames') return title;
    if (part === 'developers') return { id: slug, name: title, type: ['residential'] };
    if (part === 'cities') return { name: title };
    if (part === 'catalogue') return { label: title };
    return part === file ? {} : undefined;
  };
  return { entry, parts: withValues(emptyParts(copy, entry), valueOf) };
}

/** Where a new record of a file goes: into a map by its slug, else to the end of its list. */
function newPath(copy: WorkingCopy, file: ContentKey, slug: string, answers: Readonly<Record<string, string>>) {
  const { developer = '', group } = answers;
  if (file === 'catalogue') {
    return [group === 'specifications' ? group : 'amenities', slug.replaceAll('-', '_')];
  }
  const { shape } = CONTENT_FILES[file];
  if (shape === 'map') return [slug];
  const above = shape === 'map of lists' ? [developer] : [];
  const list = valueAt(copy.json(file), above);
  return [...above, Array.isArray(list) ? list.length : 0];
}

/** What the projects of a developer have for a section, in words. */
export interface UsualValue {
  value: unknown;
  words: string;
}

/** Payment plans of the other projects of a project's developer, the most usual first. */
export function usualPlans(copy: WorkingCopy, { type, key, path }: Entry): UsualValue[] {
  if (type !== 'project') return [];
  const found = new Map<string, { value: unknown; titles: string[] }>();
  for (const other of entriesOf(copy, type)) {
    const value = valueAt(copy.json('paymentPlans'), [other.key]);
    if (other.path[0] !== path[0] || other.key === key || !Array.isArray(value)) continue;
    const plans = found.get(JSON.stringify(value)) ?? { value, titles: [] };
    plans.titles.push(other.title);
    found.set(JSON.stringify(value), plans);
  }
  const byUse = [...found.values()].sort((a, b) => b.titles.length - a.titles.length);
  return byUse.map(({ value, titles: [first = '', ...others] }) => ({
    value,
    words: `As ${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${(value as unknown[]).map(titleOf).join(', ')}`,
  }));
}
