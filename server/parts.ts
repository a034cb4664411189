import { createAlerts } from './alerts/alerts';
import type { Alerts, AlertsOptions, Deliveries, OfficeContext, WatchOptions } from './capabilities';
import { readDeliveries } from './delivery/start-deliveries';
import { createOffice } from './office/office';
import { createWatch } from './office/watch';
import type { Environment } from './store/read-setting';

interface ServerParts {
  /** The answer is null for addresses that are none of the inbox. */
  createOffice: (options: OfficeContext) => (request: Request, peer: string) => Promise<Response | null>;
  createWatch: (options: WatchOptions) => () => Promise<void>;
  readDeliveries: (env: Environment) => Deliveries;
  createAlerts: (options: AlertsOptions) => Alerts;
}

/** Capabilities of the server, a row each. Without its row the server does without. */
export const SERVER_PARTS: Partial<ServerParts> = {
  createOffice,
  createWatch,
  readDeliveries,
  createAlerts,
};

const NO_DELIVERIES: Deliveries = {
  channels: [],
  hasWhatsapp: false,
  description: 'nobody is told of new enquiries',
  warnings: [],
  start: () => ({ wake: () => undefined, stop: () => Promise.resolve() }),
};

/** Where enquiries are sent to, by environment variables. Throws an Error in plain words on an invalid value. */
export function deliveriesOf(env: Environment): Deliveries {
  return SERVER_PARTS.readDeliveries?.(env) ?? NO_DELIVERIES;
}

interface Telling extends Pick<WatchOptions, 'store' | 'projects'>, Pick<AlertsOptions, 'release' | 'office'> {
  deliveries: Pick<Deliveries, 'channels' | 'hasWhatsapp'>;
}

/** What tells the office of its day, and others of homes; each is undefined where there is no way to tell them. */
export function tellersOf({ store, projects, release, office, deliveries }: Telling) {
  const { hasWhatsapp } = deliveries;
  const hasMail = deliveries.channels.includes('mail');
  return {
    watch: hasMail ? SERVER_PARTS.createWatch?.({ store, projects, siteUrl: office.url }) : undefined,
    alerts:
      hasMail || hasWhatsapp
        ? SERVER_PARTS.createAlerts?.({ store, release, office, hasMail, hasWhatsapp })
        : undefined,
  };
}
