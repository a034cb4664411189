/** Why an enhancer: the list of units stands in the page; what narrows it, and its costs, are fetched when it is opened. */
import { UNITS_ID } from './unit-ids';

/** Attaches to the list of units; `file` names the data with their costs. */
export function unitList(_root: HTMLElement, signal: AbortSignal, { file }: { file: string }): void {
  const box = document.getElementById(UNITS_ID) as HTMLDetailsElement;
  let isStarted = false;
  const start = async () => {
    if (isStarted || !box.open) return;
    isStarted = true;
    const { startUnitList } = await import('./start-unit-list');
    startUnitList(file, signal);
  };
  const onToggle = () => void start().catch(() => (isStarted = false));
  box.addEventListener('toggle', onToggle, { signal });
  onToggle();
}
