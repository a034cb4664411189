import { isSafeUrl } from './safe-url';

test.each([
  'https://example.com',
  'http://example.com/a?b=c#d',
  'HTTPS://Example.com/@name',
  '/project-details/vatika',
  '/',
  '/a?b=c#d',
])('%s may be linked', (url) => {
  expect(isSafeUrl(url)).toBe(true);
});

test.each([
  '',
  'vatika',
  '//example.com',
  '///example.com',
  '/\\example.com',
  '\\\\example.com',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'mailto:a@b.example',
  'ftp://example.com',
  'https:example.com',
  'https:///example.com',
  'https://',
  'https://user@example.com',
  'https://user:pass@example.com/',
  'https://exa mple.com',
  'https://[',
  '/a b',
  '/a\tb',
  '/a\u0000b',
  '/a\u007fb',
  '/a\\b',
])('%j may not be linked (decisions, Content faults)', (url) => {
  expect(isSafeUrl(url)).toBe(false);
});
