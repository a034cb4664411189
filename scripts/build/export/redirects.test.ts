/** @jest-environment node */
import { formatRedirects } from './redirects';

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
