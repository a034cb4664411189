import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findOnPath, installPackages, isExecutable } from './system';

const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', HEADLESS_SHELL];

const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

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
  // Playwright's own download includes the headless shell.
  const hasOwn = findTestBrowser() === null && existsSync(chromium.executablePath());
  const isShellWanted = !process.env['CHROME_PATH'] && findOnPath([HEADLESS_SHELL]) === null && !hasOwn;
  if (isShellWanted && !installPackages([HEADLESS_SHELL]) && findBrowser() === null) installPackages(['chromium']);
  if (findBrowser() !== null || existsSync(chromium.executablePath())) return;
  if (!run('npx', ['playwright', 'install', 'chromium'])) {
    throw new Error('No browser for the tests. Install Chromium, or set CHROME_PATH to one.');
  }
}
