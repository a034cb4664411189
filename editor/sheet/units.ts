import { FACINGS, toUnitStatus, UNIT_STATUSES } from '@/lib/domain/project/unit';
import { plainName } from '@/lib/domain/site/slug';
import { isObject, valueAt } from '@/lib/content/files/walk';
import { valueWords } from '../entries/difference-words';
import { labelOf } from '../entries/field-words';
import { textFrom, textIn } from '../entries/values';
import type { RecordChange } from '../entries/save';
import type { SheetProject } from './find-project';
import { changeWords, configurationName, priceWords, recordedRupees } from './floors';
import { cellName, type SheetReport } from './group-rows';
import type { SheetCell, SheetRow } from './read-rows';
import { PROJECT_FIELDS, readArea, readPrice } from './read-values';

/** A unit of units.json. */
type Unit = Readonly<Record<string, unknown>>;
type Tell = (title: string, words: string, place: string) => void;

const SIDES: Readonly<Record<string, string>> = {
  ...{ n: 'North', ne: 'North-East', e: 'East', se: 'South-East', s: 'South', sw: 'South-West', w: 'West' },
  nw: 'North-West',
};

/** The units of a project's list. */
export const unitsOf = (list: unknown): Unit[] => {
  const units = valueAt(list, ['units']);
  return Array.isArray(units) ? units.filter(isObject) : [];
};

function nameOf(unit: Unit): string {
  const [tower, number] = [textFrom(unit['tower']), textFrom(unit['number'])];
  return number.startsWith(tower) ? number : `${tower}-${number}`;
}

/** The list of units that rows with a unit's number come to; null where it stays as it is. */
export function planUnits(
  list: unknown,
  { id, name }: SheetProject,
  rows: readonly SheetRow[],
  report: SheetReport,
  tell: Tell,
): RecordChange | null {
  const before = unitsOf(list);
  const units = [...before];
  const rowOf = new Map<number, number>();
  for (const row of rows) {
    const cell = row.cells.number!;
    const at = findUnit(units, row);
    if (at === null) {
      report.fault(cell, `${name} has several units ${String(cell.value)}: the tower is needed`);
      continue;
    }
    const earlier = rowOf.get(at);
    if (earlier !== undefined) report.fault(cell, `row ${earlier} says the same unit`);
    rowOf.set(at, row.row);
    const old = units[at];
    const unit = readUnit(row, old, report);
    units[at] = unit;
    const words = old ? unitWords(old, unit) : [`new: ${newWords(unit)}`];
    for (const each of words) tell(`${name}, ${nameOf(unit)}`, each, cellName(cell));
  }
  const left = before.filter((_, at) => !rowOf.has(at));
  if (left.length > 0) report.note(`${name}: not in this list, and left as they are: ${left.map(nameOf).join(', ')}.`);
  const recorded = textIn(list, 'checkedAt');
  const checkedAt = dayOf(rows, recorded, report);
  if (checkedAt !== recorded) tell(name, `units told on ${checkedAt}`, 'Checked on');
  const isSame = checkedAt === recorded && units.every((unit, at) => unit === before[at]);
  return isSame ? null : { file: 'units', path: [id], before: list, after: { ...(list as object), checkedAt, units } };
}

/** A tower and a number, also where the number repeats the tower: A and 301, A and A-301. */
function unitKey(tower: string, number: string): string {
  const [block, rest] = [plainName(tower), plainName(number)];
  return `${block}/${/^[a-z]/.test(block) && rest.startsWith(block) ? rest.slice(block.length) : rest}`;
}

/** The place of a row's unit, that of a new one at the end; null where several have its number. */
function findUnit(units: readonly Unit[], { cells: { tower, number } }: SheetRow): number | null {
  const same = units.flatMap((unit, at) => {
    const own = textFrom(unit['tower']);
    const said = String(tower?.value ?? own);
    return unitKey(own, textFrom(unit['number'])) === unitKey(said, String(number?.value)) ? [at] : [];
  });
  return same.length > 1 ? null : (same[0] ?? units.length);
}

/** A unit as its row says it: what the row leaves out stays. The same object where nothing changes. */
function readUnit({ cells }: SheetRow, old: Unit | undefined, report: SheetReport): Unit {
  const { tower, floor, number, configuration, area, facing, price } = cells;
  // Some lists write 'Sold' in place of the price.
  const wordOf = (cell: SheetCell | undefined) => cell && toUnitStatus(String(cell.value).trim());
  const unitStatus = cells.unitStatus ?? (wordOf(price) ? price : undefined);
  const isStatusAgain = wordOf(price) !== undefined && wordOf(price) === wordOf(unitStatus);
  const unit: Record<string, unknown> = { ...old };
  if (tower) unit['tower'] ??= String(tower.value).trim();
  const set = (key: string, cell: SheetCell | undefined, read: (text: string) => unknown, expected: string) => {
    if (!cell) {
      if (unit[key] === undefined) report.fault(number!, `the unit is new: a column has to say its ${expected}`);
      return;
    }
    const value = read(String(cell.value).trim());
    if (value === undefined) report.fault(cell, `“${String(cell.value)}” is no ${expected}`);
    else if (plainName(textFrom(unit[key])) !== plainName(textFrom(value))) unit[key] = value;
  };
  const toFloor = (text: string) => {
    if (/^(?:g|gf|gr|ground)(?: floor)?$/i.test(text)) return 0;
    const [, figure] = /^(-?\d+)(?:st|nd|rd|th)?(?: floor)?$/i.exec(text) ?? [];
    return figure === undefined ? undefined : Number(figure);
  };
  set('floor', floor, toFloor, 'floor');
  unit['number'] ??= String(number?.value).trim();
  set('configuration', configuration, configurationName, 'configuration');
  if (area) {
    const read = readArea(area.value, area.unit);
    if ('fault' in read) report.fault(area, read.fault);
    else if (read.isBare) report.fault(area, `${String(area.value)} has no unit: sq.ft or sq.yd`);
    else if (read.text !== unit['area']) unit['area'] = read.text;
  }
  if (facing) set('facing', facing, (text) => FACINGS.find((side) => isSide(side, text)), 'side such as North-East');
  if (price && !isStatusAgain) {
    const read = readPrice(price.value, price.unit);
    if ('fault' in read) report.fault(price, read.fault);
    else if (read.minRupees === null) delete unit['price'];
    else if (read.minRupees !== recordedRupees(unit['price'])) unit['price'] = read.text;
  }
  if (unitStatus || !old) {
    set('status', unitStatus, toUnitStatus, `status: ${UNIT_STATUSES.join(', ')}`);
  }
  return old && JSON.stringify(old) === JSON.stringify(unit) ? old : unit;
}

const isSide = (side: string, text: string) => {
  const word = text.toLowerCase().replace(/[^a-z]/g, '');
  return (SIDES[word] ?? '') === side || plainName(side).replace(/[^a-z]/g, '') === word;
};

/** '3 BHK, ₹ 1.81 Cr, Available'. */
const newWords = (unit: Unit) =>
  [textIn(unit, 'configuration'), unit['price'] && priceWords(unit['price']), unit['status']]
    .filter(Boolean)
    .join(', ');

function unitWords(old: Unit, unit: Unit): string[] {
  return [...new Set([...Object.keys(old), ...Object.keys(unit)])].flatMap((key) => {
    if (old[key] === unit[key]) return [];
    if (key === 'price') return [changeWords(priceWords(old[key]), priceWords(unit[key]))];
    return [`${labelOf(key).toLowerCase()} ${valueWords(old[key])} → ${valueWords(unit[key])}`];
  });
}

/** The one day that the rows say, else the recorded one. */
function dayOf(rows: readonly SheetRow[], recorded: string, report: SheetReport): string {
  let day = '';
  for (const { cells } of rows) {
    if (!cells.checkedAt) continue;
    const read = PROJECT_FIELDS.checkedAt.read(cells.checkedAt.value, '', '');
    if ('fault' in read) report.fault(cells.checkedAt, read.fault);
    else if (day && day !== read.value) report.fault(cells.checkedAt, `another row says ${day} of the same list`);
    else day = String(read.value);
  }
  const first = rows[0]?.cells.number;
  if (!day && !recorded && first) report.fault(first, 'a column “Checked on” has to say when the developer told this');
  return day || recorded;
}
