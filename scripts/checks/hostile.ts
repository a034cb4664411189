import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeHostileSet } from './hostile/make-hostile-set';
import { readContent, writeContent } from '../content-sets/content-set';
import { PAGE_KINDS_PATH } from '../run/page-kinds';
import { packageCommand, runStep, scriptCommand } from '../run/run-step';

const CONTENT_DIR = '.cache/content-hostile';
const HOSTILE_OUT = '.cache/out-hostile';
/** Files that a build replaces, and where they are moved meanwhile. */
const KEPT = [
  ['out', '.cache/out-kept'],
  ['.cache/build-stamp.json', '.cache/build-stamp-kept.json'],
  [PAGE_KINDS_PATH, '.cache/page-kinds-kept.json'],
] as const;

function move(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  if (existsSync(from)) renameSync(from, to);
}

/** Builds the hostile set into `HOSTILE_OUT` and restores the earlier build. */
async function buildHostile(): Promise<number> {
  for (const [from, to] of KEPT) move(from, to);
  try {
    const { exitCode } = await runStep(scriptCommand('scripts/build.ts'), { env: { CONTENT_DIR } });
    if (exitCode === 0) move('out', HOSTILE_OUT);
    return exitCode;
  } finally {
    for (const [from, to] of KEPT) move(to, from);
    // The hostile build replaced the published pictures.
    await runStep(scriptCommand('scripts/build/pictures/main.ts'), { output: 'keep' });
  }
}

/** `npm run check:hostile`: builds texts that could do harm or take too much room, and tests them in a browser. */
async function checkHostile(): Promise<void> {
  writeContent(CONTENT_DIR, makeHostileSet(readContent('content')));
  process.exitCode = await buildHostile();
  if (process.exitCode !== 0) return;
  const { exitCode } = await runStep(
    packageCommand('@playwright/test', ['test', '--config', 'playwright.hostile.config.ts'], 'playwright'),
    { env: { OUT_DIR: path.resolve(HOSTILE_OUT) } },
  );
  process.exitCode = exitCode;
}

void checkHostile();
