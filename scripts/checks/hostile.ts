import path from 'node:path';
import { sampleDir } from '@/lib/content/files/source';
import { buildAside } from '../run/build-aside';
import { makeHostileSet } from './hostile/make-hostile-set';
import { readContent, writeContent } from '../content-sets/content-set';
import { packageCommand, runStep } from '../run/run-step';

const CONTENT_DIR = '.cache/content-hostile';
const HOSTILE_OUT = '.cache/out-hostile';
/** `npm run check:hostile`: builds texts that could do harm or take too much room, and tests them in a browser. */
async function checkHostile(): Promise<void> {
  writeContent(CONTENT_DIR, makeHostileSet(readContent(sampleDir())));
  process.exitCode = await buildAside(CONTENT_DIR, HOSTILE_OUT);
  if (process.exitCode !== 0) return;
  const { exitCode } = await runStep(
    packageCommand(
      '@playwright/test',
      ['test', '--config', 'playwright.checks.config.ts', '--project', 'hostile'],
      'playwright',
    ),
    { env: { OUT_DIR: path.resolve(HOSTILE_OUT) } },
  );
  process.exitCode = exitCode;
}

void checkHostile();
