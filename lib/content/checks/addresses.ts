import 'server-only';
import { PROJECT_CATEGORIES } from '@/lib/domain/site/kinds';
import { FIXED_REDIRECTS, ROUTES, categoryDevelopersPath, categoryPath, projectPath } from '@/lib/domain/site/routes';
import { isSlug } from '@/lib/domain/site/slug';
import type { FaultList } from '../files/faults';
import { suggestion } from '../files/nearest-word';
import type { ContentSet, LoadedFile } from '../files/loaded-file';
import { expectKnown, knownProjectIds, projectEntries, type CheckContext } from './context';
import type { JsonPath, RecordPosition } from '../files/walk';

const FIXED_PATHS: readonly string[] = [
  ...Object.values(ROUTES),
  '/home',
  ...PROJECT_CATEGORIES.flatMap((category) => [categoryPath(category), categoryDevelopersPath(category)]),
];

/** Addresses of one step that the site uses itself, which no city may take. */
export function takenPaths(folders: readonly string[]): string[] {
  const published = ['images', 'cards', 'brochures', 'api', '404'];
  return [...FIXED_PATHS, ...Object.keys(FIXED_REDIRECTS), ...[...folders, ...published].map((name) => `/${name}`)];
}

/** Internal links must lead to pages that exist; a city's own path must be free. */
export function checkAddresses({ content, faults, source }: CheckContext): void {
  for (const { position, value } of content.developers.entries)
    expectPage(value.url, { content, faults, position, field: ['url'] });
  for (const { position, value } of content.services.entries) {
    const at: Place = { content, faults, position, field: ['slug'] };
    if (value.slug && isSlug(value.slug)) expectId(content.services, value.slug, 'service', at);
    else expectPage(value.slug, at);
  }
  checkTrendingSlugs(content, faults);
  checkCityPaths(content, faults, takenPaths(source.routes()));
}

/** The field that is checked. */
interface Place {
  content: ContentSet;
  faults: FaultList;
  position: RecordPosition;
  field: JsonPath;
}

function expectId(file: LoadedFile<unknown>, id: string, what: string, { position, field, faults }: Place) {
  expectKnown(file.isUnreadable ? null : file.ids, id, `no ${what} has the id`, position, field, faults);
}

/** An internal address must be a page of the site; external addresses pass. */
function expectPage(url: string | undefined, at: Place): void {
  if (!url?.startsWith('/')) return;
  const { content, faults, position, field } = at;
  const path = url.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  const [, kind = '', first, second, ...rest] = path.split('/');
  if (FIXED_PATHS.includes(path) || content.cities.entries.some(({ value }) => value.path === path)) return;
  if (kind === 'project-details' && first && rest.length === 0) {
    expectId(content.developerNames, first, 'developer', at);
    if (second) expectProject(first, second, at);
  } else if (kind === 'service' && first && !second) expectId(content.services, first, 'service', at);
  else if (kind === 'city' && first && !second) expectId(content.cities, first, 'city', at);
  else faults.error(position, field, `the site has no page at ${path}${suggestion(path, FIXED_PATHS)}`);
}

function expectProject(developer: string, id: string, { content, faults, position, field }: Place) {
  const project = projectEntries(content).find((entry) => entry.id === id);
  if (project && project.key !== developer) {
    faults.error(position, field, `the page of "${id}" is at ${projectPath(project.key, id)}`);
  } else expectKnown(knownProjectIds(content), id, 'no project has the id', position, field, faults);
}

/** A trending slug must be the address of its own project (routes-and-content, Routes). */
function checkTrendingSlugs(content: ContentSet, faults: FaultList): void {
  const ids = knownProjectIds(content);
  for (const { position, id, value } of content.trendingProjects.entries) {
    const { slug } = value;
    if (!slug) continue;
    if (!isSlug(slug)) expectPage(slug, { content, faults, position, field: ['slug'] });
    const target = isSlug(slug) ? slug : /^\/project-details\/[^/]+\/([^/?#]+)/.exec(slug)?.[1];
    if (target === undefined || target === id || !ids) continue;
    const message = ids.has(target)
      ? `leads to "${target}", not to the project of its id`
      : `no project has the id "${target}"`;
    if (ids.has(target) || isSlug(slug)) faults.error(position, ['slug'], message);
  }
}

/** A city has its path, its own name below the root and its other spellings for itself. */
function checkCityPaths({ cities }: ContentSet, faults: FaultList, taken: readonly string[]): void {
  const owners = new Map(cities.entries.map(({ key }) => [`/${key}`, key]));
  for (const { key, position, value } of cities.entries) {
    const claimed: [path: string, field: JsonPath][] = [
      [`/${key}`, []],
      ...(value.path === undefined ? [] : [[value.path, ['path']] satisfies [string, JsonPath]]),
      ...(value.otherSpellings ?? []).flatMap((name, at): [string, JsonPath][] =>
        isSlug(name) ? [[`/${name}`, ['otherSpellings', at]]] : [],
      ),
    ];
    for (const [path, field] of claimed) {
      const owner = owners.get(path) ?? key;
      if (owner !== key) faults.error(position, field, `duplicate: ${path} belongs to ${owner}`);
      else if (taken.includes(path)) faults.error(position, field, `${path} is an address of the site’s own`);
      owners.set(path, owner);
    }
  }
}
