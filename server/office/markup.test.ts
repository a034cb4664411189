import { html } from './layout';
import { officeFor, sessionFor } from '../test-office';

const SCRIPT = '<script>alert(1)</script>';
const BREAK_OUT = '"><img src=x onerror=alert(1)>';

const office = officeFor('all');
const asha = sessionFor('all', office);
afterEach(async () => office.store.erase((await office.rows()).map(({ id }) => id)));

/** The list, and the page of the first person in it. */
async function bothPages(): Promise<string> {
  const list = await asha.open('/office?state=all');
  const person = await asha.open(/<h2><a href="([^"]*)"/.exec(list.text)?.[1] ?? '');
  expect(person.text).toContain('Rights of this person');
  return list.text + person.text;
}

const MARKUP = /<script|<img|onerror=alert\(1\)>|javascript:/i;

test.each(['name', 'phone', 'email', 'message', 'source', 'consent'] as const)(
  'markup as %s of an enquiry is text',
  async (field) => {
    for (const text of [SCRIPT, BREAK_OUT, `'${BREAK_OUT}`, '</title><script>alert(1)</script>']) {
      await office.add(`${field} ${text}`, { [field]: text, receivedAt: new Date().toISOString() });
      expect(await bothPages()).not.toMatch(MARKUP);
    }
  },
);

test('markup as the id of an enquiry is text', async () => {
  await office.add(BREAK_OUT.replaceAll(' ', '/'));
  expect(await bothPages()).not.toMatch(MARKUP);
});

test('markup in a note is text', async () => {
  await office.add('noted');
  for (const note of [SCRIPT, BREAK_OUT]) {
    const fields = { id: 'noted', state: 'new', owner: '', reminder: '', note };
    expect((await asha.submit('/office/enquiry', fields)).status).toBe(303);
  }
  const page = await bothPages();
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toMatch(MARKUP);
});

test('markup in a search, and in a name to sign in, is text', async () => {
  for (const text of [SCRIPT, BREAK_OUT]) {
    const { headers } = await asha.submit('/office/search', { search: text });
    const page = await asha.open(headers.location ?? '');
    expect(page.text).toContain('role="search"');
    expect(page.text).not.toMatch(MARKUP);
    const refused = await office.submit('/office/sign-in', { name: text, password: 'x' });
    expect(refused.text).toContain('alert(1)');
    expect(refused.text).not.toMatch(MARKUP);
  }
});

test.each([
  ['javascript:alert(1)', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['https://evil.example/city/gurgaon', '/city/gurgaon'],
  ['https://evil.example//evil.example/x', '/evil.example/x'],
  ['//evil.example', null],
])('the page %s of an enquiry is no link to another site', async (source, path) => {
  await office.add(`from ${source}`, { source });
  const page = await bothPages();
  const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
  const away = links.filter((href) => !/^(\/(?!\/)|tel:\+|mailto:|https:\/\/wa\.me\/\d+\?)/.test(href));
  expect(away).toEqual([]);
  if (path !== null) expect(links).toContain(path);
});

test('a template escapes every value that is not its own markup', () => {
  const list = ['<', html`<b>${'>'}</b>`, false, null, 7] as const;
  expect(html`<p title="${`"'&`}">${list}</p>`.markup).toBe('<p title="&quot;&#39;&amp;">&lt;<b>&gt;</b>7</p>');
});
