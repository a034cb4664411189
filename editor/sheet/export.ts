import { textFrom, textIn } from '../entries/values';
import type { WorkingCopy } from '../entries/working-copy';
import { SHEET_FIELDS, type SheetField } from './columns';
import { ProjectFinder, type SheetProject } from './find-project';
import { floorsOf } from './floors';
import { unitsOf } from './units';
import { PROJECT_FIELDS } from './read-values';

/** Keys, then the fields that an import can set. */
const PROJECT_COLUMNS = [
  ...(['id', 'project', 'developer', 'city', 'localities', 'unitType', 'projectStatus', 'possession'] as const),
  ...(['furnishing', 'bedrooms', 'projectArea', 'carpetArea', 'projectPrice', 'rera', 'checkedAt'] as const),
  'shortDescription',
] as const;
const UNIT_COLUMNS = [
  ...(['id', 'project', 'tower', 'floor', 'number', 'configuration', 'area', 'facing', 'price'] as const),
  ...(['unitStatus', 'checkedAt'] as const),
] as const;
const CONFIGURATION_COLUMNS = ['id', 'project', 'configuration', 'area', 'price'] as const;

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function toCsv(columns: readonly SheetField[], rows: readonly (readonly string[])[]): string {
  const lines = [columns.map((field) => SHEET_FIELDS[field]), ...rows].map((row) => row.map(quoted).join(','));
  // With the mark by which spreadsheets know UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cellOf({ id, name, developer, record }: SheetProject, field: (typeof PROJECT_COLUMNS)[number]): string {
  if (field === 'id') return id;
  if (field === 'project') return name;
  if (field === 'developer') return developer;
  if (field === 'city') return textIn(record, 'city');
  if (field === 'localities') return textFrom(record?.['localities'] ?? record?.['location']);
  return textFrom(record?.[PROJECT_FIELDS[field].key]);
}

/** Projects, configurations and units as tables that `readTables` and `planImport` read back without a difference. */
export function exportTables(copy: WorkingCopy): Record<'projects.csv' | 'configurations.csv' | 'units.csv', string> {
  const { projects } = new ProjectFinder(copy);
  const plans = new Map(copy.records('floorPlans').map(({ key, value }) => [key, floorsOf(value)]));
  const configurations = projects.flatMap(({ id, name }) =>
    (plans.get(id) ?? []).map((floor) => [
      ...[id, name, textIn(floor, 'configuration'), textIn(floor, 'area')],
      textFrom(floor['baseSellingPrice']),
    ]),
  );
  const lists = new Map(copy.records('units').map(({ key, value }) => [key, value]));
  const units = projects.flatMap(({ id, name }) =>
    unitsOf(lists.get(id)).map((unit) => [
      ...[id, name, ...UNIT_COLUMNS.slice(2, 9).map((field) => textFrom(unit[field]))],
      ...[textIn(unit, 'status'), textIn(lists.get(id), 'checkedAt')],
    ]),
  );
  return {
    'projects.csv': toCsv(
      PROJECT_COLUMNS,
      projects.map((project) => PROJECT_COLUMNS.map((field) => cellOf(project, field))),
    ),
    'configurations.csv': toCsv(CONFIGURATION_COLUMNS, configurations),
    'units.csv': toCsv(UNIT_COLUMNS, units),
  };
}
