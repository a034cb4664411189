/** @jest-environment node */
import { startTestOffice, type TestOffice, type TestSession } from '../test-office';

let office: TestOffice;
let asha: TestSession;
let ravi: TestSession;

beforeEach(async () => {
  office = await startTestOffice();
  await office.add('one');
  [asha, ravi] = [await office.signIn('asha'), await office.signIn('ravi')];
});
afterEach(() => office.stop());

/** The fields of the form on a person's page, as a browser sends them. */
async function formOf(session: TestSession): Promise<Record<string, string>> {
  const { text } = await session.openPerson('Asha Rao');
  const hidden = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  const state = /name="state" value="(\w+)" checked/.exec(text)?.[1] ?? '';
  const owner = /<option value="([^"]*)" selected/.exec(text)?.[1] ?? '';
  const reminder = /name="reminder" type="date" value="([^"]*)"/.exec(text)?.[1] ?? '';
  return { ...fields, state, owner, reminder, note: '' };
}

const stored = async () => {
  const { enquiries, history } = await office.store.inbox.person('one');
  const { state, owner, reminder } = enquiries[0]!;
  return { handling: [state, owner, reminder], notes: history.filter(({ isNote }) => isNote).map(({ text }) => text) };
};
const audit = async () =>
  (await office.store.users.audit(50))
    .map(({ user, action }) => `${user}: ${action}`)
    .filter((line) => !line.includes('sign'));

test('a save from an older page writes only what was changed in it', async () => {
  const older = await formOf(ravi);
  await asha.submit('/office/enquiry', {
    ...(await formOf(asha)),
    state: 'won',
    owner: 'asha',
    reminder: '2026-12-01',
  });
  const answer = await ravi.submit('/office/enquiry', { ...older, note: 'Wants a terrace' });
  expect(answer.status).toBe(303);
  expect(await stored()).toEqual({ handling: ['won', 'asha', '2026-12-01'], notes: ['Wants a terrace'] });
  expect(await audit()).toEqual(
    expect.arrayContaining(['ravi: note', 'asha: state: won, owner: asha, reminder: 2026-12-01']),
  );
});

test('a field that somebody else changed meanwhile is shown with both values, and the rest is saved', async () => {
  const older = await formOf(ravi);
  await asha.submit('/office/enquiry', { ...(await formOf(asha)), state: 'won' });
  const answer = await ravi.submit('/office/enquiry', { ...older, state: 'lost', owner: 'ravi', note: 'No answer' });
  expect(answer.status).toBe(409);
  expect(answer.text.replace(/\s+/g, ' ')).toContain('State: now <strong>Won</strong>, yours is <strong>Lost</strong>');
  expect(await stored()).toEqual({ handling: ['won', 'ravi', ''], notes: ['No answer'] });

  const hidden = [...answer.text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const mine = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  expect((await ravi.submit('/office/enquiry', mine)).status).toBe(303);
  expect(await stored()).toEqual({ handling: ['lost', 'ravi', ''], notes: ['No answer'] });
});

test('the same value from both is no conflict', async () => {
  const older = await formOf(ravi);
  await asha.submit('/office/enquiry', { ...(await formOf(asha)), state: 'called' });
  expect((await ravi.submit('/office/enquiry', { ...older, state: 'called' })).status).toBe(303);
  expect((await stored()).handling).toEqual(['called', '', '']);
});

test('Save pressed three times is one note and one line of the audit', async () => {
  const form = { ...(await formOf(asha)), note: 'Called at noon', state: 'called' };
  for (let press = 0; press < 3; press += 1) expect((await asha.submit('/office/enquiry', form)).status).toBe(303);
  expect(await stored()).toEqual({ handling: ['called', '', ''], notes: ['Called at noon'] });
  expect((await audit()).filter((line) => line.includes('note'))).toEqual(['asha: state: called, note']);
  await asha.submit('/office/enquiry', { ...(await formOf(asha)), note: 'Called at noon' });
  expect((await stored()).notes).toHaveLength(2);
});

test('twenty saves at the same moment lose no note', async () => {
  const forms = await Promise.all(Array.from({ length: 20 }, () => formOf(asha)));
  await Promise.all(forms.map((form, at) => asha.submit('/office/enquiry', { ...form, note: `note ${at}` })));
  expect((await stored()).notes).toHaveLength(20);
});
