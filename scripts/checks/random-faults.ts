import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { packageCommand, runStep } from '../run/run-step';

/**
 * `npm run test:faults`: 10,000 sequences on a model of the queue; random faults in a browser, then a check of the store.
 * Set FAULT_SEED, FAULT_SEQUENCES.
 */
async function main(): Promise<void> {
  const seed = process.env['FAULT_SEED'] ?? String(Date.now() % 1_000_000_000);
  const sequences = process.env['FAULT_SEQUENCES'] ?? '300';

  const startMs = performance.now();
  const model = await runStep(packageCommand('jest', ['queue.model']), {
    env: { QUEUE_SEED: seed, QUEUE_SEQUENCES: '10000' },
  });
  if (model.exitCode !== 0) process.exit(model.exitCode);
  console.log(`${sequences} sequences from seed ${seed}`);
  const [program = '', ...args] = packageCommand(
    '@playwright/test',
    ['test', 'e2e/enquiry/random', '--project=desktop', '--retries=0'],
    'playwright',
  );
  const run = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, FAULT_SEED: seed, FAULT_SEQUENCES: sequences, FORCE_COLOR: '0' },
  });

  const totals = new Map<string, number>();
  for await (const line of createInterface({ input: run.stdout })) {
    console.log(line);
    const told = /^faults: (.*)/.exec(line)?.[1]?.replace(/from seed \d+|, \d+ s$/g, '') ?? '';
    for (const [, count, what = ''] of told.matchAll(/(\d+) ([a-z ]+?)(?=\s*[:;,]|$)/g)) {
      totals.set(what, (totals.get(what) ?? 0) + Number(count));
    }
  }
  const exitCode = run.exitCode ?? (await new Promise<number | null>((resolve) => run.on('close', resolve))) ?? 1;
  const sum = [...totals].map(([what, count]) => `${count} ${what}`).join(', ');
  const seconds = ((performance.now() - startMs) / 1000).toFixed(0);
  console.log(`${exitCode === 0 ? 'Nothing lost, nothing twice' : 'FAILED'}: ${sum}; seed ${seed}; ${seconds} s`);
  process.exitCode = exitCode;
}

void main();
