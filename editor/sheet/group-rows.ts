import { parseBedrooms } from '@/lib/domain/project/bedrooms';
import { plainName, toSlug } from '@/lib/domain/site/slug';
import { suggestion } from '@/lib/content/files/nearest-word';
import { valueAt } from '@/lib/content/files/walk';
import { textFrom, textIn } from '../entries/values';
import type { WorkingCopy } from '../entries/working-copy';
import { configurationName } from './floors';
import type { ProjectFile, ProjectFinder, SheetProject } from './find-project';
import type { SheetCell, SheetFault, SheetPlace, SheetRow } from './read-rows';
import { toUnitType } from './read-values';

/** What a person decided about a sheet. */
export interface SheetDecisions {
  /** Rows that are left out, as 'Price list!12'. */
  leftOut: ReadonlySet<string>;
  /** Cells whose unusual value is right, as 'Price list!D12'. */
  accepted: ReadonlySet<string>;
}

export const rowName = ({ sheet, row }: Pick<SheetPlace, 'sheet' | 'row'>) => `${sheet}!${row}`;
export const cellName = ({ sheet, row, column }: SheetPlace) => `${sheet}!${column}${row}`;

/** What is found while a sheet is read against the records. */
export class SheetReport {
  readonly faults: SheetFault[] = [];
  readonly notes: string[] = [];

  constructor(readonly decisions: SheetDecisions) {}

  note(words: string): void {
    if (!this.notes.includes(words)) this.notes.push(words);
  }

  fault({ sheet, row, column }: SheetPlace, message: string, canAccept = false): void {
    this.faults.push({ sheet, row, column, message, canAccept });
  }
}

/** Lines of sums and notes. */
const NO_RECORD = /^(?:(?:grand |sub ?)?total|note|terms|t&c|disclaimer|\*)/i;
/** Lines above part of a project's table. */
const PART = /\b(?:tower|block|phase|wing|cluster|pocket|bhk|price list|w\.?e\.?f)\b/i;

/** What the rows of one project say. */
export interface Stated {
  project: SheetProject;
  rows: SheetRow[];
}

/** The usual name of the city that a cell names; null, and a fault, where there is none. Without a cell the only city. */
export function cityNamed(copy: WorkingCopy, cell: SheetCell | undefined, report: SheetReport): string | null {
  const names = copy.records('cities').map(({ value }) => textIn(value, 'name'));
  if (!cell) return names.length === 1 ? (names[0] ?? null) : null;
  const wanted = plainName(String(cell.value));
  const found = copy.records('cities').find(({ value }) => {
    const others: unknown = valueAt(value, ['otherSpellings']);
    const spellings: unknown[] = [textIn(value, 'name'), ...(Array.isArray(others) ? (others as unknown[]) : [])];
    return spellings.some((spelling) => plainName(textFrom(spelling)) === wanted);
  });
  if (!found) report.fault(cell, `no city is called “${String(cell.value)}”${suggestion(String(cell.value), names)}`);
  return found ? textIn(found.value, 'name') : null;
}

const nameCell = ({ cells }: SheetRow) => cells.id ?? cells.project ?? cells.rera;

/** Sheets that name a project once and leave it out below: in others a row without one has lost it. */
function groupedSheets(rows: readonly SheetRow[]): Set<string> {
  return new Set(
    rows.flatMap(({ sheet }) => {
      const names = rows.flatMap((row) => (row.sheet === sheet ? [nameCell(row)?.value] : []));
      const named = names.filter((name) => name !== undefined);
      const isRepeated = names.some((name, at) => name !== undefined && name === names[at - 1]);
      return !isRepeated && (named.length <= 2 || names.length - named.length >= 2) ? [sheet] : [];
    }),
  );
}

/** Finds the project of each row; a row that names a new one makes it. */
export class RowGrouper {
  readonly #added = new Map<string, number>();
  /** Developers that are not there yet, with the cell that first named each; asked about once. */
  readonly newDevelopers: { slug: string; name: string; cell: SheetCell }[] = [];
  readonly #askedAbout = new Set<string>();
  #grouped: ReadonlySet<string> = new Set();

  constructor(
    readonly copy: WorkingCopy,
    readonly finder: ProjectFinder,
    readonly report: SheetReport,
  ) {}

  /** Rows by the project that they speak of. */
  group(rows: readonly SheetRow[]): Stated[] {
    const all = new Map<string, Stated>();
    this.#grouped = groupedSheets(rows);
    let last: { project: SheetProject | null; title: string; sheet: string } | null = null;
    for (const row of rows) {
      const cells = Object.values(row.cells);
      const [first] = cells;
      if (!first) continue;
      if (NO_RECORD.test(String(first.value))) {
        this.report.note(`${row.sheet}: row ${row.row} is not read: “${String(first.value)}”.`);
        continue;
      }
      const isKeyed = nameCell(row);
      const project: SheetProject | null = isKeyed ? this.#named(row, all) : this.#continued(row, last, first);
      last = { project, title: row.title, sheet: row.sheet };
      if (!project) continue;
      const stated = all.get(project.id) ?? { project, rows: [] };
      all.set(project.id, stated);
      stated.rows.push(row);
    }
    return [...all.values()];
  }

  #named(row: SheetRow, all: ReadonlyMap<string, Stated>): SheetProject | null {
    const { developer } = row.cells;
    if (developer && !this.#isDeveloperKnown(developer)) return null;
    const found = this.finder.find(row);
    if (found && !('message' in found)) return found;
    const name = String(row.cells.project?.value ?? '').trim();
    const known = all.get(toSlug(name))?.project;
    if (known && known.record === null) return known;
    if (found?.field === 'project') {
      const made = this.#newProject(row, name);
      if (made) return made;
    }
    const cell = (found?.field ? row.cells[found.field] : undefined) ?? Object.values(row.cells)[0];
    if (cell && found && !this.report.faults.some(({ row: at, sheet }) => at === row.row && sheet === row.sheet)) {
      this.report.fault(cell, found.message + (found.isUnknown ? this.#lackOf(row) : ''));
    }
    return null;
  }

  /** Whether a developer is there, or comes with this sheet because somebody said so; else asks once. */
  #isDeveloperKnown(cell: SheetCell): boolean {
    const name = String(cell.value).trim();
    if (this.finder.developerNamed(name)) return true;
    if (this.report.decisions.accepted.has(cellName(cell)) && toSlug(name) !== '') {
      this.newDevelopers.push({ ...this.finder.addDeveloper(name), cell });
      return true;
    }
    if (!this.#askedAbout.has(toSlug(name))) {
      this.#askedAbout.add(toSlug(name));
      const near = this.finder.developerSuggestion(name);
      this.report.fault(cell, `no developer is called “${name}”${near}${near ? ' Or is' : ': is'} it a new one?`, true);
    }
    return false;
  }

  /** The project of a row that names none: that of the line above it, or of the row above. */
  #continued(
    row: SheetRow,
    last: { project: SheetProject | null; title: string; sheet: string } | null,
    first: SheetCell,
  ): SheetProject | null {
    const isSameTitle = last !== null && last.sheet === row.sheet && last.title === row.title;
    if (isSameTitle && this.#grouped.has(row.sheet)) return last.project;
    const titled = this.finder.inTitle(row.title) ?? this.finder.inTitle(row.sheet);
    if (titled) return titled;
    if (!isSameTitle && last?.project && last.sheet === row.sheet && PART.test(row.title)) return last.project;
    // A tower's line stands between the table and the heading that names the project.
    const headings = row.above.flatMap((line) => this.finder.inTitle(line) ?? []);
    const [heading] = headings;
    if (heading && PART.test(row.title) && headings.every(({ id }) => id === heading.id)) return heading;
    const above = row.title ? `, and “${row.title}” above it is none` : '';
    this.report.fault(first, `the row names no project${above}`);
    return null;
  }

  /** What a row does not say that a new project needs. */
  #lackOf({ cells: { developer, city } }: SheetRow): string {
    const hasCity = city ?? cityNamed(this.copy, city, this.report);
    const lacks = [developer ? [] : 'its developer', hasCity ? [] : 'its city'].flat();
    return lacks.length > 0 ? `; a new one needs ${lacks.join(' and ')}` : '';
  }

  /** A project that is not there yet, if the row says enough; else faults. */
  #newProject(row: SheetRow, name: string): SheetProject | null {
    const { developer, city, configuration, unitType, project } = row.cells;
    const owner = developer && this.finder.developerNamed(String(developer.value));
    if (!owner || !project || toSlug(name) === '') return null;
    const near = this.finder.nearName(name, owner.slug);
    if (near && !this.report.decisions.accepted.has(cellName(project))) {
      this.report.fault(project, `no project is called “${name}”: is it ${near}, or a new one?`, true);
      return null;
    }
    if (this.finder.projects.some(({ id }) => id === toSlug(name))) {
      this.report.fault(project, `the id ${toSlug(name)} belongs to a project of another developer`);
      return null;
    }
    const cityName = cityNamed(this.copy, city, this.report);
    if (!cityName) return null;
    const type = String(unitType?.value ?? '');
    const isHome = configuration && (parseBedrooms(configurationName(configuration.value))?.length ?? 0) > 0;
    if (!type && !isHome) {
      this.report.fault(project, `“${name}” is new: a column “Property type” has to say what it is`);
      return null;
    }
    const file: ProjectFile = toUnitType(type) === 'Commercial' ? 'commercialProjects' : 'residentialProjects';
    const list = valueAt(this.copy.json(file), [owner.slug]);
    const place = `${file} ${owner.slug}`;
    const count = this.#added.get(place) ?? (Array.isArray(list) ? list.length : 0);
    this.#added.set(place, count + 1);
    const id = toSlug(name);
    return {
      ...{ file, id, name, path: [owner.slug, count], developer: owner.name, developerSlug: owner.slug, record: null },
    };
  }
}
