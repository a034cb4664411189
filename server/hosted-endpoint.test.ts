import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHostedEndpoint } from './hosted-endpoint';
import { openTestStore } from './store/test-store';
import { openLocalDatabase } from './store/local-database';
import { migrate } from './store/schema';
import { TEST_OFFICE } from './test-site';

const path = join(mkdtempSync(join(tmpdir(), 'hosted-')), 'a.db');
const store = openTestStore(path);

/** A new copy of the function, as a host starts one after each publish and each quiet hour. */
async function start(users?: string): Promise<string[]> {
  const database = openLocalDatabase(path, migrate, console.error);
  const { setUsers } = createHostedEndpoint({
    env: users === undefined ? {} : { OFFICE_USERS: users },
    facts: { office: TEST_OFFICE, projects: {}, look: '', headers: [] },
    openDatabase: () => database,
    fetchFile: () => Promise.resolve(new Response(null, { status: 404 })),
    onStored: () => undefined,
  });
  await setUsers();
  await database.close();
  const names = (await store.users.all()).map(({ name, role }) => `${name} ${role}`);
  return Promise.all(names.map(async (name) => `${name} ${await store.users.passwordOf(name.split(' ')[0] ?? '')}`));
}

afterAll(() => store.close());

test('what managers do to users outlives a new start; a line of the setting counts when it is new', async () => {
  await store.users.setUser('left', 'of an earlier version', 'adviser');
  const setting = 'asha scrypt$1\nravi scrypt$2 adviser\ntara scrypt$3 adviser';
  const named = ['asha manager scrypt$1', 'ravi adviser scrypt$2', 'tara adviser scrypt$3'];
  expect(await start(setting)).toEqual(named);
  await store.users.setUser('meera', 'made in the inbox', 'adviser');
  await store.users.setUser('ravi', 'new password', 'adviser');
  await store.users.removeUser('tara');
  const now = ['asha manager scrypt$1', 'meera adviser made in the inbox', 'ravi adviser new password'];
  expect(await start(setting)).toEqual(now);
  expect(await start()).toEqual(now);
  // Who lost a password gets another line, who left gets none.
  expect(await start('ravi scrypt$4 adviser\nTara scrypt$5')).toEqual([
    'meera adviser made in the inbox',
    'ravi adviser scrypt$4',
    'tara manager scrypt$5',
  ]);
});
