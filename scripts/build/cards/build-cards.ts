import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFile } from '@/lib/content/files/source';
import { getCards, hashCard } from '@/lib/content/records/share-cards';
import { getTheme } from '@/lib/content/records/site';
import { cardPath } from '@/lib/domain/page/share-card';
import { brandFile } from '../icons/site-icons';
import { hashFiles } from '../partial/hash-code.mjs';
import type { LaterFile } from '../pictures/later';
import { deleteStale, deleteUnused, publishFile } from '../pictures/publish-images';
import { createProgress } from '../../run/progress';
import { makeCard, photographPath } from './make-card';

const KEEP_UNUSED_MS = 30 * 24 * 3600 * 1000;
/** Code and fonts that shape a card; part of its cache key. */
const DRAWING = ['scripts/build/cards'];

interface CardBuildOptions {
  publicDir: string;
  cacheDir: string;
  /** Whether what is missing in the cache is left for later. */
  isLater?: boolean;
}

/**
 * Publishes the cards (pictures of shared links) below `{publicDir}/cards`. Draws only those missing in the cache; with
 * `isLater` it returns them, to be drawn later.
 */
export async function buildCards({ publicDir, cacheDir, isLater = false }: CardBuildOptions): Promise<LaterFile[]> {
  const { palette, fonts } = getTheme();
  const logo = readFileSync(brandFile('logo-light.svg'));
  const look = { palette, logo, fonts: [fontFile(fonts.display), fontFile(fonts.text)] } as const;
  const drawing = createHash('sha256').update(hashFiles(DRAWING)).update(JSON.stringify(palette)).update(logo);
  for (const file of look.fonts) drawing.update(readFileSync(file));
  const drawingKey = drawing.digest();
  mkdirSync(cacheDir, { recursive: true });
  const cards = getCards().map((card) => {
    const key = createHash('sha256').update(drawingKey).update(hashCard(card)).digest('hex');
    return { card, file: join(cacheDir, `${key}.jpg`), path: cardPath(card, hashCard(card)) };
  });
  const missing = cards.filter(({ file }) => !existsSync(file));
  const todo = missing.map(({ card, file, path }): LaterFile => {
    return {
      path: path.slice(1),
      needs: photographPath(card.image).slice(1),
      async make() {
        writeFileSync(`${file}.part`, await makeCard(card, publicDir, look));
        renameSync(`${file}.part`, file);
        publishFile(file, join(publicDir, path));
      },
    };
  });
  const progress = createProgress('Cards', missing.length || undefined);
  for (const { make } of isLater ? [] : todo) {
    await make();
    progress.tick();
  }
  const now = new Date();
  for (const { file, path } of cards) {
    if (!existsSync(file)) continue;
    utimesSync(file, now, now);
    publishFile(file, join(publicDir, path));
  }
  deleteStale(join(publicDir, 'cards'), new Set(cards.map(({ path }) => path.replace('/cards/', ''))));
  deleteUnused(cacheDir, KEEP_UNUSED_MS);
  if (isLater) return todo;
  progress.done(`${cards.length - missing.length} from the cache, ${cards.length} in all`);
  return [];
}
