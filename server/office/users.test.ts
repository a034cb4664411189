import { officeFor, sessionFor } from '../test-office';

const office = officeFor('each');
const asha = sessionFor('each', office);

const say = (deed: string, name: string, more = {}) => asha.submit('/office/user', { deed, name, ...more });
const roleOf = async (name: string) => (await office.store.users.all()).find((user) => user.name === name)?.role;

test('a manager adds an adviser, whose password is shown once and lets them in', async () => {
  const added = await say('add', ' Meera ', { role: 'adviser' });
  const [, password = ''] = /<p>((?:[a-z2-9]{4}-){4}[a-z2-9]{4})<\/p>/.exec(added.text) ?? [];
  expect([added.status, await roleOf('meera')]).toEqual([200, 'adviser']);
  expect((await office.submit('/office/sign-in', { name: 'meera', password })).status).toBe(303);
  expect((await say('add', 'meera')).status).toBe(422);
  const audit = (await asha.open('/office/audit')).text;
  expect([audit.includes('user added, adviser: meera'), audit.includes(password)]).toEqual([true, false]);
});

test('a new role counts at once, a sign-out and a removal end what is open', async () => {
  const ravi = await office.signIn('ravi');
  expect((await ravi.open('/office/report')).status).toBe(200);
  expect((await say('adviser', 'ravi')).headers.location).toBe('/office/team?saved=1');
  expect((await ravi.open('/office/report')).status).toBe(403);
  await say('sign-out', 'ravi');
  expect((await ravi.open('/office')).headers.location).toBe('/office/sign-in');
  const again = await office.signIn('ravi');
  await say('password', 'ravi');
  expect((await again.open('/office')).headers.location).toBe('/office/sign-in');
  await say('remove', 'ravi');
  expect(await roleOf('ravi')).toBeUndefined();
  expect((await asha.open('/office/audit')).text).toContain('remove: ravi');
});

test.each([
  ['remove', 'asha'],
  ['adviser', 'asha'],
  ['remove', 'nobody'],
  ['add', 'two words'],
  ['make-coffee', 'ravi'],
])('%s %s changes nothing: a manager stays, and what is not known is refused', async (deed, name) => {
  expect((await say(deed, name)).status).toBe(422);
  expect((await office.store.users.all()).map((user) => `${user.name} ${user.role}`)).toEqual([
    'asha manager',
    'ravi manager',
  ]);
});
