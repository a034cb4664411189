import { watch } from 'node:fs';
import { packageCommand, runStep, scriptCommand } from './run-step';

/** Editors save in several steps; this much quiet means they are done. */
const QUIET_MS = 300;

async function makePicturesAndIcons(): Promise<void> {
  await runStep(scriptCommand('scripts/build-icons.ts'));
  await runStep(scriptCommand('scripts/build-images.ts'));
}

/** Runs `task` after changes have come to rest, never twice at a time; what changes meanwhile is seen to afterwards. */
function createRunner(task: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isWaiting = false;
  async function run(): Promise<void> {
    if (isRunning) {
      isWaiting = true;
      return;
    }
    isRunning = true;
    await task();
    isRunning = false;
    if (isWaiting) {
      isWaiting = false;
      await run();
    }
  }
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), QUIET_MS);
  };
}

/** `npm run dev`: the site while it is worked on; texts show when they are saved, pictures when they are made. */
async function dev(nextOptions: readonly string[]): Promise<void> {
  await makePicturesAndIcons();
  const onChange = createRunner(makePicturesAndIcons);
  const watcher = watch(process.env['CONTENT_DIR'] || 'content', { recursive: true }, onChange);
  const { exitCode } = await runStep(packageCommand('next', ['dev', '--webpack', ...nextOptions]));
  watcher.close();
  process.exit(exitCode);
}

void dev(process.argv.slice(2));
