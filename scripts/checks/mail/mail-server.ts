import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** What the mail server does at present. */
export type MailMode = 'well' | 'refusing' | 'hanging' | 'greylisting';

export interface MailServer {
  port: number;
  setMode: (mode: MailMode) => void;
  /** Times of acceptance by Message-ID, on the clock of `performance.now()`. */
  accepted: ReadonlyMap<string, readonly number[]>;
  /** Message-ID of each enquiry, found by the id in its words. */
  messageIds: ReadonlyMap<string, string>;
  /** Connections and mails that were not accepted. */
  faults: () => number;
  close: () => Promise<void>;
}

/** A real SMTP server on this machine that takes mail, or fails as it is told to. */
export async function startMailServer(): Promise<MailServer> {
  const accepted = new Map<string, number[]>();
  const messageIds = new Map<string, string>();
  const seen = new Set<string>();
  let mode: MailMode = 'well';
  let faults = 0;

  const refusal = (responseCode: number) => {
    faults += 1;
    return Object.assign(new Error('not now'), { responseCode });
  };
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_, done) {
      if (mode === 'hanging') faults += 1;
      else done(mode === 'refusing' ? refusal(421) : null);
    },
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString();
        const messageId = /^Message-ID: (<[^>]+>)/im.exec(source)?.[1] ?? '';
        // Who comes for the first time is asked to come again.
        const isNew = !seen.has(messageId);
        seen.add(messageId);
        if (mode === 'greylisting' && isNew) return done(refusal(451));
        accepted.set(messageId, [...(accepted.get(messageId) ?? []), performance.now()]);
        messageIds.set(/Wish ([\w-]+)/.exec(source)?.[1] ?? '', messageId);
        done();
      });
    },
  };
  const server = new SMTPServer({ ...options, closeTimeout: 100 });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    setMode: (next) => void (mode = next),
    accepted,
    messageIds,
    faults: () => faults,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
