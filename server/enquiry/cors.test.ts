import { containing, siteFor } from '../test-site';

const ASHA = { name: 'Asha Rao', phone: '+91 98765 43210', consent: '2026-11' };

const site = siteFor('all', () => ({ settings: { allowedOrigins: ['https://www.example.test'] } }));

describe('other origins', () => {
  const attempts: [string, unknown, object][] = [
    ['a success', ASHA, {}],
    ['an error', {}, {}],
    ['a malformed body', '[', {}],
    ['a wrong type', 'x', { 'Content-Type': 'text/plain' }],
    ['too large a body', 'x'.repeat(40_000), {}],
  ];
  test.each(attempts)('%s may be read by a listed origin only', async (_, body, headers) => {
    const listed = await site.post(body, { ...headers, Origin: 'https://www.example.test' });
    expect(listed.headers).toMatchObject({
      'access-control-allow-origin': 'https://www.example.test',
      vary: containing('Origin'),
    });
    for (const Origin of [
      'https://evil.example',
      'http://www.example.test',
      'https://www.example.test.evil.example',
      'null',
    ]) {
      const other = await site.post(body, { ...headers, Origin });
      expect(other.headers['access-control-allow-origin']).toBeUndefined();
      expect(other.headers.vary).toContain('Origin');
    }
    expect(listed.headers['access-control-allow-credentials']).toBeUndefined();
  });

  test.each(['/contact.php', '/contact', '/api/enquiry'])('the preflight of %s', async (path) => {
    const request = {
      method: 'OPTIONS',
      headers: { Origin: 'https://www.example.test', 'Access-Control-Request-Method': 'POST' },
    };
    const answer = await site.send(path, request);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://www.example.test',
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': 'Content-Type, Accept',
      allow: containing('POST'),
    });
    const foreign = await site.send(path, { ...request, headers: { Origin: 'https://evil.example' } });
    expect([foreign.status, foreign.headers['access-control-allow-origin']]).toEqual([204, undefined]);
  });
});
