import { buildPictures } from './build-pictures';

/** `npm run images`, with `--no-cards` without the pictures of shared links. */
buildPictures({ hasCards: !process.argv.includes('--no-cards') }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
