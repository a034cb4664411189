import type { SMTPServerOptions } from 'smtp-server';
import type { Letter } from '../store/deliveries';
import { startMails, type TestMail, type TestMails } from '../test-alerts';
import { TEST_OFFICE as OFFICE, TEST_PROJECTS } from '../test-site';
import { mailChannels } from './mail';
import type { MailSettings } from './settings';
import { testEnquiry } from '../store/test-enquiry';
import { SendError } from './worker';

let server: TestMails | null = null;
let mails: TestMail[];

async function startMailServer(options?: SMTPServerOptions): Promise<string> {
  server = await startMails(options);
  mails = server.mails;
  return server.url;
}

afterEach(stopMailServer);
async function stopMailServer(): Promise<void> {
  await server?.stop();
  server = null;
}

function send(
  url: string,
  fields = {},
  settings: Partial<MailSettings> = {},
  name = 'mail',
  silenceMs = 20_000,
  office = OFFICE,
  letter?: Letter,
): Promise<void> {
  const channels = mailChannels({
    settings: {
      smtpUrl: new URL(url),
      from: 'site@example.test',
      to: ['office@example.test', 'second@example.test'],
      routes: { developers: {}, cities: {} },
      isConfirming: true,
      ...settings,
    },
    office,
    projects: () => TEST_PROJECTS,
    silenceMs,
  });
  const channel = channels.find((one) => one.name === name);
  const delivery = { id: 'delivery-id', tries: 1, queuedMs: 0, enquiry: testEnquiry('one', fields), letter };
  return channel?.send(delivery) ?? Promise.reject(new Error(`no ${name}`));
}

/** Header lines of the last mail, unfolded. */
const head = () => (mails.at(-1)?.source.split('\r\n\r\n', 1)[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
/** The subject, with its encoded words read. */
const subject = () =>
  (/^Subject: (.*)$/m.exec(head())?.[1] ?? '').replace(/=\?UTF-8\?Q\?(.*?)\?=\s?/g, (_, text: string) =>
    decodeURIComponent(text.replaceAll('_', ' ').replaceAll('=', '%')),
  );
/** Its parts in words; they are quoted-printable or plain. */
const words = () => mails.at(-1)?.text ?? '';

test('the office gets text and HTML, and answers the visitor', async () => {
  await send(await startMailServer());
  expect(mails[0]?.to).toEqual(['office@example.test', 'second@example.test']);
  expect(head()).toContain('From: Test Estates <site@example.test>');
  expect(head()).toContain('Reply-To: Asha Rao <asha@example.test>');
  expect(head()).toContain('Message-ID: <delivery-id@example.test>');
  expect(subject()).toBe('Enquiry: Neem Court, Sector 65, Gurgaon – Asha Rao');
  expect(words()).toContain('Call: tel:+919876543210');
  expect(words()).toContain('<a href="tel:+919876543210">Call</a>');
  expect(words()).toContain('https://wa.me/919876543210?text=');
});

test.each([
  ['its project', { project: 'mogra-83', configuration: '3 BHK' }, 'Mogra Courts, Sector 83, Gurgaon, 3 BHK'],
  ['a project that the site has no more', { project: 'gone-1' }, 'gone-1'],
  ['its developer', { developer: 'Vatika' }, 'Vatika'],
  ['what is looked for', { lookingFor: '3 BHK in Pune' }, '3 BHK in Pune'],
  ['the first line', {}, 'Hello'],
])('the subject names %s', async (_, details, about) => {
  await send(await startMailServer(), { details, source: '', message: 'Hello\nthere' });
  expect(subject()).toBe(`Enquiry: ${about} – Asha Rao`);
});

test('the mail says what the form knew, in sentences', async () => {
  const campaign = { first: { utm_source: 'google' }, last: { referrer: 'l.facebook.com' } };
  const details = {
    channel: 'contact',
    project: 'mogra-83',
    section: 'Payment Plan',
    visitAt: '2026-11-28T11:00',
    campaign,
  } as const;
  await send(await startMailServer(), { details, message: 'Hello' });
  for (const line of [
    'Project: Mogra Courts, Sector 83, Gurgaon',
    'Section: Payment Plan',
    'Form: Project dialog',
    'Site visit: Saturday, 28 November 2026. Morning, 11 am',
    'Campaign: source google',
    'Latest referrer: l.facebook.com',
  ])
    expect(words()).toContain(line);
});

test('what a visitor types is text: no header, no markup', async () => {
  await send(await startMailServer(), {
    name: 'A <b>"x"</b>, victim@example.test',
    message: '<script>x</script>\nBcc: b@example.test',
  });
  expect(head()).not.toMatch(/^Bcc:/m);
  expect(mails[0]?.to).toEqual(['office@example.test', 'second@example.test']);
  expect(words()).toContain('&lt;script&gt;x&lt;/script&gt;');
  expect(words().split('<!doctype html>')[1]).not.toMatch(/<b>|<script>/);
});

test.each([
  ['our page', 'https://www.example.test/city/gurgaon', true],
  ['our page whose path looks like a host', 'https://www.example.test//evil.example/x', true],
  ['another site', 'https://evil.example/office/sign-in', false],
  ['our host on another port', 'https://www.example.test:8443/', false],
  ['our name as the user of another host', 'https://www.example.test@evil.example/', false],
  ['a script', 'javascript:alert(1)', false],
])('the mail links to %s: %s %s', async (_, source, isLinked) => {
  await send(await startMailServer(), { source });
  expect(words().includes(`<a href="${source}">Page</a>`)).toBe(isLinked);
  expect(words().includes('(not a page of this site)')).toBe(!isLinked);
  expect(words()).toContain(source);
});

test.each(['', 'no address'])('an export that does not know its address (%j): no link to a page', async (url) => {
  await send(await startMailServer(), {}, {}, 'mail', 20_000, { ...OFFICE, url });
  expect(words()).not.toContain('>Page</a>');
  expect(words()).toContain('Page: https://www.example.test/project-details/vatika/neem-court (not');
});

test('one that a program may have sent says so', async () => {
  await send(await startMailServer(), { isSuspect: true });
  expect(subject()).toMatch(/^Check: enquiry: Neem Court/);
});

test.each([
  [
    'the developer',
    { developers: { vatika: 'vatika@example.test' }, cities: { gurgaon: 'ggn@example.test' } },
    'vatika@example.test',
  ],
  ["the project's city", { developers: {}, cities: { gurgaon: 'ggn@example.test' } }, 'ggn@example.test'],
])('mail goes to the address of %s', async (_, routes, to) => {
  await send(await startMailServer(), {}, { routes });
  expect(mails[0]?.to).toEqual([to]);
});

test('the confirmation repeats nothing that was typed', async () => {
  await send(await startMailServer(), { name: 'Buy pills', message: 'https://spam.example' }, {}, 'confirmation');
  expect(mails[0]?.to).toEqual(['asha@example.test']);
  expect(head()).toContain('Auto-Submitted: auto-replied');
  expect(mails[0]?.source).not.toMatch(/pills|spam\.example/);
  expect(words()).toContain('+91 00000 00000');
});

const refusing = (responseCode: number) => (_: unknown, __: unknown, done: (error?: Error | null) => void) =>
  done(Object.assign(new Error('for asha@example.test: no'), { responseCode }));

/** A server that answers each mail after its DATA: refused with a number if it has a text, else taken. */
const refusingText = (responseCode: number, text: string): SMTPServerOptions => ({
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const source = Buffer.concat(chunks).toString();
      mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), from: '', source, text: '' });
      if (source.includes(text)) refusing(responseCode)(stream, session, done);
      else done();
    });
  },
});

const TYPED = { name: 'Cheap Pills', message: 'Pills pills', email: 'pills@example.test', phone: '+91 98765 00000' };

test.each([550, 552, 554, 571])('a mail refused for its text (%i) goes out without it', async (responseCode) => {
  await send(await startMailServer(refusingText(responseCode, 'ills')), TYPED);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.to).toEqual(['office@example.test', 'second@example.test']);
  expect(mails[1]?.source).not.toMatch(/ills|98765|vatika/);
  expect(head()).toMatch(/^Subject: Enquiry of \d+ \w+ \d{4}.*: see the inbox$/m);
});

test.each([
  ['mail', 554, 'Message-ID', 'stuck', 2],
  ['mail', 451, 'Message-ID', 'again', 1],
  ['confirmation', 554, 'Message-ID', 'refused', 1],
  ['confirmation', 451, 'Message-ID', 'again', 1],
])('a %s that is refused with %i whatever is in it (%s): %s', async (name, responseCode, text, next, count) => {
  const url = await startMailServer(refusingText(responseCode, text));
  await expect(send(url, {}, {}, name)).rejects.toMatchObject({ code: `EMESSAGE ${responseCode}`, next });
  expect(mails).toHaveLength(count);
});

test('a confirmation to an address that does not exist is given up', async () => {
  const url = await startMailServer({ onRcptTo: refusing(550) });
  await expect(send(url, {}, {}, 'confirmation')).rejects.toMatchObject({ next: 'refused' });
});

test.each<[string, SMTPServerOptions, RegExp]>([
  ['refuses the address', { onRcptTo: refusing(550) }, /^EENVELOPE 550$/],
  ['greylists', { onRcptTo: refusing(450) }, /^EENVELOPE 450$/],
  [
    'takes no connection',
    { onConnect: (session, done) => refusing(421)(session, null, done) },
    /421|ECONNECTION|EPROTOCOL/,
  ],
  ['hangs after the connection', { onConnect: () => undefined, closeTimeout: 100 }, /^ETIMEDOUT \(timed out\)$/],
  ['hangs in the middle', { onMailFrom: () => undefined, closeTimeout: 100 }, /^ETIMEDOUT \(timed out\)$/],
  [
    'is killed in the middle',
    {
      onData: () =>
        void server?.smtp.connections.forEach((one) =>
          (one as unknown as { _socket: { destroy: () => void } })._socket.destroy(),
        ),
    },
    /^E(CONNECTION|SOCKET)/,
  ],
])('a mail server that %s', async (name, options, code) => {
  const url = await startMailServer(options);
  const error: unknown = await send(url, {}, {}, 'mail', name.startsWith('hangs') ? 300 : 20_000).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SendError);
  expect(error).toMatchObject({ code: expect.stringMatching(code) as string, next: 'again' });
});

test('no mail server', async () => {
  const url = await startMailServer();
  await stopMailServer();
  await expect(send(url)).rejects.toMatchObject({ code: 'ESOCKET (refused)' });
});

test.each([
  ['the office is tried again', '', 'again'],
  ['somebody whose address does not exist is given up', 'nobody@example.test', 'refused'],
])('a letter to %s', async (_, to, next) => {
  const url = await startMailServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no such box'), { responseCode: 550 })),
  });
  const letter = { to, subject: 'The day', paragraphs: ['One'] };
  await expect(send(url, {}, {}, 'letter', 20_000, OFFICE, letter)).rejects.toMatchObject({ next });
});
