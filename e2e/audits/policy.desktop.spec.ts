import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { PAGE_KINDS } from '../steps/page-kinds';

/** Exists in browsers with Trusted Types, such as Chromium. */
declare const trustedTypes: { createPolicy: (name: string, rules: object) => void };

/** All interactive controls; the map of another host has a test of its own. */
const CONTROLS = 'button, summary, [role=tab], a[data-enquiry], a[data-assistant], #header-search';
const LEFT_OUT = /map/i;

/** Indexes of the visible controls whose names were not pressed before, on this page or another. */
async function findFreshControls(page: Page, pressed: Set<string>): Promise<number[]> {
  const names = await page.locator(CONTROLS).evaluateAll((all) =>
    all.map((control) => {
      const label = (control.getAttribute('aria-label') ?? control.textContent).trim().replace(/\d+/g, '#');
      // Of the buttons of many cards, and of the questions of a list, one is enough.
      const list = control.closest('details')?.getAttribute('name');
      const name = list
        ? `a question of ${list}`
        : label.replace(/^(Add|Remove|Compare|Contact for|Enquire about|Ask for) .*/, '$1');
      return control.checkVisibility({ visibilityProperty: true }) ? `${control.localName} ${name.slice(0, 40)}` : '';
    }),
  );
  return names.flatMap((name, index) => {
    if (!name || pressed.has(name) || LEFT_OUT.test(name)) return [];
    pressed.add(name);
    return index;
  });
}

async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('header[data-ready]')).toBeAttached();
}

/** From now on no link and no form leaves the page. */
function stayHere(page: Page): Promise<void> {
  return page.evaluate(() =>
    navigation.addEventListener('navigate', (event) => {
      if (!event.destination.sameDocument) event.preventDefault();
    }),
  );
}

// A dialog may close before its form is sent.
test.use({ expectedFaults: [/Form submission canceled/] });

const builtFile = (path: string) => `${process.env['OUT_DIR'] ?? 'out'}${path === '/' ? '/index' : path}.html`;

/** Pages that have a script which no page before them has; that each page breaks nothing as it is read, `page-kinds.phone.spec.ts` says. */
function withOtherScripts(): string[] {
  const seen = new Set<string>();
  return PAGE_KINDS.flatMap(({ path }) => {
    const html = readFileSync(builtFile(path), 'utf8');
    const names = [...html.matchAll(/data-(?:enhancer|island)="([^"]+)"/g)].map(([, name = '']) => name);
    const isOther = names.some((name) => !seen.has(name));
    for (const name of names) seen.add(name);
    return isOther ? path : [];
  });
}

// A breach of the Content-Security-Policy is a console error, and console errors fail the test.
test('nothing breaks the content policy, whatever is pressed', async ({ page }) => {
  test.setTimeout(180_000);
  const pressed = new Set<string>();
  for (const path of withOtherScripts()) {
    await openLive(page, path);
    await stayHere(page);
    for (const index of await findFreshControls(page, pressed)) {
      // An earlier press may have removed the control; then it is skipped.
      await page.locator(CONTROLS).evaluateAll((all, i) => (all[i] as HTMLElement | undefined)?.click(), index);
      await page.keyboard.press('Escape');
    }
  }
  expect(pressed.size, 'controls pressed').toBeGreaterThan(80);
});

test.fail('a style in the markup is a breach, and breaches are seen', async ({ page }) => {
  await openLive(page, '/about');
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
});

test.describe('Trusted Types', () => {
  test.use({ expectedFaults: [/requires 'Trusted(HTML|ScriptURL)' assignment|TrustedTypePolicy named 'breach'/] });

  test('no text of a script becomes markup or an address of a script', async ({ page }) => {
    await openLive(page, '/about');
    const refused = await page.evaluate(() => {
      const attempts: Record<string, () => void> = {
        innerHTML: () => (document.createElement('p').innerHTML = '<b>Breach</b>'),
        insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>Breach</b>'),
        'script.src': () => (document.createElement('script').src = '/breach.js'),
        'a policy of its own': () => trustedTypes.createPolicy('breach', {}),
      };
      return Object.entries(attempts).flatMap(([name, attempt]) => {
        try {
          attempt();
          return [];
        } catch {
          return name;
        }
      });
    });
    expect(refused).toEqual(['innerHTML', 'insertAdjacentHTML', 'script.src', 'a policy of its own']);
  });
});
