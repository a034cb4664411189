import { readData } from '@/lib/browser/read-data';
import type { UnitCostHrefs } from '@/lib/domain/project/unit';
import { NO_UNIT_ID, UNIT_FILTER_ID, UNIT_TABLE_ID } from './unit-ids';

const byId = (id: string) => document.getElementById(id)!;
const all = (root: HTMLElement, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

/** Shows the units on the chosen floors and side, and leads from each price to its cost sheet once `file` is read. */
export function startUnitList(file: string, signal: AbortSignal): void {
  const choices = [...byId(UNIT_FILTER_ID).querySelectorAll('select')];
  const groups = all(byId(UNIT_TABLE_ID), '[data-floor]');
  const filter = () => {
    const [floors = '', facing = ''] = choices.map(({ value }) => value);
    const [from = -Infinity, to = from === -Infinity ? Infinity : from] = floors ? floors.split('–').map(Number) : [];
    const isOther = ({ dataset }: HTMLElement) => facing !== '' && dataset['facing'] !== facing;
    for (const group of groups) {
      const units = all(group, '[data-facing]');
      for (const unit of units) unit.closest('tr')!.hidden = isOther(unit);
      const floor = Number(group.dataset['floor']);
      group.hidden = floor < from || floor > to || units.every(isOther);
    }
    byId(NO_UNIT_ID).hidden = groups.some((group) => !group.hidden);
  };
  byId(UNIT_FILTER_ID).addEventListener('change', filter, { signal });
  filter();
  readData<UnitCostHrefs>(file).then(addCosts, () => undefined);
}

function addCosts(hrefs: UnitCostHrefs): void {
  for (const [at, unit] of all(byId(UNIT_TABLE_ID), '[data-facing]').entries()) {
    for (const link of all(unit.closest('tr')!, 'a')) link.setAttribute('href', hrefs[at]!);
  }
}
