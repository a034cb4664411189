import { siteFor } from './test-site';

const site = siteFor('all', () => ({ previewSecret: 's3 cret', files: { 'about-us.html': 'seen' } }));

test.each([
  ['nobody', '/', '', 404, 'Not found.\n'],
  ['a wrong key', '/?key=x', '', 404, 'Not found.\n'],
  ['a wrong cookie', '/about-us', 'preview=x', 404, 'Not found.\n'],
  ['the key', '/about-us?key=s3+cret', '', 303, '/about-us'],
  ["the key at another host's address", '//evil.example/?key=s3%20cret', '', 303, '/evil.example/'],
  ['the cookie beside another', '/about-us', 'a=b; preview=s3%20cret', 200, 'seen'],
])('%s', async (_, path, cookie, wanted, said) => {
  const { status, headers, text } = await site.send(path, { headers: { cookie } });
  expect([status, headers.location ?? text, headers['x-robots-tag']]).toEqual([wanted, said, 'noindex']);
});
