import { newPhone } from '../steps/enquiry';
import { expect, test } from '../steps/fixtures';
import { addOfficeUser, find, sendEnquiry, signIn } from '../steps/office';

test('targets are 44 px, and the call is one tap in the list', async ({ page, request }) => {
  const phone = newPhone();
  await sendEnquiry(request, { name: 'Asha Rao', phone, message: 'A plot, please' });
  await signIn(page, addOfficeUser());
  await find(page, phone);
  const call = page.getByRole('link', { name: phone });
  await expect(call).toHaveAttribute('href', `tel:+91${phone}`);
  for (const link of [
    call,
    page.getByRole('link', { name: 'Asha Rao' }),
    page.getByRole('button', { name: 'Search' }),
  ]) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});
