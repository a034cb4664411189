import type { OutgoingHttpHeaders } from 'node:http';
import { testEnquiry } from './store/test-enquiry';
import type { StoredEnquiry } from './store/enquiry-row';
import { madeFor, startTestSite, type TestSiteOptions } from './test-site';
import { hashPassword } from './office/password';

export const PASSWORD = 'a long pass phrase';
export const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** One user's browser. */
export type TestSession = Awaited<ReturnType<TestOffice['signIn']>>;

export type TestOffice = Awaited<ReturnType<typeof startTestOffice>>;

/** A running site with two users, asha and ravi. */
export async function startTestOffice(options: TestSiteOptions = {}) {
  const site = await startTestSite({ ...options, files: { '404.html': '<h1>No such page</h1>', ...options.files } });
  // Cheap, because tests sign in often.
  for (const name of ['asha', 'ravi']) {
    await site.store.users.setUser(name, await hashPassword(PASSWORD, { N: 2, r: 8, p: 1 }));
  }
  const own = { ...FORM_TYPE, Origin: `http://127.0.0.1:${site.port}` };
  /** Posts a form as a browser on our own pages does. */
  const submit = (path: string, fields: Record<string, string>, headers: OutgoingHttpHeaders = {}) =>
    site.send(path, {
      method: 'POST',
      headers: { ...own, ...headers },
      body: new URLSearchParams(fields).toString(),
    });

  async function signIn(user = 'asha') {
    const { headers } = await submit('/office/sign-in', { name: user, password: PASSWORD });
    const cookie = headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
    const open = (path: string, more: OutgoingHttpHeaders = {}) =>
      site.send(path, { headers: { Cookie: cookie, ...more } });
    const page = await open('/office');
    /** Value of the hidden field. */
    const key = /name="key" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    return {
      token: cookie.split('=')[1] ?? '',
      cookie,
      key,
      open,
      /** Posts a form of this session. */
      submit: (path: string, fields: Record<string, string>, more: OutgoingHttpHeaders = {}) =>
        submit(path, { key, ...fields }, { Cookie: cookie, ...more }),
      /** The page of a person: the first link of the list that names them. */
      async openPerson(name: string) {
        const list = await open('/office?state=all');
        const [, path = ''] = new RegExp(`href="(/office/person[^"]*)">${name}<`).exec(list.text) ?? [];
        return open(path);
      },
    };
  }

  const add = (id: string, fields?: Partial<StoredEnquiry>) => site.store.add(testEnquiry(id, fields), true);
  return { ...site, signIn, submit, add };
}

export const officeFor = (tests: 'each' | 'all', options: () => TestSiteOptions = () => ({})) =>
  madeFor(tests, () => startTestOffice(options()));

/** The browser of a user, who signs in before each test, or before all of them. */
export function sessionFor(tests: 'each' | 'all', office: TestOffice, user = 'asha'): TestSession {
  const session = {} as TestSession;
  const begin = tests === 'each' ? beforeEach : beforeAll;
  begin(async () => void Object.assign(session, await office.signIn(user)));
  return session;
}

/** The CSV of all enquiries at a port of this machine, as the user asha gets it. */
export async function readCsv(port: number): Promise<string> {
  const base = `http://127.0.0.1:${port}`;
  const signedIn = await fetch(`${base}/office/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...FORM_TYPE, Origin: base },
    body: new URLSearchParams({ name: 'asha', password: PASSWORD }),
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  return (await fetch(`${base}/office/enquiries.csv?state=all`, { headers: { Cookie: cookie } })).text();
}
