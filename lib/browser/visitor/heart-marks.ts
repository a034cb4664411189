import { readShortlist, watchShortlist, writeShortlist } from './shortlist';
import { toggleSaved } from '@/lib/domain/visitor/saved-project';

/** 'Remove Mogra Courts from shortlist' → 'Mogra Courts'. */
function projectNameOf(heart: HTMLButtonElement): string {
  return heart.ariaLabel?.replace(/^\w+ (.*) \w+ shortlist$/, '$1') ?? '';
}

/** Every heart of the page, and the count in the header, as the list is now. */
function paintHearts(): void {
  const kept = readShortlist();
  for (const heart of document.querySelectorAll<HTMLButtonElement>('.heart')) {
    const isKept = kept.some(({ key }) => key === heart.value);
    const name = projectNameOf(heart);
    heart.ariaPressed = String(isKept);
    heart.ariaLabel = isKept ? `Remove ${name} from shortlist` : `Add ${name} to shortlist`;
  }
  const link = document.getElementById('header-shortlist');
  const count = kept.length;
  if (!link?.lastElementChild) return;
  link.ariaLabel = count ? `Shortlist, ${count} ${count > 1 ? 'projects' : 'project'}` : 'Shortlist';
  link.lastElementChild.textContent = count ? String(count) : '';
}

let isWatching = false;

/**
 * Paints the hearts from now on with every change and all new cards; keeps the project of a pressed one, or lets it go.
 * False where the list is full and the project was not kept.
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
  const next = toggleSaved(readShortlist(), { key: pressed.value, name: projectNameOf(pressed) });
  if (next) writeShortlist(next);
  return next !== null;
}
