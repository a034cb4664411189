import { cloudBaseOf, contentDir, imageManifestPath, imagesDir } from '@/lib/content/files/source';
import { getLoadedContent } from '@/lib/content/set/content';
import { buildCards } from '../cards/build-cards';
import { buildImages } from './build-images';
import type { LaterFile } from './later';
import { pictureReferences } from './sources';

export const PUBLIC_DIR = 'public';

interface PictureOptions {
  hasCards: boolean;
  /** Whether only the manifest is made and what is missing in the cache is returned, to be made later. */
  isLater?: boolean;
}

/** Builds the pictures of the pages, then the cards, which use them. */
export async function buildPictures({ hasCards, isLater = false }: PictureOptions): Promise<LaterFile[]> {
  const { content } = getLoadedContent();
  const images = await buildImages({
    references: pictureReferences(content),
    imagesDir: imagesDir(contentDir()),
    cloudBase: cloudBaseOf(content.site.entries[0]?.value.imageBase),
    publicDir: `${PUBLIC_DIR}/images`,
    cacheDir: '.cache/images',
    manifestPath: imageManifestPath(),
    isLater,
  });
  if (!hasCards) return images;
  return [...images, ...(await buildCards({ publicDir: PUBLIC_DIR, cacheDir: '.cache/cards', isLater }))];
}
