import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { median, percentile } from '../../run/statistics';
import { postEnquiry, startEndpoint } from '../durability/endpoint-process';
import type { Finding } from '../durability/finding';
import { mailSettings } from './kills';
import { startMailServer } from './mail-server';

/** Of 1,000, one percent are ten answers, and chance alone moves them by a tenth. */
const ENQUIRIES = 5000;
const MEAN_PAUSE_MS = 100;
const MARGIN = 1.05;
const MEDIAN_MS = 2000;
const SLOWEST_MS = 10_000;

const ms = (value: number) => `${value.toFixed(1)} ms`;

/** One endpoint that mails and one that does not get the same enquiries at the same time: neither answers later. */
export async function playSpeed(bundle: string): Promise<Finding[]> {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'mail-speed-')));
  const [mailingFolder = '', silentFolder = ''] = folders;
  const mail = await startMailServer();
  const mailing = await startEndpoint({ bundle, folder: mailingFolder, settings: mailSettings(mail.port) });
  const silent = await startEndpoint({ bundle, folder: silentFolder });
  const answersMs = new Map([mailing, silent].map((endpoint) => [endpoint, [] as number[]]));
  const answeredAt = new Map<string, number>();
  const post = async (endpoint: typeof mailing, id: string) => {
    const startMs = performance.now();
    if ((await postEnquiry(endpoint.port, id)) !== 201) throw new Error(`not accepted: ${id}`);
    answersMs.get(endpoint)?.push(performance.now() - startMs);
    if (endpoint === mailing) answeredAt.set(id, performance.now());
  };
  const posts: Promise<void>[] = [];
  for (let index = 0; index < ENQUIRIES; index++) {
    // At random moments, as visitors come. Both at the same moment, so that a slow disk or processor slows both.
    await delay(-Math.log(1 - Math.random()) * MEAN_PAUSE_MS);
    const both = index % 2 === 0 ? [mailing, silent] : [silent, mailing];
    posts.push(...both.map((endpoint) => post(endpoint, `speed-${index}`)));
  }
  await Promise.all(posts);
  const endMs = performance.now();
  while (mail.messageIds.size < ENQUIRIES && performance.now() - endMs < 60_000) await delay(100);
  for (const endpoint of [mailing, silent]) await endpoint.stop('SIGTERM');
  await mail.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  const waits = [...answeredAt].map(([id, atMs]) => {
    const [acceptedMs = Infinity] = mail.accepted.get(mail.messageIds.get(id) ?? '') ?? [];
    return Math.max(0, acceptedMs - atMs);
  });
  const [withMail = [], without = []] = [mailing, silent].map((endpoint) => answersMs.get(endpoint) ?? []);
  const [middle, slow] = [median(waits), percentile(waits, 0.99)];
  const [slowWith, slowWithout] = [percentile(withMail, 0.99), percentile(without, 0.99)];
  return [
    {
      name: 'From 201 to the accepted mail',
      figures: `${waits.length} mails, median ${ms(middle)}, 99 % within ${ms(slow)}`,
      isGood: middle <= MEDIAN_MS && slow <= SLOWEST_MS,
    },
    {
      name: 'Answers with and without mail',
      figures: `median ${ms(median(withMail))} and ${ms(median(without))}, 99 % within ${ms(slowWith)} and ${ms(slowWithout)}`,
      isGood: slowWith <= slowWithout * MARGIN,
    },
  ];
}
