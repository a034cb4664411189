import { createAlerts } from './alerts/alerts';
import type { Alerts, AlertsOptions, Deliveries, OfficeContext, WatchOptions } from './capabilities';
import { readDeliveries } from './delivery/start-deliveries';
import type { Log } from './log';
import { createMonitor } from './monitor';
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
  ways: Deliveries;
  metricsToken: string | null;
  log: Log;
}

/**
 * Starts to send what waits. With it comes what counts, what tells the office of its day, and what tells others of
 * homes; these two are undefined where there is no way to tell.
 */
export function startTelling({ store, projects, release, office, ways, metricsToken, log }: Telling) {
  const { hasWhatsapp } = ways;
  const hasMail = ways.channels.includes('mail');
  const watch = hasMail ? SERVER_PARTS.createWatch?.({ store, projects, siteUrl: office.url }) : undefined;
  const alerts =
    hasMail || hasWhatsapp ? SERVER_PARTS.createAlerts?.({ store, release, office, hasMail, hasWhatsapp }) : undefined;
  const monitor = createMonitor({ store, metricsToken, waiting: alerts?.waiting });
  const onAttempt = monitor.countAttempt;
  const deliveries = ways.start({ office, projects, queue: store.deliveries, report: log, onAttempt });
  return { watch, alerts, monitor, deliveries };
}
