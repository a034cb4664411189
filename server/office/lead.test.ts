import { TEST_PROJECTS } from '../test-site';
import { officeFor, sessionFor } from '../test-office';

const files = { '_office.json': JSON.stringify({ projects: TEST_PROJECTS }) };
const office = officeFor('each', () => ({ files }));
const asha = sessionFor('each', office);

const LEAD = { form_key: 'one', name: 'Meera', phone: '98765 43210', email: '', project: 'mogra-83', message: '' };
const add = (fields: Record<string, string>) => asha.submit('/office/lead', { ...LEAD, via: '99acres', ...fields });

test('a person from elsewhere is an enquiry with its source, owned by who added it', async () => {
  const answer = await add({ message: 'Asked\r\nfor a terrace' });
  expect((await asha.open(answer.headers.location ?? '')).text).toContain('Asked\nfor a terrace');
  const [row] = await office.rows();
  expect(row).toMatchObject({ name: 'Meera', isSuspect: false, source: '', details: { project: 'mogra-83' } });
  expect((await office.store.inbox.person(row?.id ?? '')).enquiries[0]).toMatchObject({ state: 'new', owner: 'asha' });
  expect((await asha.open('/office?source=99acres')).text).toContain('1 – 1 of 1');
  expect((await office.store.users.audit(9)).map(({ action }) => action)).toContain('added a person');
});

test('pressed three times it is one', async () => {
  await Promise.all([add({}), add({}), add({})]);
  expect(await office.rows()).toHaveLength(1);
});

test('whoever is known keeps their owner', async () => {
  await add({});
  const ravi = await office.signIn('ravi');
  await ravi.submit('/office/lead', { ...LEAD, form_key: 'two', via: 'Walk-in', message: 'Again' });
  const [row] = await office.rows();
  const { enquiries } = await office.store.inbox.person(row?.id ?? '');
  expect(enquiries.map(({ owner }) => owner)).toEqual(['asha', 'asha']);
});

test.each<[string, Record<string, string>, string]>([
  ['without name', { name: ' ' }, 'name-error'],
  ['without number', { phone: '12' }, 'phone-error'],
  ['with half an address', { email: 'meera@' }, 'email-error'],
  ['without source', { via: ' ' }, 'via-error'],
])('%s nobody is added, and what was typed stays', async (_, fields, error) => {
  const { status, text } = await add({ message: 'A <b>terrace</b>', ...fields });
  expect([status, await office.rows()]).toEqual([422, []]);
  for (const words of [`aria-describedby="${error}"`, 'A &lt;b&gt;terrace&lt;/b&gt;</textarea>', 'value="one"']) {
    expect(text).toContain(words);
  }
});

test('the form offers projects and sources', async () => {
  await add({ via: 'Fair in Pune' });
  const { text } = await asha.open('/office/lead');
  for (const words of ['Mogra Courts, Sector 83, Gurgaon', 'value="Fair in Pune"', 'value="Walk-in"']) {
    expect(text).toContain(words);
  }
});
