import 'server-only';
import { isSameName, toSlug } from '@/lib/domain/site/slug';
import type { JsonPath } from '../files/record-position';
import { CONTENT_FILES, type ContentKey } from '../files/table';
import { isObject, valueAt } from '../files/walk';
import { recordsOf, textIn, titleOf } from './record-words';
import type { WorkingCopy } from './working-copy';

/** What a person edits: one thing, whose parts may stand in several files. */
export interface Thing {
  kind: string;
  key: string;
  title: string;
  note: string;
  picture: string | null;
}

/** A record of a thing. A part that is not there yet has no value. */
export interface Part {
  file: ContentKey;
  path: JsonPath;
  label: string;
  value?: unknown;
}

export interface ThingKind {
  name: string;
  /** Above the list of its things. */
  label: string;
  /** Before the name of one. */
  one: string;
  /** Whether a form may add one, or take one out. */
  isFixed: boolean;
}

type RecordFile = { file: ContentKey; label: string; one: string; isFixed?: boolean };

/** Kinds whose thing is one record of one file. */
const RECORD_KINDS: Readonly<Record<string, RecordFile>> = {
  city: { file: 'cities', label: 'Cities', one: 'City' },
  locality: { file: 'topLocalities', label: 'Top localities', one: 'Top locality' },
  trending: { file: 'trendingProjects', label: 'Trending projects', one: 'Trending project' },
  question: { file: 'faqs', label: 'Questions of the home page', one: 'Question' },
  testimonial: { file: 'testimonials', label: 'Testimonials', one: 'Testimonial' },
  promotion: { file: 'promo', label: 'Promotion', one: 'Promotion', isFixed: true },
  service: { file: 'services', label: 'Services', one: 'Service' },
  careers: { file: 'careers', label: 'Careers', one: 'Department' },
  adviser: { file: 'advisers', label: 'Advisers', one: 'Adviser' },
  term: { file: 'glossary', label: 'Glossary', one: 'Term' },
  catalogue: { file: 'catalogue', label: 'Amenities and specifications', one: 'Amenity' },
  about: { file: 'about', label: 'About page', one: 'About page', isFixed: true },
  site: { file: 'site', label: 'Name, contact, settings', one: 'Settings', isFixed: true },
  rate: { file: 'buyingRates', label: 'Costs of buying', one: 'Rate' },
  map: { file: 'maps', label: 'City maps', one: 'Map', isFixed: true },
  picture: { file: 'pictures', label: 'What pictures show', one: 'Picture' },
  drawing: { file: 'drawings', label: 'What drawings show', one: 'Drawing' },
};

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

export const PROJECT_FILES = ['residentialProjects', 'commercialProjects'] as const;

export const THING_KINDS: readonly ThingKind[] = [
  { name: 'project', label: 'Projects', one: 'Project', isFixed: false },
  { name: 'developer', label: 'Developers', one: 'Developer', isFixed: false },
  ...Object.entries(RECORD_KINDS).map(([name, { label, one, isFixed = false }]) => ({ name, label, one, isFixed })),
  { name: 'defaults', label: 'For projects without their own', one: 'Defaults', isFixed: true },
];

export interface PlacedThing extends Thing {
  /** Of its first record. */
  file: ContentKey;
  path: JsonPath;
}

/** Everything there is to edit, in the order of the files. */
export function listThings(copy: WorkingCopy): PlacedThing[] {
  return THING_KINDS.flatMap(({ name }) => thingsOf(copy, name));
}

/** The things of one kind. */
export function thingsOf(copy: WorkingCopy, kind: string): PlacedThing[] {
  if (kind === 'project') return PROJECT_FILES.flatMap((file) => withKeys(copy, kind, file, projectNote));
  if (kind === 'developer') {
    const cards = recordsOf('developers', copy.json('developers'));
    return recordsOf('developerNames', copy.json('developerNames')).map(({ path, key, value }) => {
      const card = cards.find((record) => isSameName(textIn(record.value, 'name'), String(value)))?.value;
      const picture = textIn(card, 'image') || null;
      return { kind, key, title: String(value), note: '', picture, file: 'developerNames', path };
    });
  }
  if (kind === 'defaults') {
    const title = 'Pictures and surroundings';
    return [{ kind, key: 'default', title, note: '', picture: null, file: 'amenityImages', path: ['default'] }];
  }
  const row = Object.hasOwn(RECORD_KINDS, kind) ? RECORD_KINDS[kind] : undefined;
  return row ? withKeys(copy, kind, row.file, recordNote) : [];
}

function withKeys(
  copy: WorkingCopy,
  kind: string,
  file: ContentKey,
  noteOf: (value: unknown, path: JsonPath) => string,
): PlacedThing[] {
  const taken = new Map<string, number>();
  return recordsOf(file, copy.json(file)).map(({ path, key, value }) => {
    const title = titleOf(value) || key || CONTENT_FILES[file].description;
    const words = textIn(value, 'id') || textIn(value, 'custom_id') || key || toSlug(title).slice(0, 60) || 'one';
    const name = path.length === 0 ? file : words;
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    const picture = textIn(value, 'image') || textIn(value, 'file') || null;
    return {
      ...{ kind, key: count > 1 ? `${name}-${count}` : name, title, note: noteOf(value, path), picture },
      ...{ file, path },
    };
  });
}

const joined = (texts: readonly string[]) => texts.filter((text) => text !== '').join(' · ');
const projectNote = (value: unknown) => joined(['developer', 'city', 'price'].map((field) => textIn(value, field)));
const recordNote = (value: unknown, path: JsonPath) =>
  joined([...['kind', 'city', 'state'].map((field) => textIn(value, field)), path.length > 1 ? String(path[0]) : '']);

/** A thing with its parts; null if there is none of that key. */
export function openThing(copy: WorkingCopy, kind: string, key: string): { thing: PlacedThing; parts: Part[] } | null {
  const thing = thingsOf(copy, kind).find((one) => one.key === key);
  return thing ? { thing, parts: partsOfThing(copy, thing) } : null;
}

function partsOfThing(copy: WorkingCopy, { kind, key, file, path }: PlacedThing): Part[] {
  const part = (at: ContentKey, place: JsonPath, label: string): Part => {
    const value = valueAt(copy.json(at), place);
    return { file: at, path: place, label, ...(value === undefined ? {} : { value }) };
  };
  const first = part(file, path, THING_KINDS.find(({ name }) => name === kind)?.one ?? '');
  if (kind === 'project') return [first, ...SECTIONS.map(([at, label]) => part(at, [key], label))];
  if (kind === 'defaults') {
    return SECTIONS.filter(([at]) => DEFAULTS.includes(at)).map(([at, label]) => part(at, ['default'], label));
  }
  if (kind !== 'developer') return [first];
  const cards = copy.json('developers');
  const list = Array.isArray(cards) ? cards : [];
  const at = list.findIndex((card) => isObject(card) && isSameName(textIn(card, 'name'), String(first.value)));
  return [
    { ...first, label: 'Name' },
    part('developers', [at === -1 ? list.length : at], 'Card'),
    part('companies', [key], 'About'),
  ];
}

/** The empty parts of a thing that is to be made, by what its dialog asked for. */
export function newThing(copy: WorkingCopy, kind: string, answers: Readonly<Record<string, string>>): Part[] {
  const name = answers['name']?.trim() ?? '';
  const slug = toSlug(name);
  if (kind === 'project') {
    const file = PROJECT_FILES.find((known) => known === answers['file']) ?? 'residentialProjects';
    const developer = answers['developer'] ?? '';
    const list = valueAt(copy.json(file), [developer]);
    const shown = valueAt(copy.json('developerNames'), [developer]);
    const value = { id: slug, name, developer: shown, city: answers['city'] };
    const path = [developer, Array.isArray(list) ? list.length : 0];
    const sections = SECTIONS.map(([at, label]): Part => ({ file: at, path: [slug], label }));
    return [{ file, path, label: 'Project', value }, ...sections];
  }
  if (kind === 'developer') {
    const cards = recordsOf('developers', copy.json('developers')).length;
    return [
      { file: 'developerNames', path: [slug], label: 'Name', value: name },
      { file: 'developers', path: [cards], label: 'Card', value: { id: slug, name, type: ['residential'] } },
      { file: 'companies', path: [slug], label: 'About' },
    ];
  }
  const row = Object.hasOwn(RECORD_KINDS, kind) ? RECORD_KINDS[kind] : undefined;
  if (!row || row.isFixed) return [];
  const { file, one: label } = row;
  if (file === 'catalogue') {
    const group = answers['group'] === 'specifications' ? 'specifications' : 'amenities';
    return [{ file, path: [group, slug.replaceAll('-', '_')], label, value: { label: name } }];
  }
  if (file === 'cities') return [{ file, path: [slug], label, value: { name } }];
  return [{ file, path: [recordsOf(file, copy.json(file)).length], label, value: {} }];
}
