import type { Deliveries, DeliveryOptions } from '../capabilities';
import { type Environment, isThisMachine } from '../store/read-setting';
import type { DeliveryChannel } from '../store/deliveries';
import { mailChannels } from './mail';
import { readDeliverySettings, type DeliverySettings } from './settings';
import { webhookChannel, whatsappChannel } from './webhook';
import { startWorker, type Channel } from './worker';

/** Throws an Error in plain words on an invalid value; secrets are never part of it. */
export function readDeliveries(env: Environment): Deliveries {
  const settings = readDeliverySettings(env);
  return {
    channels: deliveryChannels(settings),
    hasWhatsapp: settings.whatsapp !== null,
    description: describeDeliveries(settings),
    warnings: deliveryWarnings(settings),
    start: (options) => startDeliveries(settings, options),
  };
}

/** The channels through which each enquiry is sent. */
function deliveryChannels({ mail, webhook }: DeliverySettings): DeliveryChannel[] {
  return [
    ...(mail ? (['mail'] as const) : []),
    ...(mail?.isConfirming ? (['confirmation'] as const) : []),
    ...(webhook ? (['webhook'] as const) : []),
  ];
}

/** Where enquiries go, in words. */
function describeDeliveries({ mail, webhook }: DeliverySettings): string {
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
function deliveryWarnings({ mail, webhook, whatsapp }: DeliverySettings): string[] {
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
  if (whatsapp?.url.protocol === 'http:' && !isThisMachine(whatsapp.url.hostname)) {
    lines.push(`Messages go to ${whatsapp.url.host} unencrypted: ENQUIRY_WHATSAPP_URL with https:// is safe.`);
  }
  return lines;
}

/** Starts one worker for each channel, so that one that hangs does not delay another. */
function startDeliveries(
  { mail, webhook, whatsapp }: DeliverySettings,
  { office, projects, ...options }: DeliveryOptions,
): ReturnType<Deliveries['start']> {
  const channels: Channel[] = [
    ...(mail ? mailChannels({ settings: mail, office, projects }) : []),
    ...(webhook ? [webhookChannel(webhook, projects)] : []),
    ...(webhook ? [{ ...webhookChannel(webhook, projects), name: 'erasure' as const }] : []),
    ...(whatsapp ? [whatsappChannel(whatsapp)] : []),
  ];
  const workers = channels.map((channel) => startWorker({ channel, ...options }));
  return {
    wake: () => workers.forEach((worker) => worker.wake()),
    stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))),
  };
}
