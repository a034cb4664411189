import { officeFor, sessionFor, type TestSession } from '../test-office';

const office = officeFor('each');
beforeEach(async () => {
  await office.store.users.setRole('ravi', 'adviser');
  await office.add('one', { details: { channel: 'popup' } });
});
const [asha, ravi] = [sessionFor('each', office), sessionFor('each', office, 'ravi')];

const POPUP = { state: 'all', channel: 'popup' };
const save = (session: TestSession, fields: Record<string, string>) =>
  session.submit('/office/view', { name: 'Pop-up', ...POPUP, ...fields });
/** Names and addresses of the saved views that a page links to. */
async function viewsOf(session: TestSession, path = '/office'): Promise<string[][]> {
  const [nav = ''] =
    /<nav class="tabs" aria-label="Saved views">.*?<\/nav>/s.exec((await session.open(path)).text) ?? [];
  return [...nav.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href = '', name = '']) => [
    name,
    href.replaceAll('&amp;', '&'),
  ]);
}

test('choices are saved under a name, found again in a later session, shown as chosen, and removed', async () => {
  const path = '/office?state=all&channel=popup';
  expect((await asha.open(path)).text).toContain('Save the view');
  expect((await save(asha, {})).headers.location).toBe(path);
  const later = await office.signIn('asha');
  expect(await viewsOf(later)).toEqual([['Pop-up', path]]);
  const { text } = await later.open(path);
  expect(text).toMatch(/aria-current="page"\s*>Pop-up/);
  expect(text).not.toContain('Save the view');
  expect(text).toContain('Remove the view Pop-up');
  expect(await viewsOf(ravi)).toEqual([]);
  await save(later, { deed: 'remove' });
  expect(await viewsOf(later)).toEqual([]);
});

test.each<[string, Record<string, string>, string]>([
  [
    'a project and days',
    { project: 'mogra-83', from: '2026-11-01', to: '2026-11-30' },
    'project=mogra-83&from=2026-11-01&to=2026-11-30',
  ],
  ["one's own, which are those of who opens it", { owner: 'asha' }, 'mine=1'],
  ['those of somebody else', { owner: 'ravi' }, 'owner=ravi'],
  [
    'city, developer, source, campaign',
    { city: 'goa', developer: 'vatika', source: 'google', campaign: 'a b' },
    'city=goa&developer=vatika&source=google&campaign=a+b',
  ],
  ['what is no choice', { state: 'sold', path: 'https://evil.example', search: 'Asha' }, ''],
])('%s', async (_, fields, query) => {
  const { state = 'due', ...rest } = fields;
  await asha.submit('/office/view', { name: 'A view', state, ...rest });
  const [[, path = ''] = []] = await viewsOf(asha);
  expect(path).toBe(
    ['/office', [state === 'due' && 'state=due', query].filter(Boolean).join('&')].filter(Boolean).join('?'),
  );
});

test('a manager saves a view for all; an adviser has it, and neither makes nor removes one', async () => {
  await save(asha, { for: 'all' });
  await save(ravi, { name: 'His', for: 'all' });
  expect([(await viewsOf(asha)).flat()[0], (await viewsOf(ravi)).map(([name]) => name)]).toEqual([
    'Pop-up',
    ['His', 'Pop-up'],
  ]);
  expect(await viewsOf(asha)).toHaveLength(1);
  await save(ravi, { for: 'all', deed: 'remove' });
  expect((await ravi.open('/office?state=all&channel=popup')).text).not.toContain('Remove the view Pop-up');
  expect(await viewsOf(asha)).toHaveLength(1);
  await save(asha, { for: 'all', deed: 'remove' });
  expect(await viewsOf(asha)).toEqual([]);
});

test('a view has a name, names are escaped, and there are thirty at most', async () => {
  expect((await save(asha, { name: ' ' })).status).toBe(422);
  for (let number = 1; number <= 30; number++) await save(asha, { name: `<b>${number}` });
  expect([(await save(asha, { name: 'one more' })).status, (await save(asha, { name: '<b>7' })).status]).toEqual([
    422, 303,
  ]);
  expect((await asha.open('/office')).text).not.toContain('<b>30');
});
