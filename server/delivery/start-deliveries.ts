import type { Office } from '../enquiry/office';
import type { DeliveryChannel, DeliveryQueue } from '../store/deliveries';
import { mailChannels } from './mail';
import type { ProjectCities } from './recipients';
import { SentIds } from './sent-ids';
import type { DeliverySettings } from './settings';
import { webhookChannel } from './webhook';
import { startWorker, type Channel, type WorkerOptions } from './worker';

interface DeliveriesOptions extends Pick<WorkerOptions, 'report' | 'onAttempt'> {
  settings: DeliverySettings;
  office: Office;
  projectCities: () => ProjectCities;
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

/** Starts one worker for each channel, so that one that hangs does not delay another. */
export function startDeliveries({ settings, office, projectCities, dbPath, ...options }: DeliveriesOptions): {
  wake: () => void;
  stop: () => Promise<void>;
} {
  const { mail, webhook } = settings;
  const channels: Channel[] = [
    ...(mail ? mailChannels({ settings: mail, office, projectCities }) : []),
    ...(webhook ? [webhookChannel(webhook)] : []),
  ];
  const sent = new SentIds(dbPath && `${dbPath}.sent`);
  const workers = channels.map((channel) => startWorker({ channel, sent, ...options }));
  return {
    wake: () => workers.forEach((worker) => worker.wake()),
    stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))),
  };
}
