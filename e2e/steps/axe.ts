import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { layOutAll } from './lay-out';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Scope {
  /** Selector of the part to look at; the whole page unless told. */
  part?: string;
  withoutRules?: string[];
}

/** Looks through the page as it stands. Goes on after a finding, so that a test tells all of them. */
export async function expectNoAxeFindings(page: Page, { part, withoutRules = [] }: Scope = {}): Promise<void> {
  await layOutAll(page);
  // Without frames of other origins the page itself can sum up, which takes a quarter of the time of a second page.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  axe.withTags(STANDARDS).disableRules(withoutRules);
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect.soft(findings, `axe, ${part ?? 'the whole page'}`).toEqual([]);
}
