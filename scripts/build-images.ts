import { buildCards } from './cards/build-cards';
import { buildImages } from './images-build';

const cacheDir = '.cache/images';

/** `npm run images`: the pictures of the pages, then those of shared links, which show them (not with `--no-cards`). */
async function main(): Promise<void> {
  await buildImages({
    contentDir: process.env['CONTENT_DIR'] ?? 'content',
    publicDir: 'public/images',
    cacheDir,
    manifestPath: process.env['IMAGE_MANIFEST'] ?? `${cacheDir}/manifest.json`,
  });
  if (!process.argv.includes('--no-cards')) await buildCards({ publicDir: 'public', cacheDir: '.cache/cards' });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
