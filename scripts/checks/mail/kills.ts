import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { lostIds } from '../durability/database-file';
import { postEnquiry, startEndpoint, type Endpoint } from '../durability/endpoint-process';
import type { Finding } from '../durability/finding';
import { startMailServer, type MailMode } from './mail-server';

const ENQUIRIES = 1000;
const KILLS = 20;
const PAUSE_MS = 40;
const DRAIN_MS = 400_000;
/** The mail server's states, a fifth of the time each; it is well at the beginning and at the end. */
const MODES: readonly MailMode[] = ['well', 'refusing', 'hanging', 'greylisting', 'well'];

export const mailSettings = (port: number) => ({
  ENQUIRY_SMTP_URL: `smtp://127.0.0.1:${port}`,
  ENQUIRY_MAIL_TO: 'office@example.test',
});

/** 1,000 enquiries, the endpoint killed 20 times, the mail server failing in three ways: each is mailed. */
export async function playKills(bundle: string): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mail-kills-'));
  const mail = await startMailServer();
  const start = () => startEndpoint({ bundle, folder, settings: mailSettings(mail.port) });
  let endpoint: Endpoint = await start();
  const accepted: string[] = [];
  let isPosting = true;

  /** Posts until it is accepted, as a form does. */
  const post = async (id: string) => {
    while ((await postEnquiry(endpoint.port, id).catch(() => 0)) !== 201) await delay(200);
    accepted.push(id);
  };
  const killing = (async () => {
    for (let kills = 0; kills < KILLS; kills++) {
      const share = (kills + Math.random()) / KILLS;
      while (isPosting && accepted.length < share * ENQUIRIES) await delay(5);
      await endpoint.stop('SIGKILL');
      endpoint = await start();
    }
  })();
  const posts: Promise<void>[] = [];
  for (let index = 0; index < ENQUIRIES; index++) {
    mail.setMode(MODES[Math.floor((index / ENQUIRIES) * MODES.length)] ?? 'well');
    posts.push(post(`mail-${index}`));
    await delay(PAUSE_MS);
  }
  await Promise.all(posts);
  isPosting = false;
  await killing;
  const startMs = performance.now();
  const missing = () => accepted.filter((id) => !mail.messageIds.has(id)).length;
  while (missing() > 0 && performance.now() - startMs < DRAIN_MS) await delay(500);
  const drainS = (performance.now() - startMs) / 1000;
  // What was sent and not noted before a kill comes again when its lease is over.
  await delay(40_000);
  const exitCode = await endpoint.stop('SIGTERM');
  const lost = lostIds(accepted, endpoint.dbPath).length;
  await mail.close();
  rmSync(folder, { recursive: true, force: true });
  const repeats = [...mail.accepted.values()].reduce((sum, times) => sum + times.length - 1, 0);
  const isRecognisable = mail.accepted.size === new Set(mail.messageIds.values()).size;
  return [
    {
      name: `${KILLS} kills, mail server well, refusing, hanging, greylisting, well`,
      figures: `${accepted.length} answered 201, ${lost} lost, ${missing()} not mailed, ${mail.accepted.size} Message-IDs, ${repeats} repeats, ${mail.faults()} refusals; all mailed ${drainS.toFixed(0)} s after the last; exit ${exitCode}`,
      isGood:
        accepted.length === ENQUIRIES && lost === 0 && missing() === 0 && repeats <= ENQUIRIES / 100 && isRecognisable,
    },
  ];
}
