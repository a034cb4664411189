import type { Office, OfficeProjects } from '../enquiry/office';
import { isThisMachine } from '../store/read-setting';
import type { DeliveryChannel, DeliveryQueue } from '../store/deliveries';
import { mailChannels } from './mail';
import { SentIds } from './sent-ids';
import type { DeliverySettings } from './settings';
import { webhookChannel } from './webhook';
import { startWorker, type Channel, type WorkerOptions } from './worker';

interface DeliveriesOptions extends Pick<WorkerOptions, 'report' | 'onAttempt'> {
  settings: DeliverySettings;
  office: Office;
  projects: () => OfficeProjects;
  queue: DeliveryQueue;
  /** Path of a local database; null elsewhere. */
  dbPath: string | null;
}

/** The channels through which each enquiry is sent. */
export function deliveryChannels({ mail, webhook }: DeliverySettings): DeliveryChannel[] {
  return [
    ...(mail ? (['mail'] as const) : []),
    ...(mail?.isConfirming ? (['confirmation'] as const) : []),
    ...(webhook ? (['webhook'] as const) : []),
  ];
}

const MAILS_AN_HOUR = 60;

/** Mails about single enquiries in an hour, beyond which the office gets summaries; without limit of enquiries none. */
export function mailsAnHour(ratePerTenMinutes: number): number | undefined {
  return ratePerTenMinutes === 0 ? undefined : MAILS_AN_HOUR;
}

/** Where enquiries go, in words. */
export function describeDeliveries({ mail, webhook }: DeliverySettings): string {
  const ways = [
    ...(mail
      ? [`by mail to ${mail.to.join(', ')}${mail.isConfirming ? ' (with a confirmation to the visitor)' : ''}`]
      : []),
    ...(webhook ? [`by webhook to ${webhook.url.host}`] : []),
  ];
  if (ways.length > 0) return `each enquiry goes out ${ways.join(' and ')}`;
  return 'nobody is told of new enquiries: set ENQUIRY_SMTP_URL or ENQUIRY_WEBHOOK_URL';
}

/** What leaves this machine unencrypted, or may, in words. */
export function deliveryWarnings({ mail, webhook }: DeliverySettings): string[] {
  const lines: string[] = [];
  // With a password the mail server must encrypt.
  if (mail?.smtpUrl.protocol === 'smtp:' && mail.smtpUrl.username === '' && !isThisMachine(mail.smtpUrl.hostname)) {
    lines.push(
      `Mails to ${mail.smtpUrl.host} go unencrypted where that server does not encrypt: ENQUIRY_SMTP_URL with smtps:// is safe.`,
    );
  }
  if (webhook?.url.protocol === 'http:' && !isThisMachine(webhook.url.hostname)) {
    lines.push(`Enquiries go to ${webhook.url.host} unencrypted: ENQUIRY_WEBHOOK_URL with https:// is safe.`);
  }
  return lines;
}

/** Starts one worker for each channel, so that one that hangs does not delay another. */
export function startDeliveries({ settings, office, projects, dbPath, ...options }: DeliveriesOptions): {
  wake: () => void;
  stop: () => Promise<void>;
} {
  const { mail, webhook } = settings;
  const channels: Channel[] = [
    ...(mail ? mailChannels({ settings: mail, office, projects }) : []),
    ...(webhook ? [webhookChannel(webhook, projects)] : []),
    ...(webhook ? [{ ...webhookChannel(webhook, projects), name: 'erasure' as const }] : []),
  ];
  const sent = new SentIds(dbPath && `${dbPath}.sent`);
  const workers = channels.map((channel) => startWorker({ channel, sent, ...options }));
  return {
    wake: () => workers.forEach((worker) => worker.wake()),
    stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))),
  };
}
