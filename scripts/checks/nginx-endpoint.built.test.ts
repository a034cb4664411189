import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../run/system';
import { runEndpoint, type RunningEndpoint } from './test-endpoint';
import { ask, SERVER_NAME, startNginx, type HostAnswer, type RunningNginx } from './test-nginx';

let nginx: RunningNginx;
let endpoint: RunningEndpoint | null;
beforeAll(async () => {
  const port = await freePort();
  nginx = await startNginx(`http://127.0.0.1:${port}`);
  endpoint = await runEndpoint(port, nginx.folder);
});
afterAll(async () => {
  await endpoint?.stop();
  await nginx.stop();
});

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** What a stranger sees of an answer. */
const appearance = ({ status, headers, text }: HostAnswer) => JSON.stringify([status, { ...headers, date: '' }, text]);

describe('the inbox', () => {
  const NAME = 'hosts-check';
  const PASSWORD = 'a pass phrase for the check';
  const look = (path: string, headers: Record<string, string> = {}, body?: string) =>
    ask(nginx.port, path, { headers: { Host: SERVER_NAME, ...headers }, body });

  test.each(['/office', '/office/sign-in', '/office/style.css'])(
    '%s is like any unknown address until there is a user',
    async (path) => expect(appearance(await look(path))).toBe(appearance(await look('/nope'))),
  );

  test('then it has headers of its own, and a cookie for https alone', async () => {
    const env = { ...process.env, ENQUIRY_DB_URL: `file:${join(nginx.folder, 'enquiries.db')}` };
    const add = ['--import', 'tsx', 'server/enquiries.ts', 'add-user', NAME];
    expect(spawnSync(process.execPath, add, { env, input: `${PASSWORD}\n` }).status).toBe(0);
    // Longer than the endpoint remembers that there are no users.
    await wait(1500);
    const page = await look('/office/sign-in');
    // A header that is there twice is one with a comma.
    expect(page).toMatchObject({
      status: 200,
      headers: {
        'content-security-policy': expect.stringMatching(/^default-src 'none'(?!.*script-src)/) as unknown,
        'cache-control': 'no-store',
        'strict-transport-security': expect.stringMatching(/^[^,]+$/) as unknown,
        'x-frame-options': expect.stringMatching(/^[^,]+$/) as unknown,
        'x-content-type-options': expect.stringMatching(/^[^,]+$/) as unknown,
      },
    });
    const form = new URLSearchParams({ name: NAME, password: PASSWORD }).toString();
    const signedIn = await look('/office/sign-in', { ...FORM, Origin: `https://${SERVER_NAME}` }, form);
    const [cookie = ''] = signedIn.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^__Host-office=.*; Secure/);
    const list = await look('/office', { Cookie: cookie.split(';', 1)[0] ?? '' });
    expect([list.status, list.text]).toEqual([200, expect.stringContaining(`Sign out ${NAME}`)]);
    expect(appearance(await look('/office/nope'))).toBe(appearance(await look('/nope')));
  });
});

describe('enquiries', () => {
  const VISITORS = 40;
  /** Default limit of enquiries per address in ten minutes. */
  const LIMIT = 30;
  /** Addresses that accept enquiries. */
  const PATHS = ['/contact.php', '/contact', '/api/enquiry'] as const;

  function send(number: number, from: string, { path = '/contact.php', forwarded = '', message = 'A plot, please.' }) {
    const fields = { id: `hosts-${number}`, name: 'Asha Rao', phone: '9876543210', message: `${message} ${number}` };
    const headers = { ...FORM, Accept: 'text/html', ...(forwarded ? { 'X-Forwarded-For': forwarded } : {}) };
    return ask(nginx.port, path, { from, headers, body: new URLSearchParams(fields).toString() });
  }

  test('one that is too long is refused in words of the endpoint', async () => {
    const { status, text } = await send(99, '127.0.3.1', { message: 'A plot. '.repeat(9000) });
    expect([status, text]).toEqual([413, expect.stringContaining('Please shorten your message')]);
  });

  test('visitors behind nginx are told apart; one who forges addresses still counts as one', async () => {
    for (let number = 1; number <= VISITORS; number += 1) {
      const { status } = await send(number, `127.0.1.${number}`, { path: PATHS[number % PATHS.length] });
      expect([number, status]).toEqual([number, 201]);
    }
    for (let number = 1; number <= LIMIT + 6; number += 1) {
      const forwarded = `203.0.113.${number}, 198.51.100.${number}`;
      const { status } = await send(100 + number, '127.0.2.1', { forwarded });
      expect([number, status]).toEqual([number, number <= LIMIT ? 201 : 429]);
    }
    const hashes = (await endpoint?.stop()) ?? [];
    endpoint = null;
    expect([hashes.length, new Set(hashes).size]).toEqual([VISITORS + LIMIT, VISITORS + 1]);
  });
});
