import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures';
import { layOutAll } from './lay-out';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Minified, because each page parses it: half of what an audit costs. */
const AXE = `${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')};0`;

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Scope {
  /** Selector of the part to check; the whole page by default. */
  part?: string;
}

/** Checks the page in its current state. A soft assertion, so that one test reports all findings. */
export async function expectNoAxeFindings(page: Page, { part }: Scope = {}): Promise<void> {
  await layOutAll(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: axe.RunOptions = {
    runOnly: STANDARDS,
    resultTypes: ['violations'],
    iframes: false,
  };
  const { violations } = await page.evaluate(([scope, how]) => window.axe.run(scope ?? document, how), [
    part,
    options,
  ] as const);
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect.soft(findings, `axe, ${part ?? 'the whole page'} of ${page.url()}`).toEqual([]);
}
