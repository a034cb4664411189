import { buildImages } from './images-build';

const cacheDir = '.cache/images';

buildImages({
  contentDir: process.env['CONTENT_DIR'] ?? 'content',
  publicDir: 'public/images',
  cacheDir,
  manifestPath: process.env['IMAGE_MANIFEST'] ?? `${cacheDir}/manifest.json`,
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
