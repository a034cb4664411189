import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCards, hashCard } from '@/lib/content/records/share-cards';
import { cardPath } from '@/lib/domain/page/share-card';
import { hashFiles } from '../partial/hash-code.mjs';
import { deleteStale, deleteUnused, publishFile } from '../pictures/publish-images';
import { createProgress } from '../../run/progress';
import { makeCard } from './make-card';
import { createTypesetter } from './typesetter';

const KEEP_UNUSED_MS = 30 * 24 * 3600 * 1000;
/** Code and fonts that shape a card; part of its cache key. */
const DRAWING = ['scripts/build/cards', 'app/fonts'];

interface CardBuildOptions {
  publicDir: string;
  cacheDir: string;
}

/** Publishes the cards (pictures of shared links) below `{publicDir}/cards`. Draws only those missing in the cache. */
export async function buildCards({ publicDir, cacheDir }: CardBuildOptions): Promise<void> {
  const drawing = hashFiles(DRAWING);
  mkdirSync(cacheDir, { recursive: true });
  const cards = getCards().map((card) => {
    const key = createHash('sha256').update(drawing).update(hashCard(card)).digest('hex');
    return { card, file: join(cacheDir, `${key}.jpg`), path: cardPath(card, hashCard(card)) };
  });
  const missing = cards.filter(({ file }) => !existsSync(file));
  const progress = createProgress('Cards', missing.length || undefined);
  if (missing.length > 0) {
    const typesetter = await createTypesetter();
    for (const { card, file } of missing) {
      writeFileSync(`${file}.part`, await makeCard(card, typesetter, publicDir));
      renameSync(`${file}.part`, file);
      progress.tick();
    }
  }
  const now = new Date();
  for (const { file, path } of cards) {
    utimesSync(file, now, now);
    publishFile(file, join(publicDir, path));
  }
  deleteStale(join(publicDir, 'cards'), new Set(cards.map(({ path }) => path.replace('/cards/', ''))));
  deleteUnused(cacheDir, KEEP_UNUSED_MS);
  progress.done(`${cards.length - missing.length} from the cache, ${cards.length} in all`);
}
