/** Why an enhancer: of the rows of units it shows those on the chosen floor and side. */
import { NO_UNIT_ID, UNIT_FILTER_ID, UNIT_TABLE_ID } from './unit-ids';

const byId = (id: string) => document.getElementById(id)!;

/** Attaches to the two lists of choices above the table of units. */
export function unitFilter(_root: HTMLElement, signal: AbortSignal): void {
  const choices = [...byId(UNIT_FILTER_ID).querySelectorAll('select')];
  const floors = [...byId(UNIT_TABLE_ID).querySelectorAll<HTMLElement>('[data-floor]')];
  const filter = () => {
    const isLeftOut = ({ dataset }: HTMLElement) =>
      choices.some(({ name, value }) => value && (dataset[name] ?? value) !== value);
    for (const floor of floors) {
      const units = [...floor.querySelectorAll<HTMLElement>('[data-facing]')];
      for (const unit of units) unit.hidden = isLeftOut(unit);
      floor.hidden = isLeftOut(floor) || units.every((unit) => unit.hidden);
    }
    byId(NO_UNIT_ID).hidden = floors.some((floor) => !floor.hidden);
  };
  byId(UNIT_FILTER_ID).addEventListener('change', filter, { signal });
  filter();
}
