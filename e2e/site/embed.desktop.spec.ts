import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../steps/fixtures';

test.use({ expectedFaults: [/request to another host: http:\/\/localhost:|frame-ancestors/] });

test('a partner’s page shows our listing by one line, without script, form or a count of readers', async ({
  page,
  baseURL,
}) => {
  const partner = createServer((_, response) => {
    response
      .setHeader('Content-Type', 'text/html')
      .end(
        ['/embed/city/gurgaon', '/contact-us']
          .map((path) => `<iframe src="${baseURL}${path}" width="320" height="900" title="${path}"></iframe>`)
          .join(''),
      );
  }).listen(0);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.resourceType()} ${request.url()}`));
  await page.goto(`http://localhost:${(partner.address() as AddressInfo).port}`);
  const listing = page.frameLocator('iframe[title="/embed/city/gurgaon"]');
  await expect(listing.getByRole('heading', { level: 1, name: 'Projects in Gurgaon' })).toBeVisible();
  await expect(listing.getByRole('heading', { level: 2 })).toHaveCount(6);
  await expect(listing.getByRole('listitem').first()).toContainText('₹');
  await expect(listing.locator('form, script, input')).toHaveCount(0);
  const all = listing.getByRole('link', { name: /^See all \d+ projects in Gurgaon at Aangan Estates/ });
  await expect(all).toHaveAttribute('href', '/city/gurgaon');
  for (const link of await listing.getByRole('link').all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  expect(await listing.locator('html').evaluate((html) => html.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(requests.filter((request) => /^(?:script|fetch|xhr|ping|beacon)/.test(request))).toEqual([]);
  // A page with forms stays out of foreign frames.
  await expect(page.frameLocator('iframe[title="/contact-us"]').locator('form')).toHaveCount(0);
  partner.close();
});
