import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', HEADLESS_SHELL];

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

/** A Chromium of this machine: CHROME_PATH first, then the PATH; null if there is none (use Playwright's own). */
export function findBrowser(): string | null {
  const named = process.env['CHROME_PATH'];
  if (named) return named;
  return findOnPath(NAMES) ?? MAC_APPS.find(isExecutable) ?? null;
}

/**
 * Browser for the tests of `e2e/`: the headless shell if there is one, because it takes little more than half the time
 * of the whole browser, else as `findBrowser`.
 */
export function findTestBrowser(): string | null {
  return process.env['CHROME_PATH'] ? findBrowser() : (findOnPath([HEADLESS_SHELL]) ?? findBrowser());
}

function run(command: string, args: string[]): boolean {
  console.log(`$ ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** Installs a browser if there is none: the system's package if we have the rights, else Playwright's download. */
export function ensureBrowser(): void {
  const canUseApt = process.getuid?.() === 0 && findOnPath(['apt-get']) !== null;
  // Playwright's own download includes the headless shell.
  const hasOwn = findTestBrowser() === null && existsSync(chromium.executablePath());
  const isShellWanted = !process.env['CHROME_PATH'] && findOnPath([HEADLESS_SHELL]) === null && !hasOwn;
  if (isShellWanted && canUseApt) {
    console.log('Installing the headless shell of Chromium for the browser tests.');
    run('apt-get', ['update', '-q']);
    const install = (name: string) => run('apt-get', ['install', '-y', '-q', name]);
    if (!install(HEADLESS_SHELL) && findBrowser() === null) install('chromium');
  }
  if (findBrowser() !== null || existsSync(chromium.executablePath())) return;
  if (!run('npx', ['playwright', 'install', 'chromium'])) {
    throw new Error('No browser for the tests. Install Chromium, or set CHROME_PATH to one.');
  }
}
