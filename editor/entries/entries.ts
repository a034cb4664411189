import { isSameName, toSlug } from '@/lib/domain/site/slug';
import type { JsonPath } from '@/lib/content/files/record-position';
import type { FoundRecord } from '@/lib/content/files/find-records';
import { CONTENT_FILES, DEFAULT_KEY, type ContentKey } from '@/lib/content/files/table';
import { valueAt } from '@/lib/content/files/walk';
import { idOf, textIn, titleOf } from './record-words';
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

/** An entry that is to be made, by what its dialog asked for; null where there can be no more of its type. */
export function newEntry(copy: WorkingCopy, answers: Readonly<Record<string, string>>): OpenEntry | null {
  const { type = '', developer = '', city } = answers;
  const row = typeOf(type);
  if (!row || row.isFixed) return null;
  const title = answers['name']?.trim() ?? '';
  const slug = toSlug(title);
  const file = PROJECT_FILES.find((other) => type === 'project' && other === answers['file']) ?? row.file;
  const path = newPath(copy, file, slug, answers);
  const key = type === 'project' ? slug : String(path.at(-1));
  const entry = { type, key, title, note: '', picture: null, file, path };
  const valueOf = ({ file: part }: Part): unknown => {
    if (type === 'project' && part === file) {
      return { id: slug, name: title, developer: valueAt(copy.json('developerNames'), [developer]), city };
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
