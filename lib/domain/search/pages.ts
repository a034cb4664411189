import { CATEGORY_LABELS, PROJECT_CATEGORIES } from '../site/kinds';
import { categoryPath, ROUTES } from '../site/routes';
import { toSearchRecord, type SearchRecord } from './record';

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
