import { deviceText } from '../device-text';
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

/** The project of the card around a tick, from the card's heart. */
function projectOf(tick: Element): SavedProject {
  const card = tick.closest('article');
  return { key: card?.querySelector<HTMLButtonElement>('.heart')?.value ?? '', name: nameOf(card) };
}

function nameOf(card: Element | null): string {
  return card?.querySelector('h2 a, h3 a')?.firstChild?.textContent?.trim() ?? '';
}

/** Updates every tick on the page from the list. */
export function paintTicks(): void {
  const list = readCompared();
  for (const tick of document.querySelectorAll<HTMLButtonElement>('.compare-tick')) {
    const { key, name } = projectOf(tick);
    tick.ariaPressed = String(list.some((each) => each.key === key));
    tick.ariaLabel = `Compare ${name}`;
  }
}

/** Adds or removes the project of a pressed tick; false if the comparison is full. */
export function pressTick(tick: Element): boolean {
  const next = toggleCompared(readCompared(), projectOf(tick));
  if (next) writeCompared(next);
  return next !== null;
}
