import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { askHost, type HostAnswer } from './ask-host';
import { SERVER_NAME, type RunningNginx } from './start-nginx';

const NAME = 'hosts-check';
const PASSWORD = 'a pass phrase for the check';
/** Longer than the endpoint remembers that there are no users. */
const REMEMBERED_MS = 1500;

/**
 * The inbox through nginx: like any unknown address until there is a user, then with headers of its own and a cookie
 * for https alone. The endpoint runs with the database in `folder`. Returns the faults.
 */
export async function checkOffice(nginx: RunningNginx, folder: string): Promise<string[]> {
  const ask = (path: string, headers?: Record<string, string>, body?: string) =>
    askHost({ port: nginx.port, path, headers: { Host: SERVER_NAME, ...headers }, body });
  const faults: string[] = [];
  const unknown = appearance(await ask('/nope'));
  for (const path of ['/office', '/office/sign-in', '/office/style.css']) {
    if (appearance(await ask(path)) !== unknown) faults.push(`${path} without users differs from an unknown address`);
  }
  addUser(folder);
  await wait(REMEMBERED_MS);
  const page = await ask('/office/sign-in');
  const policy = String(page.headers['content-security-policy']);
  const form = new URLSearchParams({ name: NAME, password: PASSWORD }).toString();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: `https://${SERVER_NAME}` };
  const signedIn = await ask('/office/sign-in', headers, form);
  const [cookie = ''] = signedIn.headers['set-cookie'] ?? [];
  const list = await ask('/office', { Cookie: cookie.split(';', 1)[0] ?? '' });
  const expectations: [what: string, isMet: boolean][] = [
    ['the sign-in page is there', page.status === 200],
    ['it runs nothing', policy.startsWith("default-src 'none'") && !policy.includes('script-src')],
    ['one policy, one age, https for good', Object.values(policyHeaders(page)).every((value) => !/, /.test(value))],
    ['it is not stored', page.headers['cache-control'] === 'no-store'],
    ['https stays', page.headers['strict-transport-security'] !== undefined],
    ['the cookie is for https alone', /^__Host-office=.*; Secure/.test(cookie)],
    ['the list is there', list.status === 200 && list.text.includes(`Sign out ${NAME}`)],
    ['an unknown address below it is like any other', appearance(await ask('/office/nope')) === unknown],
  ];
  return [...faults, ...expectations.flatMap(([what, isMet]) => (isMet ? [] : [`the inbox: not so: ${what}`]))];
}

function addUser(folder: string): void {
  const env = { ...process.env, ENQUIRY_DB_URL: `file:${join(folder, 'enquiries.db')}` };
  const args = ['--import', 'tsx', 'server/enquiries.ts', 'add-user', NAME];
  const { status, stderr } = spawnSync(process.execPath, args, { env, input: `${PASSWORD}\n`, encoding: 'utf8' });
  if (status !== 0) throw new Error(`No user of the inbox: ${stderr}`);
}

function policyHeaders({ headers }: HostAnswer): Record<string, string> {
  const names = ['cache-control', 'x-frame-options', 'strict-transport-security', 'x-content-type-options'];
  return Object.fromEntries(names.map((name) => [name, String(headers[name])]));
}

/** What a stranger sees of an answer. */
function appearance({ status, headers, text }: HostAnswer): string {
  return JSON.stringify([status, { ...headers, date: '' }, text]);
}
