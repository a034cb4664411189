import { draw } from '@/components/islands/draw';
import { Words } from '@/components/ui/Words';
import { nameHolds } from '@/lib/domain/site/slug';
import { FINDER_ID } from './finder-id';

const byId = (id: string) => document.getElementById(id);

function foundText(typed: string, count: number): string {
  if (typed === '') return '';
  if (count === 0) return `No developer found for “${typed}”`;
  return `${count} ${count === 1 ? 'developer' : 'developers'}`;
}

/** Hides the cards whose name does not contain the typed text. Enter moves the focus to the first visible card. */
export function findDeveloper(field: HTMLInputElement, event?: Event): void {
  const cards = [...document.querySelectorAll<HTMLElement>(`#${FINDER_ID.list} > [data-name]`)];
  if (event instanceof KeyboardEvent) {
    const first = cards.find(({ hidden }) => !hidden);
    if (event.key === 'Enter') first?.querySelector('a')?.focus();
    return;
  }
  const typed = field.value.trim();
  for (const card of cards) card.hidden = !nameHolds(card.dataset['name'] ?? '', typed);
  // Some letters would link to hidden cards.
  const letters = byId(FINDER_ID.letters);
  if (letters) letters.style.visibility = typed === '' ? '' : 'hidden';
  const status = byId(FINDER_ID.status);
  const count = cards.filter(({ hidden }) => !hidden).length;
  const text = foundText(typed, count);
  if (status) draw(status, Promise.resolve(Words), { text }).catch(() => undefined);
}
