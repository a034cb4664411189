import 'server-only';
import { isSlug, plainName } from '@/lib/domain/slug';
import { DEFAULT_KEY } from '../content-files';
import { formatPath, type FaultList, type JsonPath, type Place } from '../faults';
import type { ContentSet } from '../load-content';
import type { Entry } from '../read-json';
import { projectEntries, type CheckContext } from './context';

/** Names that addresses use themselves, so that no id may be one: further pages, the other type, the default entry. */
const RESERVED_IDS = ['page', 'commercial', 'index', DEFAULT_KEY, 'constructor'];

/** Ids and slugs: there, fit for an address, free, and used once. */
export function checkIdentity({ content, faults }: CheckContext): void {
  checkProjectIds(content, faults);
  for (const { place, key } of content.developerNames.entries) checkId(key, place, [], faults);
  checkDeveloperNames(content, faults);
  checkCityIds(content, faults);
  checkUnique('id', content.developers.entries, faults);
  checkUnique('id', content.services.entries, faults);
  for (const { id, place } of content.services.entries) checkId(id, place, ['id'], faults);
  checkUnique('id', content.topLocalities.entries, faults);
  checkUnique('id', content.trendingProjects.entries, faults);
  checkRoleIds(content, faults);
}

function checkId(id: string, place: Place, field: JsonPath, faults: FaultList): void {
  if (!isSlug(id)) {
    faults.error(place, field, `expected small letters, digits and hyphens only (a-z, 0-9, -), found "${id}"`);
  } else if (RESERVED_IDS.includes(id)) {
    faults.error(place, field, `"${id}" is a name the site’s own addresses use, take another`);
  }
}

/** Reports every id that an earlier record has; `seen` spans the files whose ids share addresses. */
class IdRegister {
  readonly #seen = new Map<string, Place>();
  constructor(private readonly faults: FaultList) {}

  add(id: string, place: Place, field: JsonPath): void {
    const first = this.#seen.get(id);
    if (!first) return void this.#seen.set(id, place);
    const where = [first.file, formatPath(first.path)].filter(Boolean).join(' › ');
    this.faults.error(place, field, `duplicate: "${id}" is already used by ${where}`);
  }
}

function checkProjectIds(content: ContentSet, faults: FaultList): void {
  const register = new IdRegister(faults);
  for (const { place, value } of projectEntries(content)) {
    const fields = (['id', 'custom_id'] as const).filter((field) => value[field] !== undefined);
    if (fields.length === 0) faults.error(place, ['id'], 'missing, expected an id or a custom_id');
    for (const field of fields) {
      const id = value[field] ?? '';
      checkId(id, place, [field], faults);
      if (field === 'id' || id !== value.id) register.add(id, place, [field]);
    }
  }
}

function checkUnique(field: string, entries: readonly Entry<unknown>[], faults: FaultList): void {
  const register = new IdRegister(faults);
  for (const { id, place } of entries) if (id !== '') register.add(id, place, [field]);
}

/** Two names that match would lead to one slug (spec 9). */
function checkDeveloperNames({ developerNames, developers }: ContentSet, faults: FaultList): void {
  for (const entries of [developerNames.entries, developers.entries]) {
    const places = new Map<string, Place>();
    for (const { place, value } of entries) {
      const name = typeof value === 'string' ? value : value.name;
      const twin = places.get(plainName(name));
      if (twin) {
        const field = typeof value === 'string' ? [] : ['name'];
        faults.error(place, field, `duplicate: "${name}" is already the name of ${formatPath(twin.path)}`);
      } else places.set(plainName(name), place);
    }
  }
}

function checkCityIds({ cities }: ContentSet, faults: FaultList): void {
  const localities = new IdRegister(faults);
  for (const { key, place, value } of cities.entries) {
    checkId(key, place, [], faults);
    for (const [index, { id }] of (value.localities ?? []).entries()) {
      const field = ['localities', index, 'id'];
      checkId(id, place, field, faults);
      localities.add(id, place, field);
      if (cities.keys.has(id)) faults.error(place, field, `duplicate: "${id}" is the slug of a city`);
    }
  }
}

function checkRoleIds({ careers }: ContentSet, faults: FaultList): void {
  const register = new IdRegister(faults);
  for (const { place, value } of careers.entries) {
    for (const [index, role] of value.roles.entries()) register.add(role.id, place, ['roles', index, 'id']);
  }
}
