import 'server-only';
import { isSlug, plainName } from '@/lib/domain/site/slug';
import { DEFAULT_KEY } from '../files/table';
import { formatPath, type FaultList } from '../files/faults';
import type { ContentSet, Entry } from '../files/loaded-file';
import { projectEntries, type CheckContext } from './context';
import type { JsonPath, RecordPosition } from '../files/walk';

/** Reserved words of the site's addresses (further pages, the other type, the default entry): no id may be one. */
const RESERVED_IDS = ['page', 'commercial', 'index', DEFAULT_KEY, 'constructor'];

/** Ids and slugs must be present, valid in an address, not reserved and unique. */
export function checkIdentity({ content, faults }: CheckContext): void {
  checkProjectIds(content, faults);
  for (const { position, key } of content.developerNames.entries) checkId(key, position, [], faults);
  checkDeveloperNames(content, faults);
  checkCityIds(content, faults);
  checkUnique('id', content.developers.entries, faults);
  checkUnique('id', content.services.entries, faults);
  for (const { id, position } of content.services.entries) checkId(id, position, ['id'], faults);
  checkUnique('id', content.topLocalities.entries, faults);
  checkUnique('id', content.trendingProjects.entries, faults);
  checkRoleIds(content, faults);
}

function checkId(id: string, position: RecordPosition, field: JsonPath, faults: FaultList): void {
  if (!isSlug(id)) {
    faults.error(position, field, `expected small letters, digits and hyphens only (a-z, 0-9, -), found "${id}"`);
  } else if (RESERVED_IDS.includes(id)) {
    faults.error(position, field, `"${id}" is a name the site’s own addresses use, take another`);
  }
}

/** Reports every id that an earlier record already has. One register serves all files whose ids share addresses. */
class IdRegister {
  readonly #seen = new Map<string, RecordPosition>();
  constructor(private readonly faults: FaultList) {}

  add(id: string, position: RecordPosition, field: JsonPath): void {
    const first = this.#seen.get(id);
    if (!first) return void this.#seen.set(id, position);
    const where = [first.file, formatPath(first.path)].filter(Boolean).join(' › ');
    this.faults.error(position, field, `duplicate: "${id}" is already used by ${where}`);
  }
}

function checkProjectIds(content: ContentSet, faults: FaultList): void {
  const register = new IdRegister(faults);
  for (const { position, value } of projectEntries(content)) {
    const fields = (['id', 'custom_id'] as const).filter((field) => value[field] !== undefined);
    if (fields.length === 0) faults.error(position, ['id'], 'missing, expected an id or a custom_id');
    for (const field of fields) {
      const id = value[field] ?? '';
      checkId(id, position, [field], faults);
      if (field === 'id' || id !== value.id) register.add(id, position, [field]);
    }
  }
}

function checkUnique(field: string, entries: readonly Entry<unknown>[], faults: FaultList): void {
  const register = new IdRegister(faults);
  for (const { id, position } of entries) if (id !== '') register.add(id, position, [field]);
}

/** Two matching names would get the same slug (spec 9). */
function checkDeveloperNames({ developerNames, developers }: ContentSet, faults: FaultList): void {
  for (const entries of [developerNames.entries, developers.entries]) {
    const places = new Map<string, RecordPosition>();
    for (const { position, value } of entries) {
      const name = typeof value === 'string' ? value : value.name;
      const twin = places.get(plainName(name));
      if (twin) {
        const field = typeof value === 'string' ? [] : ['name'];
        faults.error(position, field, `duplicate: "${name}" is already the name of ${formatPath(twin.path)}`);
      } else places.set(plainName(name), position);
    }
  }
}

function checkCityIds({ cities }: ContentSet, faults: FaultList): void {
  const localities = new IdRegister(faults);
  for (const { key, position, value } of cities.entries) {
    checkId(key, position, [], faults);
    for (const [index, { id }] of (value.localities ?? []).entries()) {
      const field = ['localities', index, 'id'];
      checkId(id, position, field, faults);
      localities.add(id, position, field);
      if (cities.keys.has(id)) faults.error(position, field, `duplicate: "${id}" is the slug of a city`);
    }
  }
}

function checkRoleIds({ careers }: ContentSet, faults: FaultList): void {
  const register = new IdRegister(faults);
  for (const { position, value } of careers.entries) {
    for (const [index, role] of value.roles.entries()) register.add(role.id, position, ['roles', index, 'id']);
  }
}
