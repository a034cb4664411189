import { expect, test } from '@playwright/test';

test('the frame of a page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await test.step('nothing blinks under reduced motion', async () => {
    const longest = await page.evaluate(() =>
      Math.max(
        0,
        ...document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
      ),
    );
    expect(longest).toBeLessThan(1);
  });
  await test.step('the first tab stop leads past the header', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('the footer leads to every city, service and quick link', async () => {
    const footer = page.getByRole('contentinfo');
    const expected: [name: string, href: string][] = [
      ['New Projects in Gurgaon', '/city/gurgaon/new'],
      ['Residential in Mumbai', '/city/mumbai/residential'],
      ['Commercial in Noida', '/city/noida/commercial'],
      ['Residential', '/residential'],
      ['SCO', '/sco'],
      ['Delhi', '/city/delhi'],
      ['Bangalore', '/bangalore'],
      ['Home', '/'],
      ['About', '/about'],
      ['Contact Us', '/contact-us'],
      ['Careers', '/career'],
      ['Developers', '/developers'],
      ['All Projects', '/projects'],
      ['Cost of buying', '/cost-of-buying'],
      ['What can I afford?', '/affordability'],
      ['Privacy', '/privacy-policy'],
      ['+91 00000 00000', 'tel:+910000000000'],
      ['hello@aangan.example', 'mailto:hello@aangan.example'],
    ];
    // On phones groups of links are folded.
    for (const group of await footer.locator('summary:visible').all()) await group.click();
    for (const [name, href] of expected) {
      await expect(footer.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', href);
    }
    for (const heading of [
      'New property',
      'Residential property',
      'Commercial property',
      'Services',
      'Cities',
      'Contact',
    ]) {
      const summary = footer.locator('summary').getByText(heading, { exact: true });
      const shown = footer.getByRole('heading', { name: heading, exact: true }).or(summary).filter({ visible: true });
      await expect(shown).toHaveCount(1);
    }
  });
  await test.step('the footer states the company, its five networks, the current year, and that all this is a sample', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(
      '11+ years of experience, 1000+ happy clients, 500+ properties sold, 100% success',
    );
    await expect(footer).toContainText('3rd Floor, Sample House, Sohna Road, Sector 49, Gurgaon, Haryana 122018');
    await expect(footer).toContainText(
      'All projects, developers, people, prices and drawings on this site are samples.',
    );
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Aangan Estates`);
    for (const network of ['Facebook', 'Instagram', 'Twitter', 'LinkedIn', 'YouTube']) {
      const link = footer.getByRole('link', { name: `${network} (opens in a new tab)` });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });
  await test.step('on paper the bars, the form and the links of the footer are left out', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('complementary', { name: 'Get in touch' })).toBeHidden();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'New Projects in Gurgaon' })).toBeHidden();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '+91 00000 00000' })).toBeVisible();
    await expect(page.getByRole('contentinfo').locator('form')).toBeHidden();
    const colours = await page
      .getByRole('contentinfo')
      .evaluate((footer) => [getComputedStyle(footer).color, getComputedStyle(footer).backgroundColor]);
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  });
});

test('a page kept open into the next year shows that year', async ({ page }) => {
  await page.clock.install({ time: new Date('2031-06-01T00:00:00Z') });
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 Aangan Estates');
});

test('the header of the home page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await test.step('landmarks are single and navigation is named', async () => {
    for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Get in touch' })).toBeAttached();
  });
  await test.step('the header is clear over a photograph, dark after 50 px', async () => {
    const solid = () =>
      page.getByRole('banner').evaluate((header) => Number(getComputedStyle(header, '::after').opacity));
    await expect.poll(solid).toBe(0);
    await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
    await page.waitForTimeout(300);
    expect(await solid()).toBe(0);
    await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
    await expect.poll(solid).toBe(1);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(solid).toBe(0);
  });
  await test.step('it leads to the search once the search of the page has gone', async () => {
    const icon = page.getByRole('banner').getByRole('link', { name: 'Search projects' });
    await expect(icon).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await expect(icon).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(icon).toBeHidden();
  });
});

test('addresses that lead nowhere', async ({ page }) => {
  await test.step('an unknown address answers 404 with the way home, below a solid header', async () => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Oops! The page you're looking for doesn't exist");
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    const opacity = await page
      .getByRole('banner')
      .evaluate((header) => Number(getComputedStyle(header, '::after').opacity));
    expect(opacity).toBe(1);
    const top = await page.getByRole('heading', { level: 1 }).evaluate((h1) => h1.getBoundingClientRect().top);
    const bar = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    expect(top).toBeGreaterThan(bar);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
  await test.step('a missing project is named, with the way back', async () => {
    await page.goto('/about');
    const response = await page.goto('/project-details/vatika/no-such-court');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Project not found. Developer: vatika, ID: no-such-court')).toBeVisible();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/about');
  });
  await test.step('markup in a missing address stays text', async () => {
    await page.goto('/project-details/vatika/%3Cimg%20src=x%20onerror=alert(1)%3E');
    await expect(page.getByText('ID: <img src=x onerror=alert(1)>')).toBeVisible();
  });
});

test('a picture that does not load gets the fallback once', async ({ page }) => {
  await page.route('**/images/random-image.*', (route) => route.fulfill({ status: 404 }));
  await page.goto('/about');
  const answered = page.waitForRequest('**/images/random-image.jpg');
  await page.evaluate(() => {
    const picture = document.createElement('picture');
    const source = Object.assign(document.createElement('source'), { srcset: '/images/gone.avif' });
    picture.append(source, Object.assign(document.createElement('img'), { src: '/images/gone.jpg', alt: 'gone' }));
    document.querySelector('main')!.append(picture);
  });
  await answered;
  const image = page.getByRole('img', { name: 'gone' });
  await expect(image).toHaveAttribute('src', /\/images\/random-image\.jpg$/);
  await expect(page.locator('picture:has(img[alt=gone]) source')).toHaveCount(0);
});

test('pictures that failed before the script started get it too, logos their own', async ({ page }) => {
  await page.route('**/*.{avif,jpg,svg}', (route) =>
    /(hero|projects|logos|gone)/.test(route.request().url()) ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('/');
  const hero = page.getByRole('main').locator('img').first();
  await expect(hero).toHaveAttribute('src', /\/images\/random-image\.jpg$/);
  await page.goto('/project-details');
  await expect(page.getByRole('main').locator('img[src$="developer-placeholder.svg"]').first()).toBeAttached();
});
