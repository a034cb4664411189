import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { type Fault, formatFault, sortFaults } from '@/lib/content/files/faults';
import { formatCount } from '@/lib/domain/site/display-text';
import { diskSource } from '@/lib/content/files/source';
import { loadContent } from '@/lib/content/set/load';
import { pictureReferences } from '../build/pictures/sources';
import { runStep, scriptCommand } from '../run/run-step';

/** Number of lines that fit on a screen. */
const MAX_LINES = 30;

/**
 * Message after a save: all current errors with the new ones marked, and the number of fixed ones. Null if there is no
 * error and nothing changed.
 */
export function describeFaults(before: readonly Fault[], after: readonly Fault[]): string | null {
  // The line number is ignored, because edits above the fault change it.
  const identity = (fault: Fault) => formatFault({ ...fault, line: null });
  const known = new Set(before.map(identity));
  const present = new Set(after.map(identity));
  const mended = [...known].filter((fault) => !present.has(fault)).length;
  if (after.length === 0) return mended > 0 ? `${formatCount(mended, 'error')} mended: the content is sound.` : null;
  const lines = sortFaults(after).map((fault) => `${known.has(identity(fault)) ? ' ' : '+'} ${formatFault(fault)}`);
  const rest = lines.length - MAX_LINES;
  return [
    `${formatCount(after.length, 'error')}${mended > 0 ? `, ${mended} mended` : ''}; places in a list count from 0:`,
    ...lines.slice(0, MAX_LINES),
    ...(rest > 0 ? [`  … and ${rest} more (npm run check:content lists all)`] : []),
  ].join('\n');
}

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
