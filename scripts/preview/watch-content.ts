import { watch } from 'node:fs';
import type { Fault } from '@/lib/content/files/faults';
import { diskSource } from '@/lib/content/files/source';
import { loadContent } from '@/lib/content/set/load';
import { readReferences } from '../build/pictures/references';
import { runStep, scriptCommand } from '../run/run-step';
import { describeFaults } from './describe-faults';
import { runWhenQuiet } from './run-when-quiet';

/** Debounce time: editors save in several steps. */
const QUIET_MS = 100;
/** Longer for pictures, because many large files are copied at once. */
const PICTURES_QUIET_MS = 500;

export async function makePictures(): Promise<void> {
  await runStep(scriptCommand('scripts/build/pictures/main.ts'));
}

export async function makeIcons(): Promise<void> {
  await runStep(scriptCommand('scripts/build/icons/main.ts'));
}

/** Watches a content folder. After each save it prints the errors and rebuilds pictures and icons if needed. */
export function watchContent(dir: string): { stop: () => void } {
  let faults: Fault[] = [];
  let pictures = '';
  const picturesNamed = () => JSON.stringify([...new Set(readReferences(dir).map(({ value }) => value))].sort());

  const onPictures = runWhenQuiet(PICTURES_QUIET_MS, makePictures);
  const onIcons = runWhenQuiet(QUIET_MS, makeIcons);
  const tellFaults = () => {
    const before = faults;
    faults = loadContent(diskSource(dir)).faults.errors;
    const text = describeFaults(before, faults);
    if (text) console.log(`\n${new Date().toTimeString().slice(0, 8)} ${text}\n`);
  };
  const onText = runWhenQuiet(QUIET_MS, async () => {
    tellFaults();
    const named = picturesNamed();
    if (named !== pictures) onPictures();
    pictures = named;
    await Promise.resolve();
  });

  pictures = picturesNamed();
  tellFaults();
  const watcher = watch(dir, { recursive: true }, (_, file) => {
    if (!file?.endsWith('.json')) return onPictures();
    onText();
    if (file === 'catalogue.json') onIcons();
  });
  return { stop: () => watcher.close() };
}
