import { startTestSite, type TestSite } from '../test-site';

const RULES = `/*
  Content-Security-Policy: default-src 'none'; form-action 'self' https://crm.example; upgrade-insecure-requests
  Strict-Transport-Security: max-age=63072000
  X-Frame-Options: DENY

/embed/*
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'; upgrade-insecure-requests; frame-ancestors *
  ! X-Frame-Options

/data/*
  Cache-Control: public, max-age=300
`;

let site: TestSite;
afterEach(() => site.stop());

test('the rules of the folder count, without what would break plain http', async () => {
  site = await startTestSite({ files: { _headers: RULES } });
  const { headers } = await site.send('/unknown');
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; form-action 'self' https://crm.example",
    'x-frame-options': 'DENY',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('the rule of framed pages counts there alone', async () => {
  site = await startTestSite({ files: { _headers: RULES, 'embed/city/goa.html': '<p>Goa</p>' } });
  const { status, headers } = await site.send('/embed/city/goa');
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors *");
  expect([headers['x-frame-options'], headers['strict-transport-security']]).toEqual([undefined, undefined]);
});

test('a folder without rules gets the strict ones', async () => {
  site = await startTestSite();
  expect((await site.send('/')).headers['content-security-policy']).toContain("script-src 'self'");
});
