import { siteFor } from '../test-site';

const ASHA = { name: 'Asha Rao', phone: '9876543210', consent: '2026-11' };
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
const HERE = { Host: 'www.this.host' };

const site = siteFor('each', () => ({ settings: { allowedOrigins: ['https://www.listed.example'] } }));

async function expectMark(isMarked: boolean) {
  expect((await site.rows()).map(({ isSuspect }) => isSuspect)).toEqual([isMarked]);
}

describe('the page behind a post', () => {
  test.each<[string, Record<string, string>, boolean]>([
    ['our own', { Origin: 'https://www.this.host', 'Sec-Fetch-Site': 'same-origin' }, false],
    ['our own, with a port that the proxy left out', { Origin: 'http://www.this.host:8080' }, false],
    [
      'our own, behind a proxy that calls us by another name',
      { Origin: 'https://www.aangan.example', 'Sec-Fetch-Site': 'same-origin' },
      false,
    ],
    ['our own, of a visitor who hides it', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, false],
    ['hidden, on plain http or in an old browser', { Origin: 'null' }, false],
    ['untold, in an old browser', {}, false],
    ['of a listed origin', { Origin: 'https://www.listed.example', 'Sec-Fetch-Site': 'cross-site' }, false],
    ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, true],
    ['another site that hides it', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, true],
    ['another site, without an origin', { 'Sec-Fetch-Site': 'cross-site' }, true],
    ['another page of our domain', { Origin: 'https://blog.this.host', 'Sec-Fetch-Site': 'same-site' }, true],
    ['one whose name begins like ours', { Origin: 'https://www.this.host.evil.example' }, true],
    ['no address at all', { Origin: 'evil' }, true],
  ])('%s', async (_case, headers, isMarked) => {
    const answer = await site.post(ASHA, { ...HERE, ...headers });
    expect([answer.status, answer.text]).toEqual([201, '{"success":true,"message":"Enquiry submitted successfully!"}']);
    await expectMark(isMarked);
  });
});

describe('what every form of ours sends', () => {
  const { consent, ...bare } = ASHA;
  test.each<[string, Record<string, string>, boolean]>([
    ['a form without script: the version of its notice', { consent }, false],
    ['a form with script: an id as well', { consent, id: 'an-id' }, false],
    ['an id alone', { id: 'an-id' }, false],
    ['a program that keeps to the contract: neither', {}, false],
    ['such a program with an id that cannot be used', { id: 'x y' }, false],
    ['such a program with words', { message: 'A flat near the metro, please.' }, false],
    ['such a program with a link', { message: 'See https://spam.example/offer' }, true],
  ])('%s', async (_case, extra, isMarked) => {
    const answer = await site.post(new URLSearchParams({ ...bare, ...extra }).toString(), { ...FORM, ...HERE });
    expect([answer.status, answer.text.includes('<h1>Thank you</h1>')]).toEqual([201, true]);
    await expectMark(isMarked);
  });

  test('the form of our answer page, sent again', async () => {
    const mistaken = await site.post(new URLSearchParams({ ...bare, consent, phone: '12' }).toString(), FORM);
    const again = new URLSearchParams(bare);
    for (const [, name = '', value = ''] of mistaken.text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)) {
      again.set(name, value);
    }
    await site.post(again.toString(), { ...FORM, ...HERE, Origin: 'http://www.this.host' });
    await expectMark(false);
  });
});
