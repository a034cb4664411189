import { APPLICATION_LIMITS, APPLICATION_SENT, applicationMailUrl } from './application';

const ASHA = { name: 'Asha Rao', email: 'asha@example.com', about: 'Six years in sales.\nHindi & English.' };

test('a sent application says so (spec 2), and its fields have room for an e-mail', () => {
  expect(APPLICATION_SENT).toBe('Application Submitted Successfully!');
  expect(APPLICATION_LIMITS).toEqual({ name: 120, email: 200, about: 1200 });
});

test('blanks around the words are left out', () => {
  const padded = { name: ' Asha Rao ', email: ' asha@example.com ', about: '\nSix years in sales.\nHindi & English. ' };
  expect(applicationMailUrl('hello@aangan.example', 'Writer', padded)).toBe(
    applicationMailUrl('hello@aangan.example', 'Writer', ASHA),
  );
});

test('the same words as an e-mail to the office', () => {
  const url = new URL(applicationMailUrl('hello@aangan.example', 'Content Writer', ASHA));
  expect(url.pathname).toBe('hello@aangan.example');
  expect(url.searchParams.get('subject')).toBe('Application: Content Writer');
  expect(url.searchParams.get('body')).toBe(
    'Role: Content Writer\r\nName: Asha Rao\r\nE-mail: asha@example.com\r\n\r\nSix years in sales.\r\nHindi & English.',
  );
});

test('without fields it carries the role alone', () => {
  expect(applicationMailUrl('hello@aangan.example', 'R&D')).toBe(
    'mailto:hello@aangan.example?subject=Application%3A%20R%26D',
  );
});
