import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { isLetIn } from './site-server';

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (isLetIn(request, response, 's3 cret')) response.end(`seen ${request.url}`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

async function ask(path: string, cookie = '') {
  const answer = await fetch(`${origin}${path}`, { redirect: 'manual', headers: { cookie } });
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const { status, headers } = answer;
  return [status, headers.get('location') ?? (await answer.text())];
}

test.each([
  ['nobody', '/', '', 404, 'Not found.\n'],
  ['a wrong key', '/?key=x', '', 404, 'Not found.\n'],
  ['a wrong cookie', '/about-us', 'preview=x', 404, 'Not found.\n'],
  ['the key', '/about-us?key=s3+cret', '', 303, '/about-us'],
  ["the key at another host's address", '//evil.example/?key=s3%20cret', '', 303, '/evil.example/'],
  ['the cookie beside another', '/about-us', 'a=b; preview=s3%20cret', 200, 'seen /about-us'],
])('%s', async (_, path, cookie, status, said) => {
  expect(await ask(path, cookie)).toEqual([status, said]);
});
