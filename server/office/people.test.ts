import { officeFor, sessionFor } from '../test-office';

let nowMs = Date.parse('2026-11-25T10:00:00.000Z');
const office = officeFor('each', () => ({ now: () => nowMs }));
const asha = sessionFor('each', office);

async function add(id: string, phone: string, email = '', more = {}): Promise<void> {
  nowMs += 60_000;
  await office.add(id, { name: 'Meera', phone, email, receivedAt: new Date(nowMs).toISOString(), ...more });
}
const save = (id: string, fields: Record<string, string>) =>
  asha.submit('/office/enquiry', { state: 'new', owner: '', reminder: '', note: '', ...fields, id });
const idsOf = async (id: string) => (await office.store.inbox.person(id)).enquiries.map((each) => each.id);
const rowsIn = async (state: string) =>
  [...(await asha.open(`/office?state=${state}`)).text.matchAll(/<h2>\s*<a[^>]*>([^<]*)</g)].map(([, name]) => name);

test('however number and address are written, a person is one row with one form', async () => {
  await add('a', '98765 43210', 'Meera@example.test');
  await add('b', '+91 (0) 98765-43210');
  await add('c', '9000000001', 'meera@EXAMPLE.test');
  await add('d', '9000000001');
  await add('other', '9000000002', 'ravi@example.test', { name: 'Ravi' });
  expect(await idsOf('a')).toEqual(['d', 'c', 'b', 'a']);
  expect(await rowsIn('new')).toEqual(['Ravi', 'Meera']);
  const { text } = await asha.openPerson('Meera');
  expect([text.match(/action="\/office\/enquiry"/g)?.length, text.match(/Wish [abcd]</g)?.length]).toEqual([1, 4]);
});

test('an answer is one for all that were open, and what comes later is new with its owner and reminder', async () => {
  await add('a', '98765 43210');
  await add('b', '98765 43210');
  await save('b', { state: 'called', owner: 'ravi', reminder: '2026-12-01' });
  const statesOf = async () => (await office.store.inbox.person('a')).enquiries.map(({ state }) => state);
  expect([await statesOf(), await rowsIn('new'), await rowsIn('called')]).toEqual([
    ['called', 'called'],
    [],
    ['Meera'],
  ]);
  await add('c', '98765 43210');
  expect([await statesOf(), await rowsIn('new'), await rowsIn('called')]).toEqual([
    ['new', 'called', 'called'],
    ['Meera'],
    [],
  ]);
  expect((await office.store.inbox.person('c')).enquiries[0]).toMatchObject({ owner: 'ravi', reminder: '2026-12-01' });
  await save('c', { state: 'lost' });
  expect(await statesOf()).toEqual(['lost', 'called', 'called']);
});

test('what a robot sends with the number of a person does not take their place', async () => {
  await add('a', '98765 43210');
  await add('robot', '98765 43210', '', { isSuspect: true });
  expect([await idsOf('a'), await rowsIn('new'), await rowsIn('spam')]).toEqual([['a', 'robot'], ['Meera'], []]);
});

test('two persons are joined by hand with what the office knows of both, and what comes later follows', async () => {
  await add('a', '98765 43210');
  await add('b', '9000000001', 'meera@example.test');
  await save('a', { owner: 'ravi' });
  await save('b', { reminder: '2026-12-01' });
  expect((await asha.submit('/office/join', { id: 'a', who: '0 90000 00001' })).status).toBe(303);
  await add('c', '+91 90000 00001');
  const { enquiries } = await office.store.inbox.person('a');
  expect(enquiries.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(enquiries[0]).toMatchObject({ owner: 'ravi', reminder: '2026-12-01' });
  expect((await office.store.users.audit(9)).map(({ action }) => action)).toContain('joined two persons');
});

test.each([
  ['a number nobody has', '9111111111'],
  ['their own number', '98765 43210'],
  ['an empty text', ''],
  ['what is no number', '-'],
])('%s joins nobody', async (_, who) => {
  await add('a', '98765 43210');
  await add('b', '9000000001');
  await add('unreadable', 'none');
  expect((await asha.submit('/office/join', { id: 'a', who })).status).toBe(422);
  expect(await idsOf('a')).toEqual(['a']);
});

test('a number is split off with all its enquiries, an enquiry of the only number alone', async () => {
  await add('a', '98765 43210', 'meera@example.test');
  await add('b', '9000000001', 'meera@example.test');
  await add('c', '9000000001');
  expect(await idsOf('a')).toEqual(['c', 'b', 'a']);
  await asha.submit('/office/split', { id: 'b' });
  expect([await idsOf('a'), await idsOf('b')]).toEqual([['a'], ['c', 'b']]);
  await asha.submit('/office/split', { id: 'b' });
  expect([await idsOf('c'), await idsOf('b')]).toEqual([['c'], ['b']]);
  await asha.submit('/office/split', { id: 'nobody' });
  await add('d', '9000000001');
  expect(await idsOf('d')).toEqual(['d', 'c']);
});
