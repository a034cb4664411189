import { expectNoAxeFindings } from '../steps/axe';
import { expect, test } from '../steps/fixtures';

test('a department, a role, the form in place, and nothing sent', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()));
  await page.goto('/career');
  const departments = page.getByRole('navigation', { name: 'Departments' });
  await expect(departments.getByRole('link')).toHaveCount(10);
  await expect(departments.getByRole('link', { name: /^Sales/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'Property Adviser, Dwarka Expressway',
    'NRI Desk Executive',
  ]);

  await departments.getByRole('link', { name: /^Marketing/ }).click();
  await expect(departments.getByRole('link', { name: /^Marketing/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: 'Property Adviser, Dwarka Expressway' })).toBeHidden();
  const apply = page.getByRole('link', { name: 'Apply for Content Writer' });
  await expect(apply).toHaveAttribute('href', 'mailto:hello@aangan.example?subject=Application%3A%20Content%20Writer');
  await apply.press('Enter');
  await expect(page.getByRole('heading', { name: 'Apply for Content Writer' })).toBeFocused();
  await expect(apply).toBeHidden();

  const name = page.getByRole('main').getByLabel('Name');
  const email = page.getByRole('main').getByLabel('Email');
  const about = page.getByRole('main').getByLabel('About yourself');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please enter your name.');
  await expect(email).toHaveAccessibleDescription('Please enter your e-mail.');
  await expect(about).toHaveAccessibleDescription('Please say a little about yourself.');
  await name.fill('Asha Rao');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await email.fill('asha@');
  await expect(email).toHaveAccessibleDescription('Enter an e-mail like name@example.com.');
  await email.fill('asha@example.com');
  await about.fill('I write what I have seen.');
  await page.getByRole('button', { name: 'Submit Application' }).click();

  const note = page.getByRole('status').filter({ hasText: 'Application Submitted Successfully!' });
  await expect(note).toBeFocused();
  await expect(note).toContainText('One more step: send it to us by e-mail.');
  const mail = await note.getByRole('link', { name: 'Send it by e-mail' }).getAttribute('href');
  expect(new URL(mail ?? '').searchParams.get('body')).toContain('asha@example.com\r\n\r\nI write what I have seen.');
  await page.getByText('No e-mail program on this device?').click();
  await expect(page.getByText('Write to hello@aangan.example from anywhere')).toBeVisible();
  await expect(page.getByText('I write what I have seen.')).toBeVisible();
  await expectNoAxeFindings(page, { part: 'main' });
  expect(posts).toEqual([]);

  // Choosing the same department also resets the form.
  await departments.getByRole('link', { name: /^Marketing/ }).click();
  await expect(note).toBeHidden();
  await expect(apply).toBeVisible();
  await apply.click();
  await page.getByRole('button', { name: 'Close the application for Content Writer' }).click();
  await expect(apply).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'NRI Desk Executive' })).toBeVisible();
});
