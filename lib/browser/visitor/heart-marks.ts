import { projectOfButton } from './project-button';
import { readShortlist, watchShortlist, writeShortlist } from './shortlist';
import { toggleSaved } from '@/lib/domain/visitor/saved-project';

/** Updates every heart on the page and the count in the header from the list. */
function paintHearts(): void {
  const kept = readShortlist();
  for (const heart of document.querySelectorAll<HTMLButtonElement>('[data-heart]')) {
    const isKept = kept.some(({ key }) => key === heart.value);
    const { name } = projectOfButton(heart);
    heart.ariaPressed = String(isKept);
    heart.querySelector('use')?.setAttribute('href', `/icons.svg#${isKept ? 'heart-filled' : 'heart'}`);
    heart.ariaLabel = isKept ? `Remove ${name} from shortlist` : `Add ${name} to shortlist`;
  }
  const link = document.getElementById('header-shortlist');
  const count = kept.length;
  if (!link) return;
  link.ariaLabel = count ? `Shortlist, ${count} ${count > 1 ? 'projects' : 'project'}` : 'Shortlist';
  if (count) link.dataset['count'] = String(count);
  else delete link.dataset['count'];
}

let isWatching = false;

/**
 * Updates the hearts now, after each change of the list and for new cards; toggles the project of a pressed heart.
 * False if the list is full and the project was not added.
 */
export function markHearts(pressed?: Element): boolean {
  if (!isWatching) {
    isWatching = true;
    watchShortlist(paintHearts);
    addEventListener('cards-drawn', paintHearts);
  }
  if (!(pressed instanceof HTMLButtonElement)) {
    paintHearts();
    return true;
  }
  const next = toggleSaved(readShortlist(), projectOfButton(pressed));
  if (next) writeShortlist(next);
  return next !== null;
}
