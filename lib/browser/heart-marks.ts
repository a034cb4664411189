import { readShortlist, writeShortlist } from './shortlist';
import { toggleKept } from '@/lib/domain/kept-project';

/** 'Remove Mogra Courts from shortlist' → 'Mogra Courts'. */
function nameOf(heart: HTMLButtonElement): string {
  return heart.ariaLabel?.replace(/^\w+ (.*) \w+ shortlist$/, '$1') ?? '';
}

/** Every heart of the page, and the count in the header, as the list is now. */
export function paintHearts(): void {
  const kept = readShortlist();
  for (const heart of document.querySelectorAll<HTMLButtonElement>('.heart')) {
    const isKept = kept.some(({ key }) => key === heart.value);
    const name = nameOf(heart);
    heart.ariaPressed = String(isKept);
    heart.ariaLabel = isKept ? `Remove ${name} from shortlist` : `Add ${name} to shortlist`;
  }
  const link = document.getElementById('header-shortlist');
  const count = kept.length;
  if (!link?.lastElementChild) return;
  link.ariaLabel = count ? `Shortlist, ${count} ${count > 1 ? 'projects' : 'project'}` : 'Shortlist';
  link.lastElementChild.textContent = count ? String(count) : '';
}

/** Keeps the project of a heart, or lets it go. */
export function pressHeart(heart: HTMLButtonElement): void {
  writeShortlist(toggleKept(readShortlist(), { key: heart.value, name: nameOf(heart) }));
}
