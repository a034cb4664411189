import { constants, setPriority } from 'node:os';
import { buildPictures, PUBLIC_DIR } from './build-pictures';
import { makeLater } from './later';
import { readOptions } from '../../run/read-options';
import { runMain } from '../../run/run-main';

/** The first page is compiled meanwhile: 16 s in place of 28. */
const PAUSE_MS = 20_000;

/**
 * `npm run images`, with `--no-cards` without the pictures of shared links. `--serve PORT` is for the preview: it tells
 * the process above as soon as the manifest is written, and makes the pictures afterwards, those asked for first.
 */
async function main(): Promise<void> {
  const { values } = readOptions({
    options: { 'no-cards': { type: 'boolean', default: false }, serve: { type: 'string' } },
  });
  const hasCards = !values['no-cards'];
  if (values.serve === undefined) return void (await buildPictures({ hasCards }));
  process.once('disconnect', () => process.exit());
  // Pages come first.
  setPriority(constants.priority.PRIORITY_LOW);
  const files = await buildPictures({ hasCards, isLater: true });
  const { made } = await makeLater(files, { publicDir: PUBLIC_DIR, port: Number(values.serve), pauseMs: PAUSE_MS });
  process.send?.('ready');
  if (files.length > 0) console.log(`${files.length} pictures are still being made: first those of the open page.`);
  await made;
  if (files.length > 0) console.log('All pictures are made.');
}

runMain(main);
