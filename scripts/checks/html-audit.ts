import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { HtmlTask } from './html-worker';

function validateInChild(task: HtmlTask): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = fork('scripts/checks/html-worker.ts', { execArgv: ['--import', 'tsx'] });
    child.once('message', (faults: string[]) => resolve(faults));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`The HTML check ended with code ${code}.`));
    });
    child.send(task);
  });
}

/** Faults that html-validate finds in every page. One process per core, because a page takes about 70 ms. */
export async function checkHtml(outDir: string, files: readonly string[]): Promise<string[]> {
  const lanes = Math.max(1, Math.min(availableParallelism(), 4));
  const tasks = Array.from({ length: lanes }, (_, lane) => ({
    outDir,
    files: files.filter((_file, index) => index % lanes === lane),
  }));
  return (await Promise.all(tasks.map(validateInChild))).flat();
}
