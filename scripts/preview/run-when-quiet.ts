/** Debounces `task` by `quietMs`. It never runs twice at a time; changes during a run cause another run after it. */
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
