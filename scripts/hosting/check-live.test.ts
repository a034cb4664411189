import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkLive, type LiveSite } from './check-live';

const REDIRECTS = [{ from: '/contact', to: '/contact-us' }];
const PAGE = '<!doctype html><title>Home</title>';

const faultsOf = async (url: string, site: Partial<LiveSite> = {}) =>
  (
    await checkLive({
      url,
      enquiryHost: url,
      redirects: REDIRECTS,
      headers: [['x-content-type-options', 'nosniff']],
      ...site,
    })
  )
    .filter(({ fault }) => fault)
    .map(({ what, fault }) => `${what.replace(url, '')}: ${fault}`);

let server: Server | null = null;
async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => void server?.close());

test('a site with its endpoint is as expected, and the enquiry is marked', async () => {
  const bodies: string[] = [];
  const url = await serve((request, response) => {
    response.setHeader('x-content-type-options', 'nosniff');
    if (request.url === '/contact') return void response.writeHead(301, { location: '/contact-us' }).end();
    if (request.method === 'GET') return void response.writeHead(request.url === '/' ? 200 : 404).end(PAGE);
    request.on('data', (chunk) => bodies.push(String(chunk)));
    request.on('end', () => response.writeHead(201).end('{"success":true}'));
  });
  expect(await faultsOf(url)).toEqual([]);
  expect(JSON.parse(bodies.join(''))).toMatchObject({ name: 'Check of the site', website: 'check:live' });
});

test.each<[string, Record<string, string>, string[]]>([
  [
    'that lets the site call',
    { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'Content-Type' },
    [],
  ],
  [
    'that asks for JSON to be allowed',
    { 'access-control-allow-origin': '*' },
    [`a preflight to HOST/contact.php: 204, browsers may not send enquiries from SITE`],
  ],
  [
    'that lets other sites call',
    { 'access-control-allow-origin': 'https://other.example', 'access-control-allow-headers': 'Content-Type' },
    [
      `a preflight to HOST/contact.php: 204, browsers may not send enquiries from SITE`,
      'an enquiry to HOST/contact.php: taken, but SITE may not read the answer',
    ],
  ],
])('an enquiry host of another origin %s', async (_name, headers, expected) => {
  const url = await serve(({ method }, response) => {
    if (method === 'OPTIONS') return void response.writeHead(204, headers).end();
    response.writeHead(method === 'POST' ? 201 : 200, headers).end('{"success":true}');
  });
  const site = url.replace('127.0.0.1', 'localhost');
  const faults = await faultsOf(site, { enquiryHost: url });
  const ofCalls = faults.filter((fault) => fault.includes('contact.php'));
  expect(ofCalls.map((fault) => fault.replace(url, 'HOST').replaceAll(site, 'SITE'))).toEqual(expected);
});

const LOSES = 'Visitors are told so, and asked to call';

test.each<[string, RequestListener, string[]]>([
  [
    'a host of files alone',
    ({ method, url }, response) => {
      response.setHeader('x-content-type-options', 'nosniff');
      if (url === '/contact') return void response.writeHead(301, { location: '/contact-us' }).end();
      response.writeHead(method === 'POST' ? 405 : url === '/' ? 200 : 404).end(PAGE);
    },
    [`an enquiry to /contact.php: no enquiry is taken here: 405 ${PAGE}. ${LOSES}`],
  ],
  [
    'a host that answers everything with its page',
    (_request, response) => void response.writeHead(200).end(PAGE),
    [
      '/: headers missing or different: x-content-type-options',
      'an unknown address: 200, expected 404',
      '/contact to /contact-us: 200, expected 301 /contact-us',
      `an enquiry to /contact.php: no enquiry is taken here: 200 ${PAGE}. ${LOSES}`,
    ],
  ],
  [
    'a login in front of the site',
    (_request, response) => void response.writeHead(302, { location: '/login' }).end(),
    [
      '/: 302, expected 200',
      'an unknown address: 302, expected 404',
      '/contact to /contact-us: 302 /login, expected 301 /contact-us',
      `an enquiry to /contact.php: no enquiry is taken here: 302 to /login. ${LOSES}`,
    ],
  ],
])('%s: each fault is named', async (_name, listener, faults) => {
  expect(await faultsOf(await serve(listener))).toEqual(faults);
});

test('nobody there', async () => {
  const faults = await faultsOf('http://127.0.0.1:1');
  expect(faults).toHaveLength(4);
  for (const fault of faults) expect(fault).toContain('no answer');
});
