import { hashPassword } from './password';
import { seal } from './session';
import { testChange } from '../store/test-enquiry';
import { officeFor, PASSWORD, sessionFor, type TestSession } from '../test-office';

const office = officeFor('each');
beforeEach(() => office.store.users.setRole('ravi', 'adviser'));
const [asha, ravi] = [sessionFor('each', office), sessionFor('each', office, 'ravi')];

beforeEach(async () => {
  await office.add('hers', { name: 'Meera', phone: '98100 00001', email: '' });
  await office.add('his', { name: 'Kabir', phone: '98100 00002', email: '' });
  await office.add('nobodys', { name: 'Leela', phone: '98100 00003', email: '' });
  await give('hers', 'asha');
  await give('his', 'ravi');
});

const give = (id: string, owner: string) => office.store.inbox.change(testChange(id, { owner }), 'asha');
const ownerOf = async (id: string) => (await office.store.inbox.person(id)).enquiries[0]?.owner;
const personOf = (session: TestSession, id: string) => session.open(`/office/person?of=${seal(session.token, id)}`);
const save = (session: TestSession, id: string, fields: Record<string, string>) =>
  session.submit('/office/enquiry', { id, state: 'called', owner: '', was_state: 'new', form_key: 'f', ...fields });

test.each(['', '?state=all', '?state=all&project=&source=', '?state=due'])(
  'the list %s of an adviser has their own persons and those of nobody, and counts no others',
  async (query) => {
    const [hers, his] = [await asha.open(`/office${query}`), await ravi.open(`/office${query}`)];
    expect(his.text).not.toContain('Meera');
    if (query.includes('due')) return;
    expect(['Meera', 'Kabir', 'Leela'].filter((name) => hers.text.includes(name))).toHaveLength(3);
    expect(['Kabir', 'Leela'].filter((name) => his.text.includes(name))).toHaveLength(2);
    expect(his.text).toContain('1 – 2 of 2');
  },
);

test('a search, a number and the day find no person of somebody else', async () => {
  await office.store.inbox.change(testChange('hers', { owner: 'asha', reminder: '2020-01-01' }), 'asha');
  for (const search of ['Meera', '9810000001']) {
    const { headers } = await ravi.submit('/office/search', { search });
    expect((await ravi.open(headers.location ?? '')).text).toContain('Nothing was found');
  }
  expect((await ravi.open('/office')).text).not.toContain('Overdue');
  expect((await asha.open('/office')).text).toContain('Overdue');
});

test('a note about a person who was given to somebody else meanwhile is shown again', async () => {
  await give('nobodys', 'asha');
  const saved = await save(ravi, 'nobodys', { note: 'She wants a terrace' });
  expect([saved.status, saved.text.includes('She wants a terrace</textarea>')]).toEqual([410, true]);
});

test('a person of somebody else is not there: neither read nor changed', async () => {
  expect((await personOf(ravi, 'hers')).status).toBe(410);
  const saved = await save(ravi, 'hers', { owner: 'ravi', was_owner: 'asha', note: 'mine now' });
  expect([saved.status, await ownerOf('hers')]).toEqual([410, 'asha']);
  expect((await office.store.inbox.person('hers')).history.map(({ text }) => text)).not.toContain('mine now');
});

test('who belongs to nobody can be taken; who is handed on is gone', async () => {
  expect((await personOf(ravi, 'nobodys')).status).toBe(200);
  expect((await save(ravi, 'nobodys', { owner: 'ravi' })).status).toBe(303);
  expect(await ownerOf('nobodys')).toBe('ravi');
  const handedOn = await save(ravi, 'his', { owner: 'asha', was_owner: 'ravi' });
  expect([handedOn.status, handedOn.headers.location, await ownerOf('his')]).toEqual([303, '/office', 'asha']);
  expect((await personOf(ravi, 'his')).status).toBe(410);
});

test.each([
  ['/office/enquiries.csv?state=all'],
  ['/office/report'],
  ['/office/report.csv'],
  ['/office/audit'],
  ['/office/team'],
  ['/office/person.json?who=x'],
  ['/office/erase?who=x'],
])('%s is for managers', async (path) => {
  const refused = await ravi.open(path);
  expect([refused.status, refused.text.includes('Meera')]).toEqual([403, false]);
  expect((await asha.open(path)).status).not.toBe(403);
});

test('an adviser joins, splits and erases nobody, and sees no button for it', async () => {
  const before = (await office.rows()).length;
  for (const [path, fields] of [
    ['/office/join', { id: 'his', who: '98100 00001' }],
    ['/office/split', { id: 'his' }],
    ['/office/user', { deed: 'manager', name: 'ravi' }],
    ['/office/user', { deed: 'remove', name: 'asha' }],
    ['/office/hours', { from: '10:00', to: '11:00' }],
    ['/office/rule', { of: 'all', 'user ravi': '1' }],
    ['/office/erase', { who: '98100 00001', sure: 'yes' }],
  ] as const) {
    expect((await ravi.submit(path, fields)).status).toBe(403);
  }
  expect([(await office.rows()).length, (await personOf(ravi, 'hers')).status]).toEqual([before, 410]);
  const { text } = await personOf(ravi, 'his');
  for (const words of ['Erase', 'Download', 'The same person elsewhere', 'Report', 'Team', 'Who did what']) {
    expect(text).not.toContain(words);
  }
});

test('who adds a person of somebody else is told whose it is, and reads nothing of them', async () => {
  const lead = { name: 'Meera again', phone: '98100 00001', via: 'Walk-in', form_key: 'k' };
  const { status, text } = await ravi.submit('/office/lead', lead);
  expect([status, text.includes('asha looks after this person'), text.includes('Call')]).toEqual([200, true, false]);
  expect((await office.store.inbox.person('hers')).enquiries).toHaveLength(2);
});

test('a role that was taken away counts at once', async () => {
  await office.store.users.setUser('asha', await hashPassword(PASSWORD, { N: 2, r: 8, p: 1 }), 'adviser');
  expect((await asha.open('/office/report')).headers.location).toBe('/office/sign-in');
  expect((await (await office.signIn('asha')).open('/office/report')).status).toBe(403);
});
