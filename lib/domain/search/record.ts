import { CATEGORY_LABELS, PROJECT_CATEGORIES } from '../site/kinds';
import { categoryPath, ROUTES } from '../site/routes';
import { NO_PRICE } from '../site/business-constants';

/** A question or term with its answer, and the page that says more. */
export interface FoundAnswer {
  title: string;
  text: string;
  href: string;
  linkLabel: string;
  /** Words of the query that it does not take into account; '' or nothing without any. */
  leftOut?: string;
  /** Whether it says more of who asks, which nobody asked. */
  isAside?: true;
  /** Questions that may come next. */
  replies?: string[];
}

/** An answer by a page or a calculator of the site; `rest` is what it does not take into account. */
export interface ToolAnswer extends FoundAnswer {
  rest: string;
}

const ICON = 'file-text';

const ABOUT: readonly (readonly [name: string, path: string, description: string])[] = [
  ['Home', ROUTES.home, 'Trending projects, developers and localities'],
  ['About', ROUTES.about, 'Who we are and how we work'],
  ['Contact Us', ROUTES.contact, 'Phone, e-mail, address and enquiry form'],
  ['Careers', ROUTES.career, 'Departments and open roles'],
  ['Trending Projects', ROUTES.trending, 'Projects in demand'],
  ...PROJECT_CATEGORIES.map(
    (category) => [CATEGORY_LABELS[category], categoryPath(category), 'Projects of one kind, by developer'] as const,
  ),
  ['All Projects', ROUTES.projects, 'Every project, with filters'],
  ['Developers', ROUTES.developersDirectory, 'All developers by name'],
];

/** The page of a main city. */
export interface CityLink {
  name: string;
  path: string;
}

/** The pages that search finds even if its data does not load: eleven, and the firm's main cities (spec 8, 9). */
export function toSearchPages(cities: readonly CityLink[]): SearchRecord[] {
  const ofCities = cities.map(
    ({ name, path }) => [name, path, 'City page: projects, localities and questions'] as const,
  );
  return [...ABOUT, ...ofCities].map(([name, path, description]) =>
    toSearchRecord('page', { id: path, name, path, description, icon: ICON }),
  );
}

/** Types of search results; results of equal rank are in this order (spec 3, 9). */
export const SEARCH_TYPES = [
  'page',
  'residential_project',
  'commercial_project',
  'trending_project',
  'company',
  'location',
  'locality',
  'service',
] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** Headings of the groups, and the category of a record (spec 2, Search box). */
export const SEARCH_CATEGORIES: Record<SearchType, string> = {
  page: 'Pages',
  residential_project: 'Residential',
  commercial_project: 'Commercial',
  trending_project: 'Trending',
  company: 'Company',
  location: 'Location',
  locality: 'Locality',
  service: 'Service',
};

/** A search record; missing texts are empty (spec 3, Search record). */
export interface SearchRecord {
  id: string;
  name: string;
  type: SearchType;
  category: string;
  location: string;
  company: string;
  price: string;
  area: string;
  description: string;
  path: string;
  icon: string;
  bedrooms: string;
  propertyType: string;
  projectStatus: string;
  /** What it answers to the facts that are asked for: 'swimming pool · Ready now'. */
  facts?: string;
}

const EMPTY = {
  location: '',
  company: '',
  price: NO_PRICE,
  area: '',
  description: '',
  bedrooms: '',
  propertyType: '',
  projectStatus: '',
} as const;

/** A record with the given fields; its category follows from its type. */
export function toSearchRecord(
  type: SearchType,
  given: Pick<SearchRecord, 'id' | 'name' | 'path' | 'icon'> & Partial<SearchRecord>,
): SearchRecord {
  return { type, category: SEARCH_CATEGORIES[type], ...EMPTY, ...given };
}

/** The nine fields that a query searches (spec 9). */
export function searchFields(record: SearchRecord): string[] {
  return [
    record.name,
    record.location,
    record.company,
    record.area,
    record.description,
    record.category,
    record.bedrooms,
    record.propertyType,
    record.projectStatus,
  ];
}

/** 'Sector 83, NH 8, Gurgaon' → 'Sector 83, Gurgaon': the nearest name and the widest. */
function shortPlace(location: string): string {
  const names = location.split(', ');
  return names.length > 2 ? `${names[0]}, ${names[names.length - 1]}` : location;
}

/** The second line of a result: location and developer, or a description. */
export function searchNote(record: SearchRecord): string {
  switch (record.type) {
    case 'residential_project':
    case 'commercial_project':
      return [record.facts, shortPlace(record.location), record.company].filter(Boolean).join(' · ');
    case 'trending_project':
      return record.company;
    case 'page':
    case 'company':
    case 'service':
      return record.description;
    default:
      return shortPlace(record.location);
  }
}

/** Whether a result shows its price. */
export function hasPrice({ type }: Pick<SearchRecord, 'type'>): boolean {
  return type.endsWith('_project');
}

/** Whether all words begin words of a record's name, place or developer, 'sector 7' not 'sector 76'; the words in lower case. */
export function isNamedBy({ name, location, company }: SearchRecord, words: readonly string[]): boolean {
  const text = ` ${name} ${location} ${company}`.toLowerCase().replace(/[^\p{L}\p{M}\p{N}.-]+/gu, ' ');
  return words.every((word) => `${text} `.includes(/ \d+$/.test(word) ? ` ${word} ` : ` ${word}`));
}
