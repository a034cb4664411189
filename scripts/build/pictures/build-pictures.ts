import { contentDir, imageManifestPath } from '@/lib/content/files/source';
import { buildCards } from '../cards/build-cards';
import { buildImages } from './build-images';

/** Builds the pictures of the pages, then the cards, which use them. */
export async function buildPictures({ hasCards }: { hasCards: boolean }): Promise<void> {
  await buildImages({
    contentDir: contentDir(),
    publicDir: 'public/images',
    cacheDir: '.cache/images',
    manifestPath: imageManifestPath(),
  });
  if (hasCards) await buildCards({ publicDir: 'public', cacheDir: '.cache/cards' });
}
