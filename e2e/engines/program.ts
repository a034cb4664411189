import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_MS = 30_000;

/** Programs that share a home of their own for one run. */
export class Programs {
  readonly home = mkdtempSync(join(tmpdir(), 'engine-'));
  readonly #running: ChildProcess[] = [];

  spawn([command = '', ...args]: readonly string[], env: object = {}): ChildProcess {
    const own = { HOME: this.home, XDG_RUNTIME_DIR: this.home };
    // Xvfb tells its display in the fourth stream.
    const program = spawn(command, args, {
      env: { ...process.env, ...own, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    this.#running.unshift(program);
    return program;
  }

  /** Starts a program and waits for a line of its output; returns the line's first group. */
  start(command: readonly string[], line: RegExp): Promise<string> {
    const program = this.spawn(command);
    let output = '';
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`${command[0]} has not started: ${output.slice(-500)}`));
      setTimeout(fail, START_MS).unref();
      program.once('error', fail).once('exit', fail);
      for (const stream of program.stdio.slice(1)) {
        stream?.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          const match = line.exec(output);
          if (match) resolve(match[1] ?? '');
        });
      }
    });
  }

  /** Ends them, the last first, and removes their home. */
  async stop(): Promise<void> {
    for (const program of this.#running) {
      if (program.exitCode !== null || program.signalCode !== null) continue;
      const ended = new Promise((resolve) => program.once('exit', resolve));
      program.kill();
      const timer = setTimeout(() => program.kill('SIGKILL'), 3000);
      await ended;
      clearTimeout(timer);
    }
    // A browser may still be writing.
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
