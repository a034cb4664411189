import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import type { Fault } from '@/lib/content/files/faults';
import { diskSource } from '@/lib/content/files/source';
import { loadContent } from '@/lib/content/set/load';
import { pictureReferences } from '../build/pictures/references';
import { runStep, scriptCommand } from '../run/run-step';
import { describeFaults } from './describe-faults';

/** Debounces `task` by `quietMs`. It never runs twice at a time; changes during a run cause another run after it. */
function runWhenQuiet(quietMs: number, task: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isWaiting = false;
  async function run(): Promise<void> {
    if (isRunning) {
      isWaiting = true;
      return;
    }
    isRunning = true;
    await task().catch(console.error);
    isRunning = false;
    if (isWaiting) {
      isWaiting = false;
      await run();
    }
  }
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), quietMs);
  };
}

/** Debounce time: editors save in several steps. */
const QUIET_MS = 100;
/** Longer for pictures, because many large files are copied at once. */
const PICTURES_QUIET_MS = 500;

/**
 * Gives the picture step: a process that reads the content anew and takes the place of the one before. The step ends
 * with the manifest; its process makes the pictures meanwhile, and at once those asked of `port`.
 */
export function pictureStep(port: number): () => Promise<void> {
  let last: ChildProcess | null = null;
  return async () => {
    if (last?.exitCode === null && last.kill()) await once(last, 'exit');
    const [program = '', ...args] = scriptCommand('scripts/build/pictures/main.ts', ['--serve', String(port)]);
    const next = spawn(program, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    last = next;
    await new Promise((resolve) => next.once('message', resolve).once('exit', resolve));
  };
}

export async function makeIcons(): Promise<void> {
  await runStep(scriptCommand('scripts/build/icons/main.ts'));
}

/** Watches a content folder. After each save it prints the errors and rebuilds pictures and icons if needed. */
export function watchContent(dir: string, makePictures: () => Promise<void>): { stop: () => void } {
  let faults: Fault[] = [];
  let pictures = '';

  const onPictures = runWhenQuiet(PICTURES_QUIET_MS, makePictures);
  const onIcons = runWhenQuiet(QUIET_MS, makeIcons);
  /** Tells the faults of the content, and gives the pictures it names. */
  const readAgain = () => {
    const before = faults;
    const { content, faults: found } = loadContent(diskSource(dir));
    faults = found.errors;
    const text = describeFaults(before, faults);
    if (text) console.log(`\n${new Date().toTimeString().slice(0, 8)} ${text}\n`);
    return JSON.stringify([...new Set(pictureReferences(content).map(({ value }) => value))].sort());
  };
  const onText = runWhenQuiet(QUIET_MS, async () => {
    const named = readAgain();
    if (named !== pictures) onPictures();
    pictures = named;
    await Promise.resolve();
  });

  pictures = readAgain();
  const watcher = watch(dir, { recursive: true }, (_, file) => {
    if (!file?.endsWith('.json')) return onPictures();
    onText();
    if (file === 'catalogue.json' || file === 'theme.json') onIcons();
  });
  return { stop: () => watcher.close() };
}
