import { startTestSite, type TestSite } from '../test-site';

const RULES = `/*
  Content-Security-Policy: default-src 'none'; form-action 'self' https://crm.example; upgrade-insecure-requests
  Strict-Transport-Security: max-age=63072000
  X-Frame-Options: DENY

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

test('a folder without rules gets the strict ones', async () => {
  site = await startTestSite();
  expect((await site.send('/')).headers['content-security-policy']).toContain("script-src 'self'");
});
