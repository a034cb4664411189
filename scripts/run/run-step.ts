import { spawn, type StdioOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

export interface StepResult {
  exitCode: number;
  durationMs: number;
  /** Output of the step; empty if it went directly to the terminal. */
  output: string;
}

interface StepOptions {
  env?: Record<string, string>;
  cwd?: string;
  /** 'show' prints to the terminal, 'keep' returns the text. */
  output?: 'show' | 'keep';
  /** Called for every line of a kept output as it arrives. */
  onLine?: (line: string) => void;
}

/** A limit makes Node collect garbage earlier; 10,000 projects need 0.4 GB. Same value as `build` in package.json. */
const HEAP_LIMIT = '--max-old-space-size=2000';

/** Command line of a TypeScript file of this repository; it can load `server-only` modules. */
export function scriptCommand(path: string, args: readonly string[] = []): string[] {
  return [process.execPath, HEAP_LIMIT, '--conditions=react-server', '--import', 'tsx', path, ...args];
}

/** Command line of an installed package's program, without npx. */
export function packageCommand(packageName: string, args: readonly string[] = [], program = packageName): string[] {
  const folder = `node_modules/${packageName}`;
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const path = typeof bin === 'string' ? bin : bin[program];
  if (!path) throw new Error(`${packageName} has no program ${program}`);
  return [process.execPath, `${folder}/${path}`, ...args];
}

/** Runs one program to its end. Never rejects; check the exit code (128 if a signal ended it). */
export function runStep([program = '', ...args]: readonly string[], options: StepOptions = {}): Promise<StepResult> {
  const startMs = performance.now();
  const stdio: StdioOptions = options.output === 'keep' ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const env = { NEXT_TELEMETRY_DISABLED: '1', ...process.env, ...options.env };
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio, env, cwd: options.cwd });
    const chunks: Buffer[] = [];
    const finish = (exitCode: number) =>
      resolve({ exitCode, durationMs: performance.now() - startMs, output: Buffer.concat(chunks).toString('utf8') });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      if (options.onLine) createInterface({ input: stream }).on('line', options.onLine);
    }
    child.on('error', (error) => {
      chunks.push(Buffer.from(String(error)));
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 128));
  });
}
