import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of `names` on the PATH, or null. */
export function findOnPath(names: readonly string[], searchPath = process.env['PATH'] ?? ''): string | null {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null;
}

/** A Chromium of this machine: CHROME_PATH first, then the PATH; null where Playwright's own has to serve. */
export function findBrowser(): string | null {
  const named = process.env['CHROME_PATH'];
  if (named) return named;
  return findOnPath(NAMES) ?? MAC_APPS.find(isExecutable) ?? null;
}

function run(command: string, args: string[]): boolean {
  console.log(`$ ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** Installs a browser where there is none: the system's package when we may, else Playwright's download. */
export function ensureBrowser(): void {
  if (findBrowser() !== null || existsSync(chromium.executablePath())) return;
  console.log('No Chromium found: installing one for the browser tests.');
  const canUseApt = process.getuid?.() === 0 && findOnPath(['apt-get']) !== null;
  if (canUseApt) {
    run('apt-get', ['update', '-q']);
    if (run('apt-get', ['install', '-y', '-q', 'chromium']) && findBrowser() !== null) return;
  }
  if (!run('npx', ['playwright', 'install', 'chromium'])) {
    throw new Error('No browser for the tests. Install Chromium, or set CHROME_PATH to one.');
  }
}
