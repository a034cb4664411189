import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_MS = 30_000;

/** A folder for one run, removed by the function that comes with it. */
export function makeFolder(name: string): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), `${name}-`));
  // A browser may still be writing.
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}

/** Ends a program; resolves when it has ended. */
export async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill();
  const timer = setTimeout(() => program.kill('SIGKILL'), 3000);
  await ended;
  clearTimeout(timer);
}

/** Starts a program and waits for a line of its output; returns the line's first group. */
export async function startUntil(
  [command = '', ...args]: readonly string[],
  line: RegExp,
  env: Record<string, string> = {},
): Promise<{ program: ChildProcess; found: string }> {
  const program = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  let output = '';
  const found = await new Promise<string | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), START_MS);
    const end = (value: string | null) => {
      clearTimeout(timer);
      resolve(value);
    };
    // Xvfb tells its display in the fourth.
    for (const stream of program.stdio.slice(1)) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const match = line.exec(output);
        if (match) end(match[1] ?? '');
      });
    }
    program.once('error', () => end(null));
    program.once('exit', () => end(null));
  });
  if (found === null) {
    await stop(program);
    throw new Error(`${command} has not started: ${output.slice(-500)}`);
  }
  return { program, found };
}
