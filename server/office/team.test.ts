import { OFFICE_FILE } from '@/lib/hosting/rules';
import { readOfficeHours } from './office-hours';
import { officeFor, sessionFor } from '../test-office';
import { TEST_PROJECTS } from '../test-site';

const files = { [OFFICE_FILE]: JSON.stringify({ projects: TEST_PROJECTS }) };
const office = officeFor('each', () => ({ files }));
const asha = sessionFor('each', office);

const setRule = (of: string, ...owners: string[]) =>
  asha.submit('/office/rule', { of, ...Object.fromEntries(owners.map((name) => [`user ${name}`, '1'])) });
const sendFrom = (path: string, id: string) =>
  office.post(
    { id, consent: '2026-11', name: 'Meera', phone: '9810000001', email: '', message: id },
    { Referer: `https://www.example.test${path}` },
  );

test('a manager says who gets the enquiries of a developer; the next one has this owner', async () => {
  expect((await setRule('developer vatika', 'ravi')).headers.location).toBe('/office/team?saved=1');
  const { text } = await asha.open('/office/team?saved=1');
  expect(text).toMatch(/Saved\.[^]*<strong>Developer: Vatika<\/strong> ravi/);
  await sendFrom('/project-details/vatika/neem-court', 'of-the-page-of-a-project-1');
  expect((await asha.openPerson('Meera')).text).toContain('owner: ravi, by rule: developer vatika');
  expect(
    (await office.store.inbox.list({ search: '', state: 'new', owner: 'ravi', adviser: '', now: '' }, 5, 0)).rows,
  ).toHaveLength(1);
});

test('a rule without names is removed; one for what the site does not have is not made', async () => {
  await setRule('city gurgaon', 'asha', 'ravi');
  expect((await asha.open('/office/team')).text).toContain('<strong>City: Gurgaon</strong> asha, ravi');
  expect((await setRule('city atlantis', 'asha')).status).toBe(422);
  expect((await setRule('city gurgaon')).status).toBe(303);
  expect((await asha.open('/office/team')).text).not.toContain('<strong>City');
  expect((await asha.open('/office/audit')).text).toContain('rule for city gurgaon: none');
});

test('the page names who left', async () => {
  await setRule('all', 'asha', 'ravi');
  await office.store.users.removeUser('ravi');
  expect((await asha.open('/office/team')).text).toContain('asha, ravi (no user any more)');
});

test('office hours are set on the page; those that end before they begin are not', async () => {
  expect((await asha.open('/office/team')).text).toContain('value="10:00"');
  const hours = { 'day 1': '1', 'day 5': '1', from: '09:30', to: '18:00' };
  expect((await asha.submit('/office/hours', hours)).status).toBe(303);
  expect(await office.store.settings.get('office hours')).toEqual({ days: [1, 5], from: '09:30', to: '18:00' });
  expect((await asha.open('/office/team')).text).toContain('value="09:30"');
  for (const times of ['19:00 10:00', 'x 10:00', '24:00 25:00', ' ']) {
    const [from = '', to = ''] = times.split(' ');
    expect((await asha.submit('/office/hours', { from, to })).status).toBe(422);
  }
  expect((await asha.open('/office/audit')).text).toContain('office hours: Monday Friday, 09:30 to 18:00');
});

test('of the office hours a manager sets what was changed in the form, and leaves what another set meanwhile', async () => {
  const formOf = async (): Promise<Record<string, string>> => {
    const { text } = await asha.open('/office/team');
    const [form = ''] = /<form[^>]*action="\/office\/hours"[^]*?<\/form>/.exec(text) ?? [];
    const inputs = [...form.matchAll(/<input([^>]*)name="([^"]+)"([^>]*)>/g)];
    const sent = inputs.filter(([input]) => !input.includes('checkbox') || input.includes('checked'));
    return Object.fromEntries(sent.map(([input, , name = '']) => [name, /value="([^"]*)"/.exec(input)?.[1] ?? '']));
  };
  const older = await formOf();
  await asha.submit('/office/hours', { ...(await formOf()), from: '08:30' });
  expect((await asha.submit('/office/hours', { ...older, 'day 0': '1' })).status).toBe(303);
  const days = [0, 1, 2, 3, 4, 5, 6];
  expect(await readOfficeHours(office.store.settings)).toEqual({ days, from: '08:30', to: '19:00' });
  expect((await asha.submit('/office/hours', { ...older, to: '08:00' })).status).toBe(422);
});

test('of two managers who take the role from each other at once one stays', async () => {
  const ravi = await office.signIn('ravi');
  const asks = [asha, ravi].map((one, at) =>
    one.submit('/office/user', { deed: 'adviser', name: at === 0 ? 'ravi' : 'asha' }),
  );
  await Promise.all(asks);
  expect((await office.store.users.all()).map(({ role }) => role).sort()).toEqual(['adviser', 'manager']);
});
