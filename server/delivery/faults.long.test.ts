import { type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { clearEndpoints, lostIds, postEnquiry, startEndpoint, testFolder } from '../test-endpoint';

jest.setTimeout(1_200_000);
afterEach(clearEndpoints);

type MailMode = 'well' | 'refusing' | 'hanging' | 'greylisting';

const settingsOf = (port: number) => ({
  ENQUIRY_SMTP_URL: `smtp://127.0.0.1:${port}`,
  ENQUIRY_MAIL_TO: 'office@example.test',
});

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
