import { expectNoAxeFindings } from '../steps/axe';
import { expect, test } from '../steps/fixtures';
import { DUPLEX_PROJECT, expectSlide, open, PROJECT, section, viewer } from '../steps/plans';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the floors of a project', async ({ page }) => {
  await open(page, PROJECT);
  const area = section(page, 'Floor Plan');
  await test.step('one slide per floor: project, configuration, area, price or Contact Us', async () => {
    for (const [index, configuration, size, price] of [
      [1, '3 BHK', '1,620 sq.ft', '₹ 1.81 Cr'],
      [2, '3 BHK + Study', '1,885 sq.ft', 'Contact Us'],
      [3, '4 BHK', '2,340 sq.ft', '₹ 2.62 Cr'],
    ] as const) {
      const slide = area.locator('[aria-roledescription=slide]').nth(index - 1);
      await expect(slide).toHaveAttribute('aria-label', `${index} of 3`);
      await expect(slide.locator('h3')).toHaveText(configuration);
      await expect(slide).toContainText('Mogra Courts');
      await expect(slide.locator('dt')).toHaveText(['Area', 'Basic Selling Price']);
      await expect(slide.locator('dd')).toHaveText([size, price]);
    }
  });
  await test.step('the table is the index, arrows wrap around', async () => {
    const chip = (name: string) => area.getByRole('link', { name: new RegExp(`^${name}, .*: floor plan$`) });
    await area.scrollIntoViewIfNeeded();
    await expect(chip('3 BHK')).toHaveAttribute('aria-current', 'true');
    await chip('4 BHK').click();
    await expectSlide(area, 3);
    await expect(chip('4 BHK')).toHaveAttribute('aria-current', 'true');
    await expect(chip('3 BHK')).not.toHaveAttribute('aria-current');
    await area.getByRole('button', { name: 'Next floor plans' }).click();
    await expectSlide(area, 1);
    await area.getByRole('button', { name: 'Previous floor plans' }).click();
    await expectSlide(area, 3);
  });
  await test.step('a slide out of view cannot be reached by keyboard', async () => {
    await area.getByRole('button', { name: 'Next floor plans' }).click();
    await expectSlide(area, 1);
    await area.getByRole('button', { name: 'Next floor plans' }).click();
    await expectSlide(area, 2);
    await expect(area.getByRole('link', { name: 'Zoom floor plan: 3 BHK + Study' })).toBeVisible();
    const first = area.locator('[aria-roledescription=slide]').first();
    await expect(first).toHaveJSProperty('inert', true);
  });
  await test.step('View Payment Plan shows the first plan, below the header', async () => {
    await area.getByRole('button', { name: 'Previous floor plans' }).click();
    await expectSlide(area, 1);
    await section(page, 'Payment Plan').getByRole('radio', { name: 'Down Payment Plan' }).check();
    await area.getByRole('link', { name: 'View Payment Plan' }).first().click();
    await expect(page.getByRole('radio', { name: 'Construction Linked Plan' })).toBeChecked();
    await expect(page).toHaveURL(/#payment$/);
    await expect.poll(async () => Math.round((await page.locator('#payment').boundingBox())!.y)).toBe(180);
  });
});

test('a table of each plan: S.No., Particulars, Time, Installment', { tag: '@desktop' }, async ({ page, isMobile }) => {
  await open(page, PROJECT);
  const table = section(page, 'Payment Plan').getByRole('table', { name: 'Construction Linked Plan' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'S.No.',
    'Particulars',
    'Time',
    'Installment (Total Sales Consideration)',
  ]);
  if (isMobile) await page.locator('#payment-plan-1 summary').click();
  await expect(table.getByRole('row')).toHaveCount(11);
  const row = table.getByRole('row').nth(2);
  await expect(row.getByRole('rowheader')).toHaveText('Agreement for sale');
  await expect(row.getByRole('cell')).toHaveText(['2', 'Within 30 days of allotment', '11%']);
  const [what, when, share] = await Promise.all(
    ['Agreement for sale', 'Within 30 days of allotment', '11%'].map((text) => row.getByText(text).boundingBox()),
  );
  if (isMobile) expect(when!.y).toBeGreaterThan(what!.y + what!.height - 1);
  else expect(Math.abs(when!.y - what!.y)).toBeLessThan(3);
  expect(share!.x + share!.width).toBeGreaterThan(when!.x + when!.width - 1);
});

test('axe finds nothing in the viewer, which is fetched when it is first asked for', async ({ page }) => {
  await open(page, `${PROJECT}#payment-plan-3`);
  await test.step('an address may name a plan', async () => {
    await expect(page.getByRole('radio', { name: 'Down Payment Plan' })).toBeChecked();
    await expect(page.getByRole('table', { name: 'Down Payment Plan' })).toBeInViewport();
  });
  await test.step('one schedule at a time, chosen by a press or the arrow keys; one Tab stop', async () => {
    const area = section(page, 'Payment Plan');
    const plans = area.getByRole('radiogroup', { name: 'Payment plans' }).getByRole('radio');
    const names = ['Construction Linked Plan', 'Possession Linked Plan (30:70)', 'Down Payment Plan'];
    await expect(plans).toHaveCount(names.length);
    const expectChosen = async (index: number) => {
      await expect(plans.nth(index)).toBeFocused();
      await expect(plans.nth(index)).toBeChecked();
      await expect(plans.nth(index)).toHaveAccessibleName(names[index]!);
      for (const [n, name] of names.entries()) {
        await expect(area.getByRole('table', { name })).toBeVisible({ visible: n === index });
      }
    };
    await area.getByText(names[1]!, { exact: true }).first().click();
    await expectChosen(1);
    for (const [key, index] of [
      ['ArrowRight', 2],
      ['ArrowRight', 0],
      ['ArrowLeft', 2],
    ] as const) {
      await page.keyboard.press(key);
      await expectChosen(index);
    }
    await page.keyboard.press('Tab');
    for (const plan of await plans.all()) await expect(plan).not.toBeFocused();
  });
  await test.step('the viewer is fetched when it is first asked for, and not before', async () => {
    const isViewer = async (address: string) =>
      (await (await page.request.get(address)).text()).includes('Leave fullscreen');
    const loaded = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? name : [])),
      );
    await section(page, 'Site Plan').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const before = await loaded();
    expect(await Promise.all(before.map(isViewer))).toEqual(before.map(() => false));
    await section(page, 'Site Plan').getByRole('link', { name: 'Site Plan of Mogra Courts' }).click();
    await expect(viewer(page)).toBeVisible();
    const added = (await loaded()).filter((address) => !before.includes(address));
    expect(await Promise.all(added.map(isViewer))).toContain(true);
  });
  await expectNoAxeFindings(page, { part: 'dialog[open]' });
});

test('several drawings of a floor: the chosen one shows, and is the one that opens', async ({ page }) => {
  await open(page, DUPLEX_PROJECT);
  // The section bar would lie over rows in the middle of a section.
  await page.locator('#floor-plan').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expectNoAxeFindings(page, { part: '#floor-plan' });
  const area = section(page, 'Floor Plan');
  await area.getByRole('link', { name: 'Duplex Penthouse, 4,450 sq.ft: floor plan' }).click();
  await expectSlide(area, 3);
  const drawing = (n: number) =>
    area.getByRole('img', { name: `Harsingar Heights floor plan: Duplex Penthouse, drawing ${n} of 2` });
  await expect(drawing(1)).toBeVisible();
  await expect(drawing(2)).toBeHidden();
  await area.getByRole('radio', { name: 'Drawing 1' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(drawing(2)).toBeVisible();
  await expect(drawing(1)).toBeHidden();
  await area.getByRole('link', { name: 'Zoom floor plan: Duplex Penthouse' }).click();
  await expect(viewer(page)).toHaveAccessibleName('Duplex Penthouse · 4 / 4');
});
