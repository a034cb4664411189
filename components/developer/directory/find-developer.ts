import { nameHolds } from '@/lib/domain/site/slug';
import { FINDER_ID } from './finder-id';

const byId = (id: string) => document.getElementById(id);

function foundText(typed: string, count: number): string {
  if (typed === '') return '';
  if (count === 0) return `No developer found for “${typed}”`;
  return `${count} ${count === 1 ? 'developer' : 'developers'}`;
}

/** Shows the cards whose name holds what was typed, and no others; Enter leads to the first of them. */
export function findDeveloper(field: HTMLInputElement, event?: Event): void {
  const cards = [...(byId(FINDER_ID.list)?.children ?? [])] as HTMLElement[];
  if (event instanceof KeyboardEvent) {
    const first = cards.find(({ hidden }) => !hidden);
    if (event.key === 'Enter') first?.querySelector('a')?.focus();
    return;
  }
  const typed = field.value.trim();
  for (const card of cards) card.hidden = !nameHolds(card.querySelector('h2')?.textContent ?? '', typed);
  // Some of the letters lead to cards that are hidden now.
  byId(FINDER_ID.letters)?.classList.toggle('invisible', typed !== '');
  const status = byId(FINDER_ID.status);
  const count = cards.filter(({ hidden }) => !hidden).length;
  if (status) status.textContent = foundText(typed, count);
}
