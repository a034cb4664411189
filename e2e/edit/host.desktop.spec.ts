import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { expectNoAxeFindings } from '../steps/axe';
import { Editor, expect, expectSaved, whileRuns } from '../steps/editor';
import { test as base } from '../steps/fixtures';

const FIRST_PORT = 4360;
const MOGRA = '#/project/mogra-courts-sector-83';

/** The editor as a static page, with a git host that a small server imitates on the next port. */
const test = base.extend<object, { site: Editor }>({
  site: [
    async ({}, use, { workerIndex }) => {
      const port = FIRST_PORT + 2 * workerIndex;
      const site = new Editor(`http://localhost:${port}`);
      const args = ['scripts/edit/fixtures/start-imitated-host.ts', join(site.root, 'origin.git'), `${port}`];
      await whileRuns(args, {}, 'listens', () => use(site));
      rmSync(site.root, { recursive: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

/** Added and removed lines of each file, by the newest branch that waits to be accepted. */
function proposed(site: Editor): string[] {
  site.git('fetch', '-q');
  const names = site.git('for-each-ref', '--sort=-committerdate', '--format=%(refname)', 'refs/remotes/origin/content');
  const [newest = ''] = names.split('\n');
  return site.git('diff', '--numstat', 'origin/main', newest).replaceAll('\t', ' ').split('\n');
}

// The only other origin is the one that the page was built for; the first token is no token.
test.use({ expectedFaults: [/another host: http:\/\/127\.0\.0\.1:43\d\d\/|status of 401/] });

test('a price, from the token to the pull request, with all checks in the browser', async ({ page, site }) => {
  await page.goto(`/${MOGRA}`);
  await page.getByLabel('Token of the git host').fill('wrong');
  await page.getByRole('button', { name: 'Open the content' }).click();
  await expect(page.getByText('The git host does not accept this token.')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByLabel('Token of the git host').fill('token-asha');
  await page.getByRole('button', { name: 'Open the content' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mogra Courts' }).waitFor();

  await page.getByLabel('City needed', { exact: true }).fill('Gurgoan');
  await expect(page.getByText('no city of cities.json is named "Gurgoan", did you mean Gurgaon?')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByLabel('Price', { exact: true }).fill('₹ 1.90 – 2.70 Cr');
  await expectSaved(page);
  await expectNoAxeFindings(page);
  await page.reload();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('₹ 1.90 – 2.70 Cr');

  await page.getByRole('link', { name: 'Changes and publishing' }).click();
  await expect(page.getByText('Mogra Courts: price')).toBeVisible();
  await page.getByRole('button', { name: 'Publish all' }).click();
  await expect(page.getByText('Pull request 1 is open')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', /office\/site\/pull\/1$/);
  await expectNoAxeFindings(page);
  site.git('fetch', '-q');
  const branches = site.git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/content').split('\n');
  expect(branches).toHaveLength(1);
  expect(site.git('diff', '--numstat', 'origin/main', branches[0] ?? '')).toBe(
    '1\t1\tcontent/residentialProjects.json',
  );
  expect(page.url()).not.toContain('token');
  expect(await page.content()).not.toContain('token-asha');
});

test('a picture of this computer goes along with what names it, drawn anew', async ({ page, site }) => {
  await page.goto(`/${MOGRA}`);
  await page.getByLabel('Token of the git host').fill('token-ravi');
  await page.getByRole('button', { name: 'Open the content' }).click();
  await page.getByRole('button', { name: 'Choose: Picture', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const isDrawn = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(() => isDrawn(dialog.locator('img').first())).toBe(true);
  await page.getByLabel('Folder', { exact: true }).selectOption('projects');
  await page.getByLabel('Shape', { exact: true }).selectOption({ label: '4 : 3 (card, amenity)' });
  const buffer = readFileSync('content/images/projects/residential-02.jpg');
  const file = { name: 'New tower.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Take a file, or drop it here').setInputFiles(file);
  await expect(dialog).toBeHidden();
  await expectSaved(page);
  await expect.poll(() => isDrawn(page.getByRole('group', { name: 'Picture', exact: true }).locator('img'))).toBe(true);
  await page.getByRole('link', { name: 'Changes and publishing' }).click();
  await page.getByRole('button', { name: 'Publish all' }).click();
  await expect(page.getByText(/Pull request \d is open/)).toBeVisible();
  expect(proposed(site)).toEqual(['- - content/images/projects/new-tower.jpg', '1 1 content/residentialProjects.json']);
});
