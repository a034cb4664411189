import { containing, siteFor, startTestSite, testOnNode } from '../test-site';

const ASHA = { name: 'Asha "Rani" Rao', phone: '9876543210', email: 'asha@example.test', message: 'Line one\nTwo <b>' };
const BROWSER = {
  'Content-Type': 'application/x-www-form-urlencoded',
  Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
};

const settings = { allowedOrigins: ['https://www.example.test'] };
const site = siteFor('each', () => ({ settings, now: () => Date.parse('2026-11-23T10:00:00Z') }));

const postForm = (fields: Record<string, string>, headers = {}, to = site) =>
  to.post(new URLSearchParams(fields).toString(), { ...BROWSER, ...headers });

test('a form sent by the browser is thanked with a page', async () => {
  const answer = await postForm(ASHA);
  expect([answer.status, answer.headers['content-type']]).toEqual([201, 'text/html; charset=utf-8']);
  expect(answer.text).toContain('<h1>Thank you</h1>');
  expect(answer.text).toContain('role="status">Enquiry submitted successfully!</p>');
  expect(answer.text).not.toMatch(/<form|<script|style="|\son\w+=/);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
});

test('multipart gets a page as well, JSON never', async () => {
  const parts = Object.entries(ASHA).map(
    ([name, value]) => `--X\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const headers = { ...BROWSER, 'Content-Type': 'multipart/form-data; boundary=X' };
  expect((await site.post(`${parts.join('')}--X--\r\n`, headers)).text).toContain('<h1>Thank you</h1>');
  const json = await site.post(ASHA, { Accept: 'text/html' });
  expect(json.headers['content-type']).toBe('application/json; charset=utf-8');
});

test('a form with mistakes comes back filled, each mistake at its field', async () => {
  const answer = await postForm({ ...ASHA, phone: '12', id: 'an-id', consent: '2026-11' });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('role="alert">Please enter a valid phone number.</p>');
  expect(answer.text).toContain('value="Asha &quot;Rani&quot; Rao"');
  expect(answer.text).toMatch(/value="12"[^>]*aria-invalid="true" aria-describedby="phone-error"/);
  expect(answer.text).toContain('<p class="error" id="phone-error">Please enter a valid phone number.</p>');
  expect(answer.text).toContain('>\nLine one\nTwo &lt;b&gt;</textarea>');
  expect(answer.text).toContain('<form method="post" action="/contact.php">');
  expect(answer.text).toContain('<input type="hidden" name="id" value="an-id">');
  expect(answer.text).toContain('<input type="hidden" name="consent" value="2026-11">');
  expect(answer.text).toContain('href="tel:+910000000000"');
  expect(answer.text).toContain('href="mailto:office@example.test"');
});

test('two numbers in one field stay there, with a word about the message', async () => {
  const answer = await postForm({ ...ASHA, phone: '98765 43210 / 98111 22222' });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('value="98765 43210 / 98111 22222"');
  expect(answer.text).toContain('Please enter one phone number; another one fits in the message.');
});

testOnNode.each([
  [429, { settings: { ratePerTenMinutes: 1 } }, 'Too many enquiries'],
  [500, { store: { add: () => Promise.reject(new Error('disk')) } }, 'Failed to submit enquiry.'],
])('%s keeps what was typed', async (status, options, message) => {
  const faulty = await startTestSite(options);
  await postForm({ ...ASHA, message: 'first' }, {}, faulty);
  const answer = await postForm(ASHA, {}, faulty);
  await faulty.stop();
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(message);
  expect(answer.text).toContain('value="9876543210"');
  expect(answer.text).toContain('<button type="submit">Send again</button>');
});

test('a body that cannot be read leaves an empty form', async () => {
  const answer = await site.post('name=%ff', BROWSER);
  expect([answer.status, answer.text]).toEqual([400, containing('<form method="post"')]);
});

test('read in a browser, the address says what it is for', async () => {
  const answer = await site.send('/contact.php', { headers: { Accept: 'text/html' } });
  expect([answer.status, answer.text]).toEqual([405, containing('This address takes enquiries only.')]);
  expect(answer.text).not.toContain('<form');
});

test.each([
  ['a page of this host', 'http://this.host/city/gurgaon?x=1', '/city/gurgaon'],
  ['a page of this host that looks like another', 'http://this.host//evil.example/x', '/evil.example/x'],
  ['a page of a listed origin', 'https://www.example.test/about', 'https://www.example.test/about'],
])('the way back: %s', async (_, Referer, href) => {
  const answer = await postForm(ASHA, { Referer, Host: 'this.host' });
  expect(answer.text).toContain(`<a href="${href}">Back to the page you came from</a>`);
});

test.each(['https://evil.example/about', 'javascript:alert(1)', 'http://this.host/contact.php', ''])(
  'no way back to "%s"',
  async (Referer) => {
    const answer = await postForm(ASHA, { Referer, Host: 'this.host' });
    expect(answer.text).toContain('<a href="/contact-us">To the contact page</a>');
  },
);

test('a form that is sent again remembers where the first one stood', async () => {
  const first = await postForm(
    { ...ASHA, phone: '' },
    { Referer: 'http://this.host/city/gurgaon?x=1', Host: 'this.host' },
  );
  const page = /name="page" value="([^"]+)"/.exec(first.text)?.[1] ?? '';
  const again = await postForm({ ...ASHA, page }, { Referer: 'http://this.host/contact.php', Host: 'this.host' });
  expect(again.text).toContain('<a href="/city/gurgaon">Back to the page you came from</a>');
  expect((await site.rows())[0]?.source).toBe('http://this.host/city/gurgaon');
});

test('the style of the page is served', async () => {
  const answer = await site.send('/enquiry.css');
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
});

test('what a form says without script is stored, and comes back with a form that has mistakes', async () => {
  const fields = { channel: 'project', project: 'mogra-83', configuration: '3 BHK', callTime: 'evening' };
  const visit = { visitDate: '2026-11-28', visitTime: 'morning' };
  const mistaken = await postForm({ ...ASHA, ...fields, ...visit, phone: '12' });
  expect(mistaken.text).toContain('<input type="hidden" name="project" value="mogra-83">');
  expect(mistaken.text).toContain('<input type="hidden" name="visitDate" value="2026-11-28">');
  expect(mistaken.text).toContain('>\nLine one\nTwo &lt;b&gt;</textarea>');
  await postForm({ ...ASHA, ...fields, ...visit });
  await postForm({ ...ASHA, message: '', callTime: 'midnight', visitDate: '' });
  expect((await site.rows()).map(({ message, details }) => ({ message, details }))).toEqual([
    { message: '', details: {} },
    { message: 'Line one\nTwo <b>', details: { ...fields, visitAt: '2026-11-28T11:00' } },
  ]);
});
