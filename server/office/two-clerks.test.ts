import { officeFor, sessionFor, type TestSession } from '../test-office';

/** Stands still, so that saves fall into one millisecond. */
const NOW_MS = Date.parse('2026-11-25T10:00:00.000Z');

const office = officeFor('each', () => ({ now: () => NOW_MS }));
beforeEach(() => office.add('one'));
const [asha, ravi] = [sessionFor('each', office), sessionFor('each', office, 'ravi')];

/** The fields of the form on a person's page, as a browser sends them. */
async function formOf(session: TestSession): Promise<Record<string, string>> {
  const { text } = await session.openPerson('Asha Rao');
  const hidden = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  const state = /name="state" value="(\w+)" checked/.exec(text)?.[1] ?? '';
  const owner = /name="owner"[^]*?value="([^"]*)" selected/.exec(text)?.[1] ?? '';
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

test('Save pressed three times at once is one note and one line of the audit, and disturbs no visitor', async () => {
  const form = { ...(await formOf(asha)), note: 'Called at noon', state: 'called' };
  const answers = await Promise.all([
    ...Array.from({ length: 3 }, () => asha.submit('/office/enquiry', form)),
    office.post({ name: 'Visitor', phone: '9812345678', consent: '2026-11' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 201]);
  expect(await stored()).toEqual({ handling: ['called', '', ''], notes: ['Called at noon'] });
  expect((await audit()).filter((line) => line.includes('note'))).toEqual(['asha: state: called, note']);
});

test('thirty saves of the same moment lose no note, and the audit says what each of them changed', async () => {
  const forms = await Promise.all(Array.from({ length: 30 }, (_, at) => formOf(at % 2 ? asha : ravi)));
  const states = ['called', 'visit', 'won'];
  const answers = await Promise.all(
    forms.map((form, at) =>
      (at % 2 ? asha : ravi).submit('/office/enquiry', { ...form, note: `note ${at}`, state: states[at % 3] ?? '' }),
    ),
  );
  // Ten of them chose the state that was the first to be stored, the others see it.
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(303), count(409)]).toEqual([10, 20]);
  const { notes, handling } = await stored();
  expect(notes).toHaveLength(30);
  expect((await audit()).filter((line) => line.includes('state'))).toEqual([
    expect.stringMatching(new RegExp(`^(asha|ravi): state: ${handling[0]}, note$`)),
  ]);
});

test.each([
  ['state', ['called', 'new', 'won']],
  ['owner', ['', 'asha', 'ravi']],
  ['reminder', ['2026-12-01', '', '2026-12-24']],
])('the %s of two clerks: each value of both forms', async (field, values) => {
  const [was = ''] = values;
  for (const first of values) {
    for (const second of values) {
      await asha.submit('/office/enquiry', { id: 'one', state: 'new', owner: '', reminder: '', [field]: was });
      const [hers, his] = [await formOf(asha), await formOf(ravi)];
      await asha.submit('/office/enquiry', { ...hers, [field]: first });
      const { status } = await ravi.submit('/office/enquiry', { ...his, [field]: second });
      const isConflict = first !== was && second !== was && first !== second;
      const { handling } = await stored();
      expect([first, second, status, handling[['state', 'owner', 'reminder'].indexOf(field)]]).toEqual([
        ...[first, second, isConflict ? 409 : 303],
        first === was ? second : first,
      ]);
    }
  }
});

test('an owner who was removed since keeps nobody from saving a note', async () => {
  await asha.submit('/office/enquiry', { ...(await formOf(asha)), owner: 'ravi' });
  await office.store.users.removeUser('ravi');
  const form = await formOf(asha);
  expect((await asha.submit('/office/enquiry', { ...form, note: 'Ravi has left' })).status).toBe(303);
  expect(await stored()).toEqual({ handling: ['new', 'ravi', ''], notes: ['Ravi has left'] });
  const other = await asha.submit('/office/enquiry', { ...form, owner: 'mallory', note: 'A long <note>' });
  expect(other.status).toBe(422);
  expect(other.text).toContain('A long &lt;note&gt;</textarea>');
});

test('a note that could not be saved is shown again after signing out', async () => {
  const form = { ...(await formOf(asha)), note: 'A long note' };
  await asha.submit('/office/sign-out', {});
  const answer = await asha.submit('/office/enquiry', form);
  expect([answer.status, answer.text.includes('A long note</textarea>')]).toEqual([401, true]);
});

test('the longest note is saved in every script', async () => {
  const note = 'क'.repeat(2000);
  expect((await asha.submit('/office/enquiry', { ...(await formOf(asha)), note })).status).toBe(303);
  expect((await stored()).notes).toEqual([note]);
});
