import { deviceText } from '../device-text';
import { projectOfButton } from './project-button';
import { COMPARED_MAX, toggleCompared } from '@/lib/domain/visitor/compared';
import { parseSaved, type SavedProject } from '@/lib/domain/visitor/saved-project';

const compared = deviceText('compared.1');

/** The projects ticked for comparison on this device, in the order of ticking. */
export function readCompared(): SavedProject[] {
  return parseSaved(compared.read(), COMPARED_MAX);
}

export function writeCompared(list: readonly SavedProject[]): void {
  compared.write(JSON.stringify(list));
}

export const watchCompared = compared.watch;

/** Updates every tick on the page from the list. */
export function paintTicks(): void {
  const list = readCompared();
  for (const tick of document.querySelectorAll<HTMLButtonElement>('[data-compare]')) {
    const { key, name } = projectOfButton(tick);
    tick.ariaPressed = String(list.some((each) => each.key === key));
    tick.ariaLabel = `Compare ${name}`;
  }
}

/** Adds or removes the project of a pressed tick; false if the comparison is full. */
export function pressTick(tick: HTMLButtonElement): boolean {
  const next = toggleCompared(readCompared(), projectOfButton(tick));
  if (next) writeCompared(next);
  return next !== null;
}
