/** Runs `task` once changes have rested for `quietMs`, never twice at a time; what changes meanwhile is seen to afterwards. */
export function runWhenQuiet(quietMs: number, task: () => Promise<void>): () => void {
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
