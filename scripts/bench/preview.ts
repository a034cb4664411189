import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { median } from '../run/statistics';
import { findBrowser } from '../run/find-browser';
import { scriptCommand } from '../run/run-step';

const PORT = '4179';
const ADDRESS = `http://localhost:${PORT}/project-details/vatika/mogra-courts-sector-83`;
const FILE = 'residentialProjects.json';
const NAME = '"name": "Mogra Courts"';
const STATUS = '"projectStatus": "Under Construction"';
const EDITS = 7;
const LIMIT_MS = 3000;
const PATIENCE_MS = 300_000;

type Told = (pattern: RegExp) => Promise<void>;

/** Starts the preview of a copy of the content; `told` waits for a line that it prints from now on. */
function startPreview(dir: string): { told: Told; stop: () => void } {
  const [program = '', ...args] = scriptCommand('scripts/dev.ts', ['--quiet', '--port', PORT]);
  const child = spawn(program, args, {
    env: { ...process.env, CONTENT_DIR: dir },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const waiting = new Map<RegExp, () => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      for (const [pattern, resolve] of waiting) if (pattern.test(String(chunk))) resolve();
    });
  }
  return {
    told: (pattern) => new Promise((resolve) => waiting.set(pattern, resolve)),
    stop: () => child.pid && process.kill(-child.pid, 'SIGTERM'),
  };
}

async function timed(edit: () => void, seen: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  const done = seen();
  edit();
  await done;
  return performance.now() - startMs;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** `npm run bench:preview`: milliseconds from a save until the open page shows it, and until an error is printed. */
async function benchPreview(): Promise<void> {
  mkdirSync('.cache', { recursive: true });
  const dir = mkdtempSync(join('.cache', 'preview-'));
  cpSync('content', dir, { recursive: true, filter: (path) => !path.startsWith('content/images') });
  const original = readFileSync(join(dir, FILE), 'utf8');
  const save = (from: string, to: string) => writeFileSync(join(dir, FILE), original.replace(from, to));
  const preview = startPreview(dir);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args });
  try {
    await preview.told(/Local:/);
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    let documents = -1;
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    await page.goto(ADDRESS, { timeout: PATIENCE_MS });
    await page.locator('header[data-ready]').waitFor();
    await page.waitForLoadState('networkidle');

    const shown: number[] = [];
    for (let edit = 1; edit <= EDITS; edit += 1) {
      const name = `Mogra Courts ${edit}`;
      shown.push(
        await timed(
          () => save(NAME, `"name": "${name}"`),
          () => heading(page, name),
        ),
      );
    }
    const toldMs = await timed(
      () => save(STATUS, '"projectStatus": 7'),
      () => preview.told(/› projectStatus: expected/),
    );
    await page
      .getByText(/› projectStatus: expected/)
      .first()
      .waitFor();
    const mended = preview.told(/mended: the content is sound/);
    const mendedMs = await timed(
      () => save(NAME, '"name": "Mogra Mended"'),
      () => Promise.all([mended, heading(page, 'Mogra Mended')]),
    );
    const list = shown.map((ms) => ms.toFixed(0)).join(', ');
    console.log(
      `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}; ${documents} reloads by the browser`,
    );
    console.log(`Save to visible: ${list} ms, median ${median(shown).toFixed(0)} (limit ${LIMIT_MS})`);
    console.log(`Save to the error told: ${toldMs.toFixed(0)} ms; mended and visible again: ${mendedMs.toFixed(0)} ms`);
    if (median(shown) > LIMIT_MS) process.exitCode = 1;
  } finally {
    await browser.close();
    preview.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

void benchPreview();
