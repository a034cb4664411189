import 'server-only';
import { PROJECT_CATEGORIES } from '@/lib/domain/project';
import {
  FIXED_REDIRECTS,
  ROUTES,
  brochurePath,
  brochurePdfPath,
  categoryDevelopersPath,
  categoryPath,
  cityPath,
  listingPath,
  localityPath,
  locationPath,
  projectPath,
  servicePath,
} from '@/lib/domain/routes';
import { isSlug } from '@/lib/domain/slug';
import type { FaultList, JsonPath, Place } from '../faults';
import type { ContentSet } from '../load-content';
import { suggestion } from '../nearest-word';
import type { LoadedFile } from '../read-json';
import { knownProjectIds, projectEntries, type CheckContext } from './context';

const FIXED_PATHS: readonly string[] = [
  ...Object.values(ROUTES),
  '/home',
  ...PROJECT_CATEGORIES.flatMap((category) => [categoryPath(category), categoryDevelopersPath(category)]),
];

/** Pages and folders of the site, which no city may take. */
export const TAKEN_PATHS: readonly string[] = [
  ...FIXED_PATHS,
  ...Object.keys(FIXED_REDIRECTS),
  ...[cityPath(''), locationPath(''), localityPath(''), servicePath(''), listingPath('')].map(firstStep),
  ...[brochurePath('', ''), brochurePdfPath('', ''), '/data', '/images', '/cards', '/api', '/404'].map(firstStep),
];

function firstStep(path: string): string {
  return `/${path.split('/')[1]}`;
}

/** Links inside the site lead to pages that exist; cities stand at addresses that are free. */
export function checkAddresses({ content, faults }: CheckContext): void {
  for (const { place, value } of content.developers.entries) expectPage(value.url, place, ['url'], content, faults);
  for (const { place, value } of content.services.entries) {
    if (value.slug && isSlug(value.slug)) expectId(content.services, value.slug, 'service', place, ['slug'], faults);
    else expectPage(value.slug, place, ['slug'], content, faults);
  }
  checkTrendingSlugs(content, faults);
  checkCityPaths(content, faults);
}

function expectId(
  file: LoadedFile<unknown>,
  id: string,
  what: string,
  place: Place,
  field: JsonPath,
  faults: FaultList,
) {
  if (file.isUnreadable || file.ids.has(id)) return;
  faults.error(place, field, `no ${what} has the id "${id}"${suggestion(id, file.ids)}`);
}

/** An in-app address must be one of the site's; addresses of other sites pass. */
function expectPage(
  url: string | undefined,
  place: Place,
  field: JsonPath,
  content: ContentSet,
  faults: FaultList,
): void {
  if (!url?.startsWith('/')) return;
  const path = url.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  const [, kind = '', first, second, ...rest] = path.split('/');
  if (FIXED_PATHS.includes(path) || content.cities.entries.some(({ value }) => value.path === path)) return;
  if (kind === 'project-details' && first && rest.length === 0) {
    expectId(content.developerNames, first, 'developer', place, field, faults);
    if (second) expectProject(first, second, place, field, content, faults);
  } else if (kind === 'service' && first && !second) expectId(content.services, first, 'service', place, field, faults);
  else if (kind === 'city' && first && !second) expectId(content.cities, first, 'city', place, field, faults);
  else faults.error(place, field, `the site has no page at ${path}${suggestion(path, FIXED_PATHS)}`);
}

function expectProject(
  developer: string,
  id: string,
  place: Place,
  field: JsonPath,
  content: ContentSet,
  faults: FaultList,
) {
  const ids = knownProjectIds(content);
  const project = projectEntries(content).find((entry) => entry.id === id);
  if (project && project.key !== developer) {
    faults.error(place, field, `the page of "${id}" is at ${projectPath(project.key, id)}`);
  } else if (ids && !ids.has(id)) faults.error(place, field, `no project has the id "${id}"${suggestion(id, ids)}`);
}

/** A trending slug is the address of its own project (decisions, Routes). */
function checkTrendingSlugs(content: ContentSet, faults: FaultList): void {
  const ids = knownProjectIds(content);
  for (const { place, id, value } of content.trendingProjects.entries) {
    const { slug } = value;
    if (!slug) continue;
    if (!isSlug(slug)) expectPage(slug, place, ['slug'], content, faults);
    const target = isSlug(slug) ? slug : /^\/project-details\/[^/]+\/([^/?#]+)/.exec(slug)?.[1];
    if (target === undefined || target === id || !ids) continue;
    const message = ids.has(target)
      ? `leads to "${target}", not to the project of its id`
      : `no project has the id "${target}"`;
    if (ids.has(target) || isSlug(slug)) faults.error(place, ['slug'], message);
  }
}

function checkCityPaths({ cities }: ContentSet, faults: FaultList): void {
  const owners = new Map<string, string>();
  for (const { key, place, value } of cities.entries) {
    if (value.path === undefined) continue;
    const owner = owners.get(value.path) ?? [...cities.keys].find((slug) => slug !== key && `/${slug}` === value.path);
    if (owner !== undefined) faults.error(place, ['path'], `duplicate: ${value.path} belongs to ${owner}`);
    else if (TAKEN_PATHS.includes(value.path))
      faults.error(place, ['path'], `${value.path} is an address of the site’s own`);
    owners.set(value.path, key);
  }
}
