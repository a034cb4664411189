const QUIET_MS = 2000;
const TERMINAL_EVERY_MS = 200;
const LOG_EVERY_MS = 10_000;

/** Prints one line with counts and seconds. Before two seconds have passed it prints only the closing line. */
export function createProgress(label: string, total?: number) {
  const out = process.stdout;
  const startedAt = performance.now();
  const everyMs = out.isTTY ? TERMINAL_EVERY_MS : LOG_EVERY_MS;
  let count = 0;
  let shownAt = startedAt + QUIET_MS - everyMs;

  const line = () => {
    const counts = total === undefined ? (count === 0 ? '' : ` ${count}`) : ` ${count}/${total}`;
    return `${label}${counts}, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  };
  const write = (text: string, isLast: boolean) => {
    out.write(out.isTTY ? `\r\u001b[K${text}${isLast ? '\n' : ''}` : `${text}\n`);
  };

  return {
    tick() {
      count += 1;
      const now = performance.now();
      if (now - shownAt < everyMs) return;
      shownAt = now;
      write(line(), false);
    },
    done(note?: string) {
      write(note === undefined ? line() : `${line()}: ${note}`, true);
    },
  };
}
