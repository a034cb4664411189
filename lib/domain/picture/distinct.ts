import type { ImageAsset } from './image';

/**
 * One picture a card for cards in one row: the first of its own that no card before it shows, else its first
 * (routes-and-content, Project page).
 */
export function distinctPictures(cards: readonly (readonly [ImageAsset, ...ImageAsset[]])[]): ImageAsset[] {
  const shown = new Set<string>();
  return cards.map((own) => {
    const image = own.find(({ src }) => !shown.has(src)) ?? own[0];
    shown.add(image.src);
    return image;
  });
}
