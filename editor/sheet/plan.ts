import { plainName } from '@/lib/domain/site/slug';
import { suggestion } from '@/lib/content/files/nearest-word';
import { toUnitStatus } from '@/lib/domain/project/unit';
import { parseBedrooms } from '@/lib/domain/project/bedrooms';
import { isObject, valueAt } from '@/lib/content/files/walk';
import { valueWords } from '../entries/difference-words';
import { labelOf } from '../entries/field-words';
import { isEqual, textFrom, textIn } from '../entries/values';
import type { RecordChange } from '../entries/save';
import type { WorkingCopy } from '../entries/working-copy';
import type { SheetField } from './columns';
import { ProjectFinder, type SheetProject } from './find-project';
import {
  areaOfAll,
  changeWords,
  configurationName,
  derivedPrice,
  findFloor,
  floorsOf,
  priceWords,
  recordedRupees,
  trendingChanges,
  type Floor,
} from './floors';
import { cellName, cityNamed, RowGrouper, rowName, SheetReport, type SheetDecisions, type Stated } from './group-rows';
import type { SheetCell, SheetFault, SheetReading, SheetRow } from './read-rows';
import { planUnits } from './units';
import { PROJECT_FIELDS, readArea, readPrice, toUnitType, type ProjectField, type SheetPrice } from './read-values';

/** One change that a sheet asks for, in words: 'Mogra Courts, 3 BHK', '₹ 1.81 → 1.86 Cr'. */
export interface SheetChange {
  title: string;
  words: string;
  /** Where it stands in the sheet. */
  place: string;
}

/** What a sheet would change: nothing of it is applied while it has a fault. */
export interface SheetPlan {
  changes: SheetChange[];
  records: RecordChange[];
  faults: SheetFault[];
  notes: string[];
  /** Projects of the sheet's developers, and configurations of its projects, that it does not name. */
  missing: string[];
}

/** A price that is more than this many times the recorded one, or less than its part, has to be accepted. */
const UNUSUAL = 2.5;
/** What a list says of one configuration beside the words for one unit: whether some can still be had. */
const SOME_LEFT =
  /^(?:yes|no|(?:last |only )?few(?: units?)?(?: left)?|limited(?: \w+)?|\d+ (?:units? )?(?:left|available|sold))$/i;
const isAvailability = (text: string) => SOME_LEFT.test(text) || toUnitStatus(text) !== undefined;
/** What rows say of a project's fields, by their names in its record. */
type StatedFields = Map<string, { value: unknown; cell: SheetCell; isNew: boolean }>;

/** The areas of a name that is there; else the configuration whose name is near to it, or all others. */
function labelSuggestion(floors: readonly Floor[], name: string | null): string {
  const labels = floors.map((floor) => textIn(floor, 'configuration'));
  const areas = floors.filter((_, at) => labels[at] === name).map((floor) => textIn(floor, 'area'));
  if (areas.length > 0) return ` but ${name} of ${areas.join(', ')}`;
  const near = suggestion(name ?? '', labels);
  return near || (labels.length > 0 ? ` but ${[...new Set(labels)].join(', ')}` : '');
}

/** What a sheet would change in a working copy. */
export function planImport(copy: WorkingCopy, reading: SheetReading, decisions: SheetDecisions): SheetPlan {
  return new Planner(copy, decisions).plan(reading);
}

class Planner {
  readonly #finder: ProjectFinder;
  readonly #report: SheetReport;
  readonly #changes: SheetChange[] = [];
  readonly #records: RecordChange[] = [];

  constructor(
    readonly copy: WorkingCopy,
    readonly decisions: SheetDecisions,
  ) {
    this.#finder = new ProjectFinder(copy);
    this.#report = new SheetReport(decisions);
  }

  plan(reading: SheetReading): SheetPlan {
    const rows = reading.rows.filter((row) => !this.decisions.leftOut.has(rowName(row)));
    const grouper = new RowGrouper(this.copy, this.#finder, this.#report);
    const all = grouper.group(rows);
    for (const developer of grouper.newDevelopers) this.#addDeveloper(developer, all);
    for (const stated of all) this.#compare(stated);
    const { faults, notes } = this.#report;
    return {
      ...{ changes: this.#changes, records: this.#records, missing: this.#missing(all) },
      ...{ faults: [...reading.faults, ...faults], notes: [...reading.notes, ...notes] },
    };
  }

  #addDeveloper({ slug, name, cell }: { slug: string; name: string; cell: SheetCell }, all: readonly Stated[]): void {
    const files = all.flatMap(({ project }) => (project.developerSlug === slug ? project.file : []));
    const type = [...new Set(files.map((file) => file.replace('Projects', '')))];
    const earlier = this.#records.filter(({ file }) => file === 'developers').length;
    const at = this.copy.records('developers').length + earlier;
    this.#records.push({ file: 'developerNames', path: [slug], after: name });
    this.#records.push({ file: 'developers', path: [at], after: { id: slug, name, type } });
    this.#tell(name, 'new developer', cellName(cell));
  }

  #compare({ project, rows: all }: Stated): void {
    const rows = all.filter(({ cells }) => !cells.number);
    if (rows.length > 0) this.#compareProject({ project, rows });
    const units = all.filter(({ cells }) => cells.number);
    if (units.length === 0) return;
    if (project.record === null) {
      return this.#report.fault(units[0]!.cells.number!, `${project.name} is new: it has to be there before its units`);
    }
    const list = valueAt(this.copy.json('units'), [project.id]);
    const change = planUnits(list, project, units, this.#report, (...words) => this.#tell(...words));
    if (change) this.#records.push(change);
  }

  #compareProject({ project, rows }: Stated): void {
    const { file, path, id, name, developer, record } = project;
    const plan = valueAt(this.copy.json('floorPlans'), [id]);
    const before = floorsOf(plan);
    const floors = [...before];
    const fields: StatedFields = new Map();
    const rowOfFloor = new Map<number, SheetRow>();
    const isAlone = rows.length === 1;
    const isSoldOut = rows.every(({ cells }) => /^sold ?out$/i.test(String(cells.projectStatus?.value ?? '').trim()));
    for (const row of rows) {
      const isOfFloor = this.#isOfFloor(row, before, isAlone);
      if (isOfFloor) this.#setFloor(project, floors, row, rowOfFloor);
      this.#setFields(project, row, { isOfFloor, isSoldOut }, fields);
    }
    const isChanged = floors.some((floor, at) => floor !== before[at]);
    const price = isChanged && !fields.has('price') && derivedPrice(before, floors, textIn(record, 'price'));
    const set = Object.fromEntries([...fields].flatMap(([key, { value, isNew }]) => (isNew ? [[key, value]] : [])));
    if (price) set['price'] = price;
    const area = record === null && !fields.has('area') ? areaOfAll(floors) : null;
    if (area) set['area'] = area;
    const base = record ?? this.#firstRecord(project, rows, floors);
    if (record === null || Object.keys(set).length > 0) {
      this.#records.push({ file, path, before: record ?? undefined, after: { ...base, ...set } });
    }
    const first = rows[0]!;
    if (record === null) this.#tell(name, `new: ${developer}, ${String(base['city'])}`, rowName(first));
    else if (price)
      this.#tell(name, `price ${changeWords(priceWords(record['price']), price)}`, 'of its configurations');
    if (price && record) this.#follow(id, record['price'], price);
    if (isChanged) {
      const after = isObject(plan) ? { ...plan, floors } : { id, name, developer, floors };
      this.#records.push({ file: 'floorPlans', path: [id], before: plan, after });
    }
  }

  /** A new project's record, with the sizes of its configurations. */
  #firstRecord({ id, name, developer }: SheetProject, rows: readonly SheetRow[], floors: readonly Floor[]) {
    const city = rows.map(({ cells }) => cells.city).find(Boolean);
    const type = String(rows.map(({ cells }) => cells.unitType).find(Boolean)?.value ?? '');
    const category = /\bsco\b|shop.?cum/i.test(type) ? 'sco' : toUnitType(type) === 'Residential Land' ? 'plots' : null;
    const sizes = floors.flatMap((floor) => parseBedrooms(textIn(floor, 'configuration')) ?? []);
    const bedrooms = [...new Set(sizes.map((size) => size.name))];
    const cityName = cityNamed(this.copy, city, this.#report) ?? '';
    return {
      ...{ id, name, developer, city: cityName },
      ...(category && { category }),
      ...(bedrooms.length > 0 && { bedrooms }),
    };
  }

  #follow(id: string, before: unknown, after: string): void {
    this.#records.push(...trendingChanges(this.copy, id, before, after));
  }

  #tell(title: string, words: string, place: string): void {
    this.#changes.push({ title, words, place });
  }

  /** Whether a row is of one configuration, not of the project as a whole. */
  #isOfFloor({ cells }: SheetRow, floors: readonly Floor[], isAlone: boolean): boolean {
    const { configuration, area, price } = cells;
    if (configuration) return (parseBedrooms(String(configuration.value))?.length ?? 1) === 1 || !isAlone;
    if (!area || !price) return !isAlone && price !== undefined;
    const read = readArea(area.value, area.unit);
    return !isAlone || (!('fault' in read) && floors.length > 1 && 'at' in findFloor(floors, null, read));
  }

  #setFloor(project: SheetProject, floors: Floor[], row: SheetRow, rowOf: Map<number, SheetRow>): void {
    const { configuration, area, price } = row.cells;
    const size = area ? readArea(area.value, area.unit) : null;
    if (size && 'fault' in size) return this.#report.fault(area!, size.fault);
    const name = configuration ? configurationName(configuration.value) : null;
    const found = findFloor(floors, name, size);
    const cell = configuration ?? area ?? price!;
    if ('message' in found) return this.#report.fault(cell, `${project.name}: ${found.message}`);
    if (found.at === -1 && project.record && !this.decisions.accepted.has(cellName(cell))) {
      const words = [name, size?.text].filter(Boolean).join(', ');
      return this.#report.fault(
        cell,
        `${project.name} has no ${words}${labelSuggestion(floors, name)}: is it a new one?`,
        true,
      );
    }
    const money = price ? readPrice(price.value, price.unit, price.header) : null;
    if (money && 'fault' in money) return this.#report.fault(price!, money.fault);
    const at = found.at === -1 ? floors.length : found.at;
    const old = floors[at];
    const earlier = rowOf.get(at);
    const set: Record<string, unknown> = { ...(old ?? { configuration: name }) };
    if (size && (!old || textIn(old, 'area') === '')) set['area'] = size.text;
    const isChanged = money !== null && recordedRupees(old?.['baseSellingPrice']) !== money.minRupees;
    if (isChanged && money.text !== null) set['baseSellingPrice'] = money.text;
    if (isChanged && money.text === null) delete set['baseSellingPrice'];
    if (earlier && isChanged) {
      return this.#report.fault(
        price ?? cell,
        `row ${earlier.row} says another price of the same home: ${priceWords(old?.['baseSellingPrice'])}`,
      );
    }
    rowOf.set(at, row);
    if (isChanged && old && !this.#isUsual(price!, recordedRupees(old['baseSellingPrice']), money)) return;
    if (old && !isChanged && set['area'] === old['area']) return;
    floors[at] = set;
    const label = [project.name, textIn(set, 'configuration')].filter(Boolean).join(', ');
    const twins = floors.filter((floor) => textIn(floor, 'configuration') === textIn(set, 'configuration')).length > 1;
    const title = twins ? `${label}, ${textIn(set, 'area')}` : label;
    const words = old
      ? changeWords(priceWords(old['baseSellingPrice']), money?.text ?? 'on request')
      : `new: ${[textIn(set, 'area'), money?.text].filter(Boolean).join(', ')}`;
    this.#tell(title, isChanged || !old ? words : `area ${textIn(set, 'area')}`, cellName(price ?? cell));
  }

  #isUsual(cell: SheetCell, before: number | null, { text, minRupees }: SheetPrice): boolean {
    if (before === null || minRupees === null || this.decisions.accepted.has(cellName(cell))) return true;
    const ratio = minRupees / before;
    if (ratio <= UNUSUAL && ratio >= 1 / UNUSUAL) return true;
    this.#report.fault(cell, `${changeWords(priceWords(before), text ?? '')}: is the unit right?`, true);
    return false;
  }

  #setFields(
    project: SheetProject,
    row: SheetRow,
    { isOfFloor, isSoldOut }: { isOfFloor: boolean; isSoldOut: boolean },
    fields: StatedFields,
  ): void {
    const { configuration, city } = row.cells;
    const record = project.record ?? {};
    const cells = { ...row.cells };
    // Several sizes in one cell are the project's.
    if (!isOfFloor && configuration) cells.bedrooms ??= configuration;
    if (city && project.record) {
      const name = cityNamed(this.copy, city, this.#report);
      const own = textIn(record, 'city');
      if (name && plainName(name) !== plainName(own)) this.#report.fault(city, `${project.name} is in ${own}`);
    }
    for (const [field, cell] of Object.entries(cells) as [SheetField, SheetCell][]) {
      if (!Object.hasOwn(PROJECT_FIELDS, field)) continue;
      if (isOfFloor && (field === 'price' || field === 'area')) continue;
      // One configuration that is sold out, or still to be had, says nothing of the others.
      const isLeft = field === 'projectStatus' && !isSoldOut && isAvailability(String(cell.value).trim());
      if (isOfFloor && (field === 'carpetArea' || isLeft))
        this.#report.note(
          `${cell.sheet}: ${isLeft ? 'availability' : 'carpet areas'} of configurations ${isLeft ? 'is' : 'are'} not read.`,
        );
      else this.#setField(project, PROJECT_FIELDS[field as keyof typeof PROJECT_FIELDS], cell, fields);
    }
  }

  #setField(
    { id, name, record }: SheetProject,
    { key, read }: ProjectField,
    cell: SheetCell,
    fields: StatedFields,
  ): void {
    const recorded = record?.[key] ?? (key === 'localities' ? record?.['location'] : undefined);
    const isRecorded = plainName(textFrom(recorded)) === plainName(String(cell.value));
    const reading = isRecorded ? { value: recorded, isSame: () => true } : read(cell.value, cell.unit, cell.header);
    if ('fault' in reading) return this.#report.fault(cell, reading.fault);
    const isNew = !reading.isSame(recorded);
    const value = isNew ? reading.value : recorded;
    const other = fields.get(key);
    if (other && !isEqual(other.value, value)) {
      return this.#report.fault(cell, `row ${other.cell.row} says “${valueWords(other.value)}” of the same project`);
    }
    if (other) return;
    if (isNew && key === 'price' && record) {
      const price = readPrice(cell.value, cell.unit, cell.header);
      if (!('fault' in price) && !this.#isUsual(cell, recordedRupees(recorded), price)) return;
      this.#follow(id, recorded, String(value));
    }
    fields.set(key, { value, cell, isNew });
    if (!isNew || record === null) return;
    const words =
      recorded === undefined ? `now ${valueWords(value)}` : `${valueWords(recorded)} → ${valueWords(value)}`;
    this.#tell(name, `${labelOf(key).toLowerCase()} ${words}`, cellName(cell));
  }

  #missing(all: readonly Stated[]): string[] {
    const ids = new Set(all.map(({ project }) => project.id));
    const developers = new Set(all.map(({ project }) => project.developerSlug));
    return this.#finder.projects.flatMap(({ id, name, developer, developerSlug }) =>
      developers.has(developerSlug) && !ids.has(id) ? [`${name} of ${developer}`] : [],
    );
  }
}
