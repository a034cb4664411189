import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { aListingRecord } from '@/lib/domain/listing/fixtures/listing-record';

export interface TestMail {
  to: string[];
  from: string;
  source: string;
  /** The source without soft line ends. */
  text: string;
}

export type TestMails = Awaited<ReturnType<typeof startMails>>;

/** A mail server, and what it got. */
export async function startMails(options: SMTPServerOptions = {}) {
  const mails: TestMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let source = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => (source += chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        mails.push({ to, from, source, text: source.replace(/=\r\n/g, '').replace(/=3D/g, '=') });
        done();
      });
    },
    ...options,
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
  return {
    smtp,
    mails,
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    to: (address: string) => mails.filter(({ to }) => to.includes(address)),
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}

/** The file of all listings, with these homes. */
export function listingFile(...ids: string[]): string {
  const record = aListingRecord({ bedrooms: ['3 BHK'] });
  return JSON.stringify(ids.map((id) => ({ ...record, summary: { ...record.summary, id, name: id } })));
}

export async function waitFor(isThere: () => boolean): Promise<void> {
  for (let waited = 0; waited < 15_000 && !isThere(); waited += 100) await delay(100);
}

export const ASKER = 'meera@example.test';

/** Asks to be told of homes with three bedrooms; resolves with the status. */
export async function askToBeTold(base: string): Promise<number> {
  const wish = { name: 'Meera', phone: '9810000001', email: ASKER, section: 'Tell me when' };
  const body = JSON.stringify({ ...wish, consent: '2026-11', message: '', pagePath: '/projects?bedrooms=3+BHK' });
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(`${base}/contact.php`, { method: 'POST', headers, body })).status;
}

/** Confirms by the link of the first mail. */
export async function confirmWish(base: string, { to }: TestMails): Promise<number> {
  await waitFor(() => to(ASKER).length > 0);
  const path = /https?:\/\/[^/\s]+(\/alerts\?confirm=[\w-]+)/.exec(to(ASKER)[0]?.text ?? '')?.[1] ?? '/no-link';
  return (await fetch(`${base}${path}`, { method: 'POST' })).status;
}

/** The new home that each mail names; the first one asks to confirm and names none. */
export const homesTold = ({ to }: TestMails) => to(ASKER).map(({ text }) => /new: (\S+),/.exec(text)?.[1]);
