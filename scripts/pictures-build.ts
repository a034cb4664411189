import { buildCards } from './cards/build-cards';
import { buildImages } from './images-build';

const CACHE_DIR = '.cache/images';

/** The pictures of the pages, then those of shared links, which show them. */
export async function buildPictures({ hasCards }: { hasCards: boolean }): Promise<void> {
  await buildImages({
    contentDir: process.env['CONTENT_DIR'] ?? 'content',
    publicDir: 'public/images',
    cacheDir: CACHE_DIR,
    manifestPath: process.env['IMAGE_MANIFEST'] ?? `${CACHE_DIR}/manifest.json`,
  });
  if (hasCards) await buildCards({ publicDir: 'public', cacheDir: '.cache/cards' });
}
