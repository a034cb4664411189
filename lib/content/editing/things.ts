import 'server-only';
import { isSameName, toSlug } from '@/lib/domain/site/slug';
import type { JsonPath } from '../files/record-position';
import type { FoundRecord } from '../files/find-records';
import { CONTENT_FILES, DEFAULT_KEY, type ContentKey } from '../files/table';
import { valueAt } from '../files/walk';
import { idOf, textIn, titleOf } from './record-words';
import type { WorkingCopy } from './working-copy';

/** What a person edits: one thing, whose parts may stand in several files. */
export interface Thing {
  kind: string;
  key: string;
  title: string;
  note: string;
  picture: string | null;
  /** Of its first record. */
  file: ContentKey;
  path: JsonPath;
}

/** A record of a thing. A part that is not there yet has no value. */
export interface Part {
  file: ContentKey;
  path: JsonPath;
  label: string;
  value?: unknown;
}

/** A thing with its parts. */
export interface OpenThing {
  thing: Thing;
  parts: Part[];
}

export interface ThingKind {
  name: string;
  /** Of its first record. */
  file: ContentKey;
  /** Above the list of its things. */
  label: string;
  /** Before the name of one. */
  one: string;
  /** No form may add one, or take one out. */
  isFixed?: true;
}

/** Every kind of thing. All but project, developer and defaults are one record of one file. */
export const THING_KINDS: readonly ThingKind[] = [
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
  { name: 'about', file: 'about', label: 'About page', one: 'About page', isFixed: true },
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
];

/** Files with another part of a thing than its name and price. */
const PARTS: Partial<Record<ContentKey, string>> = {
  ...Object.fromEntries(SECTIONS),
  ...{ companies: 'about', developers: 'card', trendingProjects: 'trending', drawings: 'drawing', pictures: 'picture' },
};

/** What of a thing a file holds; '' where the file holds the thing itself. */
export const partWords = (file: ContentKey) => PARTS[file]?.toLowerCase() ?? '';

/** Sections with a record for every project without one of its own. */
const DEFAULTS: readonly ContentKey[] = ['amenityImages', 'specificationImages', 'locations'];

const PROJECT_FILES = ['residentialProjects', 'commercialProjects'] as const;

const kindOf = (kind: string) => THING_KINDS.find(({ name }) => name === kind);

/** Everything there is to edit, in the order of the files. */
export function listThings(copy: WorkingCopy): Thing[] {
  return THING_KINDS.flatMap(({ name }) => thingsOf(copy, name));
}

/** The things of one kind. */
function thingsOf(copy: WorkingCopy, kind: string): Thing[] {
  if (kind === 'project') return PROJECT_FILES.flatMap((file) => withKeys(copy, kind, file));
  const file = kindOf(kind)?.file;
  const things = file ? withKeys(copy, kind, file) : [];
  if (kind === 'defaults') {
    const title = 'Pictures and surroundings';
    return things.flatMap((thing) => (thing.key === DEFAULT_KEY ? { ...thing, title } : []));
  }
  if (kind !== 'developer') return things;
  const cards = copy.records('developers');
  return things.map((thing) => ({ ...thing, picture: textIn(cardOf(thing, cards)?.value, 'image') || null }));
}

/** A developer's card, which knows the developer by name. */
function cardOf({ title }: Thing, cards: readonly FoundRecord[]): FoundRecord | undefined {
  return cards.find(({ value }) => isSameName(textIn(value, 'name'), title));
}

function withKeys(copy: WorkingCopy, kind: string, file: ContentKey): Thing[] {
  const taken = new Map<string, number>();
  return copy.records(file).map(({ path, key: mapKey, value }) => {
    const title = titleOf(value) || mapKey || CONTENT_FILES[file].description;
    const words = idOf(value) || mapKey || toSlug(title).slice(0, 60) || 'one';
    const name = path.length === 0 ? file : words;
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    const key = count > 1 ? `${name}-${count}` : name;
    const picture = textIn(value, 'image') || textIn(value, 'file') || null;
    return { kind, key, title, note: noteOf(kind, value, path), picture, file, path };
  });
}

/** What tells a thing from others of its name. */
function noteOf(kind: string, value: unknown, path: JsonPath): string {
  const isProject = kind === 'project';
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

/** A thing with its parts; null if there is none of that key. */
export function openThing(copy: WorkingCopy, kind: string, key: string): OpenThing | null {
  const thing = thingsOf(copy, kind).find((one) => one.key === key);
  if (!thing) return null;
  const parts = emptyParts(copy, thing);
  return { thing, parts: withValues(parts, ({ file, path }) => valueAt(copy.json(file), path)) };
}

function withValues(parts: readonly Part[], valueOf: (part: Part) => unknown): Part[] {
  return parts.map((part) => {
    const value = valueOf(part);
    return value === undefined ? part : { ...part, value };
  });
}

/** Where the parts of a thing stand, or would. */
function emptyParts(copy: WorkingCopy, thing: Thing): Part[] {
  const { kind, key, file, path } = thing;
  const sections = SECTIONS.map(([section, label]): Part => ({ file: section, path: [key], label }));
  const first = { file, path, label: kindOf(kind)?.one ?? '' };
  if (kind === 'project') return [first, ...sections];
  if (kind === 'defaults') return sections.filter((section) => DEFAULTS.includes(section.file));
  if (kind !== 'developer') return [first];
  const cards = copy.records('developers');
  return [
    { ...first, label: 'Name' },
    { file: 'developers', path: cardOf(thing, cards)?.path ?? [cards.length], label: 'Card' },
    { file: 'companies', path: [key], label: 'About' },
  ];
}

/** A thing that is to be made, by what its dialog asked for; null where there can be no more of its kind. */
export function newThing(copy: WorkingCopy, answers: Readonly<Record<string, string>>): OpenThing | null {
  const { kind = '', developer = '', city } = answers;
  const row = kindOf(kind);
  if (!row || row.isFixed) return null;
  const title = answers['name']?.trim() ?? '';
  const slug = toSlug(title);
  const file = PROJECT_FILES.find((other) => kind === 'project' && other === answers['file']) ?? row.file;
  const path = newPath(copy, file, slug, answers);
  const key = kind === 'project' ? slug : String(path.at(-1));
  const thing = { kind, key, title, note: '', picture: null, file, path };
  const valueOf = ({ file: part }: Part): unknown => {
    if (kind === 'project' && part === file) {
      return { id: slug, name: title, developer: valueAt(copy.json('developerNames'), [developer]), city };
    }
    if (part === 'developerNames') return title;
    if (part === 'developers') return { id: slug, name: title, type: ['residential'] };
    if (part === 'cities') return { name: title };
    if (part === 'catalogue') return { label: title };
    return part === file ? {} : undefined;
  };
  return { thing, parts: withValues(emptyParts(copy, thing), valueOf) };
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
