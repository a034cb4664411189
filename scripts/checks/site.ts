import { ensureBrowser } from '../run/find-browser';
import { packageCommand, runStep, scriptCommand } from '../run/run-step';

const AUDITS = ['e2e/audits/links.desktop.spec.ts', 'e2e/audits/page-kinds.phone.spec.ts'];

/**
 * `npm run check:site`: asks the built site of any content what does not depend on the content: heads, forms, figures,
 * valid HTML, weights, and in a browser links and one page of each kind, axe among it.
 */
async function checkSite(): Promise<void> {
  ensureBrowser();
  const steps = [
    scriptCommand('scripts/checks/pages.ts'),
    scriptCommand('scripts/checks/valid-html.ts'),
    scriptCommand('scripts/checks/budgets.ts', ['--upper-only']),
    packageCommand('@playwright/test', ['test', ...AUDITS], 'playwright'),
  ];
  for (const step of steps) {
    const { exitCode } = await runStep(step);
    if (exitCode !== 0) process.exitCode = 1;
  }
}

void checkSite();
