import type { StoredEnquiry } from '../store/store';
import { TEST_PROJECTS } from '../test-site';
import { officeFor, sessionFor } from '../test-office';

const MINUTE_MS = 60_000;
/** A Wednesday, 15:30 in India. */
const NOON = '2026-11-25T10:00:00.000Z';

let nowMs: number;
beforeEach(() => void (nowMs = Date.parse(NOON)));
const files = { '_office.json': JSON.stringify({ projects: TEST_PROJECTS }) };
const office = officeFor('each', () => ({ now: () => nowMs, files }));
const asha = sessionFor('each', office);

beforeEach(async () => {
  const ago = (minutes: number) => new Date(nowMs - minutes * MINUTE_MS).toISOString();
  await office.add('old', { receivedAt: ago(90) });
  await office.add('new', { receivedAt: ago(30), phone: '098765 43210', email: '', message: 'A second wish' });
  const other = { name: 'Ravi Nair', phone: '+44 20 7946 0000', email: 'ravi@example.test', message: 'An office' };
  await office.add('other', { ...other, source: 'https://www.example.test/contact-us', receivedAt: ago(60) });
  await office.add('robot', { name: 'Robot', phone: '1111111111', email: '', isSuspect: true, receivedAt: ago(10) });
});

const save = (fields: Record<string, string>) =>
  asha.submit('/office/enquiry', { state: 'new', owner: '', reminder: '', note: '', ...fields });
const namesIn = (page: string) => [...page.matchAll(/<h2>\s*<a[^>]*>([^<]*)</g)].map(([, name]) => name);

async function search(words: string): Promise<(string | undefined)[]> {
  const { headers } = await asha.submit('/office/search', { search: words });
  return namesIn((await asha.open(headers.location ?? '')).text);
}

test('the list is of new ones, newest first; what is marked is spam', async () => {
  const { text } = await asha.open('/office');
  expect(namesIn(text)).toEqual(['Asha Rao', 'Ravi Nair']);
  expect(namesIn((await asha.open('/office?state=spam')).text)).toEqual(['Robot']);
  expect(namesIn((await asha.open('/office?state=all')).text)).toHaveLength(3);
  expect(text).toContain('2 enquiries');
});

test.each([
  ['a number', '98765 43210', ['Asha Rao']],
  ['a part of a number', '7946', ['Ravi Nair']],
  ['a number with a trunk zero', '+91 (0) 98765-43210', ['Asha Rao']],
  ['digits of another script', '९८७६५', ['Asha Rao']],
  ['a name', 'ravi', ['Ravi Nair']],
  ['an e-mail address', 'ravi@example', ['Ravi Nair']],
  ['a project', 'Neem Court', ['Robot', 'Asha Rao']],
  ['a project and a wish', 'neem second', ['Asha Rao']],
  ['a word of the message', 'office', ['Ravi Nair']],
  ['nothing anybody said', 'zzz', []],
  ['a sign that stands for any text elsewhere', '%', []],
  ['a sign that stands for any letter elsewhere', 'r_vi', []],
  ['SQL', `' OR 1=1 --`, []],
  ['a reference to a value', ':digits', []],
  ['a line break', 'ravi\r\nSet-Cookie: x', []],
])('%s is searched for as it is', async (_, words, names) => {
  expect(await search(words)).toEqual(names);
  expect(await office.rows()).toHaveLength(4);
});

describe('filters', () => {
  const google = { utm_source: 'google', utm_campaign: 'spring sale' };
  beforeEach(async () => {
    const receivedAt = '2026-11-20T18:30:00.000Z';
    let phone = 9_811_100_000;
    const add = (id: string, details: StoredEnquiry['details']) =>
      office.add(id, { name: id, phone: String((phone += 1)), email: '', source: '', receivedAt, details });
    await add('by google', { channel: 'project', project: 'mogra-83', campaign: { first: google, last: google } });
    await add('then by mail', { channel: 'popup', campaign: { first: google, last: { utm_source: 'mail' } } });
    await add('by a page', { project: 'mogra-83', campaign: { last: { referrer: 'a.example', gclid: '1' } } });
  });

  test.each([
    ['a project', { project: 'mogra-83' }, ['by a page', 'by google']],
    ['a form', { channel: 'popup' }, ['then by mail']],
    ['the source, first or latest', { source: 'google' }, ['then by mail', 'by google']],
    ['the page before, where the link names no source', { source: 'a.example' }, ['by a page']],
    ['a campaign', { campaign: 'spring sale' }, ['then by mail', 'by google']],
    ['a city', { city: 'gurgaon' }, ['by a page', 'by google']],
    ['a developer, and a form', { developer: 'vatika', channel: 'project' }, ['by google']],
    ['the owner, of whom there is nobody', { owner: 'ravi' }, []],
    ['two of them', { campaign: 'spring sale', project: 'mogra-83' }, ['by google']],
    ['a day in India', { from: '2026-11-21', to: '2026-11-21' }, ['by a page', 'then by mail', 'by google']],
    ['the day before', { to: '2026-11-20' }, []],
    ['the days after', { from: '2026-11-22' }, ['Robot', 'Asha Rao', 'Ravi Nair']],
    ['a day that is none', { from: '2026-02-31', project: 'mogra-83' }, ['by a page', 'by google']],
  ])('%s', async (_, fields: Record<string, string>, names) => {
    const { headers } = await asha.submit('/office/search', fields);
    expect(namesIn((await asha.open(headers.location ?? '')).text)).toEqual(names);
    const csv = (await asha.open((headers.location ?? '').replace('/office', '/office/enquiries.csv'))).text;
    // Each enquiry has a line of its own: two are of Asha Rao.
    expect(csv.trim().split('\r\n')).toHaveLength(
      names.length + 1 + names.filter((name) => name === 'Asha Rao').length,
    );
  });

  test('offer what enquiries have, projects and forms by their names', async () => {
    const { text } = await asha.open('/office?project=mogra-83');
    const offered = [...text.matchAll(/<option[^>]*>([^<]*)</g)].map(([, words]) => words);
    expect(offered).toEqual([
      ...['All', 'Mogra Courts', 'All', 'Gurgaon', 'All', 'Vatika', 'All', 'Inquire Now', 'Project page'],
      ...['All', 'google', 'a.example', 'mail', 'All', 'spring sale', 'All', 'asha', 'ravi'],
    ]);
    expect(text).toContain('<strong>Mogra Courts, Sector 83, Gurgaon</strong>');
    expect(text).toContain('Project page, google');
  });
});

test('an address tells nobody what was searched for, and whose page was read', async () => {
  const { headers } = await asha.submit('/office/search', { search: '98765 43210' });
  const list = await asha.open(headers.location ?? '');
  const addresses = [headers.location, ...list.text.matchAll(/(?:href|action)="(\/[^"]*)"/g)].join(' ');
  expect(addresses).not.toMatch(/98765|43210|asha|"old"/i);
});

test('one person is one page, however the number is written', async () => {
  const { text } = await asha.openPerson('Asha Rao');
  expect(text).toContain('2 enquiries of this person.');
  expect(text).toContain('A second wish');
  expect(text).toContain('href="tel:+919876543210"');
  expect(text).toContain(
    'href="https://wa.me/919876543210?text=Hello%20Asha%20Rao%2C%20this%20is%20Asha%20of%20Test%20Estates.%20Thank%20you%20for%20your%20enquiry%20about%20Neem%20Court."',
  );
  expect(text).not.toContain('Ravi Nair');
});

test.each([
  ['2345678', '2345678'],
  ['2345678/2345679', '2345678'],
])('the local number %s is called and erased, and has no WhatsApp', async (phone, digits) => {
  await office.add('local', { name: 'Meera', phone, email: '', receivedAt: new Date(nowMs).toISOString() });
  const { text } = await asha.openPerson('Meera');
  expect(text).toContain(`href="tel:${digits}"`);
  expect(text).not.toContain('wa.me');
  const [, erase = ''] = /href="(\/office\/erase[^"]*)"/.exec(text) ?? [];
  expect((await asha.open(erase)).text).toContain(`1 enquiry goes`);
});

test('state, owner, reminder and notes are kept, and who changed what', async () => {
  const answer = await save({
    id: 'old',
    state: 'visit',
    owner: 'ravi',
    reminder: '2026-11-30',
    note: ' Line\r\nTwo ',
  });
  expect([answer.status, answer.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/office\/person\?of=[\w-]+&saved=1$/) as string,
  ]);
  expect((await asha.open(answer.headers.location ?? '')).text).toContain('Saved.');
  const { enquiries, history } = await office.store.inbox.person('old');
  // The list has the newest enquiry of a person, to which owner and reminder go on.
  expect(enquiries[0]).toMatchObject({ id: 'new', state: 'new', owner: 'ravi', reminder: '2026-11-30' });
  expect(enquiries.find(({ id }) => id === 'old')).toMatchObject({
    state: 'visit',
    owner: 'ravi',
    reminder: '2026-11-30',
  });
  expect(history.map(({ user, text }) => `${user}: ${text}`).sort()).toEqual([
    'asha: Line\nTwo',
    'asha: state: visit, owner: ravi, reminder: 2026-11-30, note',
  ]);
  expect((await asha.openPerson('Asha Rao')).text).toContain('Line\nTwo');
});

test('what is saved unchanged leaves no trace', async () => {
  await save({ id: 'old' });
  expect((await office.store.inbox.person('old')).history).toEqual([]);
});

test('the owner may be somebody who was removed since', async () => {
  await save({ id: 'old', owner: 'ravi' });
  await office.store.users.removeUser('ravi');
  expect((await asha.openPerson('Asha Rao')).text).toContain('<option value="ravi" selected>');
});

test.each([
  ['Mine', '/office?mine=1', ['Asha Rao']],
  ["A colleague's", '/office?owner=asha', ['Asha Rao']],
  ['reminders of today and before', '/office?state=due', ['Ravi Nair']],
  ['called', '/office?state=called', ['Ravi Nair']],
])('%s are listed apart', async (_, path, names) => {
  await save({ id: 'old', owner: 'asha', reminder: '2026-11-26' });
  await save({ id: 'other', state: 'called', reminder: '2026-11-25' });
  expect(namesIn((await asha.open(path)).text)).toEqual(names);
});

test('the week tells how many were answered, and how soon half of them', async () => {
  expect((await asha.open('/office')).text).toContain('This week: 3 enquiries, 0 answered.');
  await save({ id: 'old', note: 'Called in vain' });
  await save({ id: 'new', state: 'called' });
  await save({ id: 'other', state: 'called' });
  nowMs += 60 * MINUTE_MS;
  await save({ id: 'old', state: 'lost' });
  // The first answer counts.
  await save({ id: 'new', state: 'won' });
  expect((await asha.open('/office')).text).toContain('3 enquiries, 3 answered, half of them within 1 h.');
  nowMs += 7 * 24 * 60 * MINUTE_MS;
  const later = await office.signIn();
  expect((await later.open('/office')).text).toContain('This week: 0 enquiries, 0 answered.');
});

test('fifty are on a page, all in the CSV', async () => {
  for (let number = 1; number <= 60; number++) {
    const receivedAt = new Date(nowMs - 1e9 - number * MINUTE_MS).toISOString();
    await office.add(`more-${number}`, {
      name: `Visitor ${number}`,
      phone: String(9_000_000_000 + number),
      email: '',
      message: `Wish ${number}`,
      receivedAt,
    });
  }
  const first = await asha.open('/office?state=all');
  expect([namesIn(first.text).length, first.text.includes('Page 1 of 2')]).toEqual([50, true]);
  expect(namesIn((await asha.open('/office?state=all&page=2')).text)).toHaveLength(13);
  expect((await asha.open('/office?state=all&page=3')).text).toContain('None');
  const csv = (await asha.open('/office/enquiries.csv?state=all')).text;
  expect(csv.match(/Wish \d+\b/g)?.length).toBeGreaterThanOrEqual(60);
  expect(csv.split('\r\n')[0]).toBe(
    '\uFEFFreceived_at,name,phone,email,message,source,state,owner,reminder,visit,budget,lost_reason,answered_at,project,developer,city,' +
      'configuration,section,looking_for,channel,call_time,visit_at,campaign,referrer,latest_campaign,latest_referrer,first_page',
  );
});

test('whoever opens a person is noted once an hour, and in no history', async () => {
  const opened = async () =>
    (await office.store.users.audit(99)).filter(({ action }) => action === 'opened a person').map(({ user }) => user);
  for (let time = 0; time < 3; time += 1) await asha.openPerson('Ravi Nair');
  await asha.openPerson('Robot');
  expect(await opened()).toEqual(['asha', 'asha']);
  const ravi = await office.signIn('ravi');
  await ravi.openPerson('Ravi Nair');
  nowMs += 60 * MINUTE_MS;
  await asha.openPerson('Ravi Nair');
  expect((await opened()).sort()).toEqual(['asha', 'asha', 'asha', 'ravi']);
  expect((await office.store.inbox.person('other')).history).toEqual([]);
  expect((await asha.open('/office/audit')).text).toContain('opened a person');
  // Which enquiry it was is forgotten with the enquiry.
  await office.store.erase(['other']);
  expect(await opened()).toHaveLength(4);
});

test('an empty list says how many wait under Spam', async () => {
  const rows = await office.store.listAll();
  const real = rows.filter(({ isSuspect }) => !isSuspect).map(({ id }) => id);
  await office.store.erase(real);
  const page = (await asha.open('/office')).text;
  expect(page).toMatch(/Nothing new\.\s+<a href="\/office\?state=spam">1 enquiry stands under Spam<\/a>/);
  await office.store.erase(['robot']);
  expect((await asha.open('/office')).text).toContain('Every enquiry has been answered.');
});

test('the audit has pages: what strangers do pushes nothing out of sight', async () => {
  await asha.open('/office/enquiries.csv');
  for (let entry = 1; entry <= 450; entry++) await office.store.users.note('ravi', `entry ${entry}`);
  const first = (await asha.open('/office/audit')).text;
  expect([first.includes('entry 450'), first.includes('CSV of'), first.includes('Newer')]).toEqual([
    true,
    false,
    false,
  ]);
  const [, older = ''] = /<a href="([^"]*)">Older</.exec(first) ?? [];
  const second = (await asha.open(older)).text;
  const [, oldest = ''] = /<a href="([^"]*)">Older</.exec(second) ?? [];
  const last = (await asha.open(oldest)).text;
  expect([second.includes('entry 250'), last.includes('CSV of 3 enquiries'), last.includes('Older')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(last).toContain('<a href="/office/audit?page=2">Newer</a>');
  for (const query of ['page=0', 'page=-1', 'page=x', 'page=1e9']) {
    expect((await asha.open(`/office/audit?${query}`)).text).toContain('entry 450');
  }
});

test('the audit page says who did what, and names no visitor', async () => {
  await save({ id: 'old', state: 'won', note: 'Asha bought' });
  await asha.open('/office/enquiries.csv');
  const { text } = await asha.open('/office/audit');
  for (const words of ['state: won, note', 'CSV of 2 enquiries', 'signed in']) expect(text).toContain(words);
  expect(text).not.toMatch(/Asha Rao|bought|98765/);
});
