import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { layOutAll } from './lay-out';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Scope {
  /** Selector of the part to check; the whole page by default. */
  part?: string;
  withoutRules?: string[];
}

/** Checks the page in its current state. A soft assertion, so that one test reports all findings. */
export async function expectNoAxeFindings(page: Page, { part, withoutRules = [] }: Scope = {}): Promise<void> {
  await layOutAll(page);
  // Legacy mode, because the page has no frames of other origins; it takes a quarter of the time of a second page.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  axe.withTags(STANDARDS).disableRules(withoutRules);
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect.soft(findings, `axe, ${part ?? 'the whole page'} of ${page.url()}`).toEqual([]);
}
