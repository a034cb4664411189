/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatRedirects, writeRedirects } from './redirects';

test('one rule a line, as static hosts read them', () => {
  const rules = formatRedirects([
    { from: '/contact', to: '/contact-us' },
    { from: '/banglore', to: '/bangalore' },
  ]);
  expect(rules).toBe('/contact /contact-us 301\n/banglore /bangalore 301\n');
});

test('no rules, no lines', () => {
  expect(formatRedirects([])).toBe('');
});

test('a blank would split the rule elsewhere', () => {
  expect(() => formatRedirects([{ from: '/a b', to: '/c' }])).toThrow("'/a b'");
});

test.each([
  ['', '/contact /contact-us 301\n/contact.php /enquiry-not-sent 303\n'],
  ['https://crm.example', '/contact /contact-us 301\n'],
])(
  'where enquiries go to “%s”, a form without script is led to the page with the phone by our own host alone',
  (host, rules) => {
    const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
    expect(writeRedirects(folder, [{ from: '/contact', to: '/contact-us' }], host)).toBe(1);
    expect(readFileSync(join(folder, '_redirects'), 'utf8')).toBe(rules);
    rmSync(folder, { recursive: true });
  },
);
