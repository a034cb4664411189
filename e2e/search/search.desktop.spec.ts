import { expectNoAxeFindings } from '../steps/axe';
import { expect, test } from '../steps/fixtures';
import { fakeSpeech, field, loadingField, openSearch, option, readySearch } from '../steps/search';

test('by keyboard: groups, highlight, arrows, Escape, Enter', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await readySearch(page);
  const box = field(page);
  const status = page.getByRole('status').filter({ hasText: /result/ });
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveAttribute('aria-autocomplete', 'list');

  await box.click();
  await page.keyboard.type('MOGRA');
  const list = page.getByRole('listbox', { name: 'Search results' });
  await expect(list.getByRole('group', { name: 'Residential' }).getByRole('option')).toHaveCount(1);
  await expect(list.getByRole('group', { name: 'Location' }).getByRole('option')).toHaveText(/Around Mogra Courts/);
  await expect(list.locator('mark').first()).toHaveText('Mogra');
  await expect(option(page, /^Mogra Courts Sector 83, Gurgaon · Vatika/)).toContainText('₹ 1.81 – 2.62 Cr');
  await expect(status).toHaveText('2 results');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expectNoAxeFindings(page, { part: 'main > section:first-of-type' });

  const reached = () => list.locator('[aria-selected=true]');
  await page.keyboard.press('ArrowUp');
  await expect(reached()).toHaveText(/Around Mogra Courts/);
  await page.keyboard.press('ArrowDown');
  await expect(reached()).toHaveText(/^Mogra Courts.*Vatika/);
  await expect(box).toHaveAttribute('aria-activedescendant', (await reached().getAttribute('id')) ?? '');
  await expect(box).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('MOGRA');
  await page.keyboard.press('ArrowDown');
  await expect(reached()).toHaveText(/^Mogra Courts/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');

  await page.keyboard.type('kiln');
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list).toBeHidden();
  await box.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/project-details\/brickfield-homes\/kiln-court/);
  await page.goBack();
  await readySearch(page);
  await expect(field(page)).toHaveValue('');
});

test('in the layer: what stands there, a typing error, a wish, filters, and what was looked for last', async ({
  page,
}) => {
  await page.goto('/about');
  await openSearch(page);
  const layer = page.getByRole('dialog', { name: 'Search' });
  await expect(layer.getByRole('region', { name: 'Localities' }).getByRole('link')).toHaveCount(6);
  await expect(layer.getByRole('region', { name: 'Budget' }).getByRole('link')).toHaveCount(4);
  await expect(layer.getByRole('region', { name: 'Cities' }).getByRole('link')).toHaveCount(4);
  await expect(layer.getByRole('region', { name: 'Recent searches' })).toHaveCount(0);
  await test.step('a typing error is forgiven, a question is answered', async () => {
    await page.keyboard.type('vatikaa');
    await expect(page.getByText('Showing results for "vatika"')).toBeVisible();
    await expect(option(page, /^Vatika Developer/)).toBeVisible();
    await field(page).fill('what is rera');
    await expect(page.getByRole('group', { name: 'Answers' }).getByRole('option')).toHaveText(
      /^RERAThe Real Estate \(Regulation and Development\) Act, 2016/,
    );
  });
  await test.step('a wish that nothing matches leads on: other filters, near places, and the form with the wish', async () => {
    await field(page).fill('3 bhk under 1.5 cr in sector 65 ready to move');
    const list = page.getByRole('listbox', { name: 'Search results' });
    await expect(
      page.getByText('No results found for "3 bhk under 1.5 cr in sector 65 ready to move"').last(),
    ).toBeVisible();
    await expect(list.getByRole('option', { name: /^Without Sector 65: \d/ })).toHaveAttribute(
      'href',
      '/projects?bedrooms=3+BHK&locality=Gurgaon&status=Ready+To+move&budget=1-1.5cr&without=Sector+65',
    );
    await list.getByRole('option', { name: /^Tell us, we look/ }).click();
    const form = page.getByRole('dialog', { name: 'Enquiry Form' });
    await expect(form.getByLabel(/Message/)).toHaveValue(
      'Looking for: 3 BHK, Ready To move under ₹ 1.5 Cr in Sector 65\n',
    );
  });
  await page.goto('/about');
  await openSearch(page);
  await test.step('a query that names filters offers the listing with them', async () => {
    await field(page).fill('3bhk under 2 cr sec 82 gurugram');
    await option(page, 'Show 3 BHK under ₹ 2 Cr in Sector 82 – 1 project').click();
    await expect(page).toHaveURL('/projects?bedrooms=3+BHK&locality=Sector+82&budget=1-2cr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties in Sector 82');
    await expect(page.getByRole('status').filter({ hasText: 'Showing 1 – 1 of 1' })).toBeAttached();
  });
  await page.goto('/about');
  await openSearch(page);
  await page.keyboard.type('mogra courts');
  await option(page, /^Mogra Courts/)
    .first()
    .click();
  await expect(page).toHaveURL(/mogra-courts/);
  await page.goto('/about');
  await openSearch(page);
  await layer.getByRole('region', { name: 'Recent searches' }).getByRole('button', { name: 'mogra courts' }).click();
  await expect(option(page, /^Mogra Courts/).first()).toBeVisible();
});

test('over another page: found by a usual spelling, nothing found, closed; /projects?q= goes on from the plain form', async ({
  page,
}) => {
  await page.goto('/contact-us');
  const icon = page.getByRole('link', { name: 'Search projects' });
  await openSearch(page);
  await page.keyboard.type('bengaluru');
  await expect(option(page, /^Satluj Orchards/)).toBeVisible();
  const markup = `<img src=x onerror=alert(1)>${'<b>so much</b>'.repeat(150)}`;
  await field(page).fill(markup);
  await expect(
    page.getByRole('dialog').getByText(`No results found for "${markup}"`, { exact: true }).last(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(icon).toBeFocused();

  await page.goto('/projects?q=gurugram+villa');
  await expect(field(page)).toHaveValue('gurugram villa');
  await expect(option(page, 'Show Independent House/Villa in Gurgaon')).toBeVisible();
});

test('what is typed while the data loads is kept', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/data/search.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const loading = await loadingField(page);
  await expect(loading).toBeDisabled();
  await loading.click({ force: true });
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.type('kiln courx');
  await page.keyboard.press('Backspace');
  await expect(field(page)).toHaveValue('kiln cour');
  answer();
  await expect(option(page, /^Kiln Court/)).toBeVisible();
  await page.keyboard.type('t');
  await expect(field(page)).toHaveValue('kiln court');
});

test('Enter while the data loads opens the first result once it is here, unless something else was done meanwhile', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let answer = () => {};
  let answered = Promise.resolve();
  await page.route('**/data/search.json', async (route) => {
    await answered;
    await route.continue();
  });
  const loading = page.getByRole('status').filter({ hasText: 'Loading search data...' });
  const typeAndEnter = async () => {
    answered = new Promise((resolve) => (answer = resolve));
    await page.goto('/');
    await (await loadingField(page)).click({ force: true });
    await page.keyboard.type('kiln court');
    await page.keyboard.press('Enter');
    await expect(loading).toBeAttached();
    await expect(page).toHaveURL('/');
  };
  await typeAndEnter();
  answer();
  await expect(page).toHaveURL(/\/project-details\/brickfield-homes\/kiln-court/);

  await typeAndEnter();
  await page.keyboard.press('Backspace');
  answer();
  await expect(option(page, /^Kiln Court/)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test.describe('without the data', () => {
  test.use({ expectedFaults: [/status of 500/] });
  test('the 15 pages are found, and nothing else is said', async ({ page }) => {
    await page.route('**/data/search.json', (route) => route.fulfill({ status: 500, body: '<h1>no</h1>' }));
    await page.goto('/');
    await readySearch(page);
    await field(page).click();
    await page.keyboard.type('gurgaon');
    await expect(page.getByRole('listbox').first().getByRole('option')).toHaveText([/^Gurgaon/]);
    await field(page).fill('mogra');
    await expect(page.getByText('No results found for "mogra"').last()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('by voice: what is heard is looked for, an error is told', async ({ page }) => {
  await page.addInitScript(fakeSpeech);
  await page.goto('/');
  await readySearch(page);
  const start = page.getByRole('button', { name: 'Start voice search' });
  const stop = page.getByRole('button', { name: 'Stop voice search' });
  await start.click();
  await expect(stop).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('The audio goes to the maker of your browser, which turns it into text.')).toBeVisible();
  await page.evaluate("hear('mogra courts')");
  await expect(field(page)).toHaveValue('mogra courts');
  await expect(option(page, /^Mogra Courts/).first()).toBeVisible();
  await expect(start).toHaveAttribute('aria-pressed', 'false');

  await start.click();
  await expect(stop).toBeVisible();
  await page.evaluate("breakOff('not-allowed')");
  await expect(page.getByRole('alert')).toHaveText('Microphone access denied! Please allow microphone permissions.');
  await expect(start).toBeVisible();
  await start.click();
  await stop.click();
  await expect(start).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.evaluate('delete window.SpeechRecognition, delete window.webkitSpeechRecognition');
  await page.evaluate('Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })');
  await start.click();
  await expect(page.getByRole('alert')).toHaveText('Voice search is not supported in this browser.');
});
