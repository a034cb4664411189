import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  deliveryChannels,
  deliveryWarnings,
  describeDeliveries,
  mailsAnHour,
  startDeliveries,
} from './delivery/start-deliveries';
import { localDbPath } from './store/store-file';
import { eraseInCopy, expireCopies } from './person/copies';
import { openEnquiryStore } from './store/open-enquiry-store';
import { listen } from './listen';
import { createLog } from './log';
import { createMonitor } from './monitor';
import { readLook, readOffice, readProjects } from './enquiry/office';
import { keepRetention } from './store/retention';
import { DEFAULT_HOST, readSettings } from './settings';
import { watchForShutDown } from './shut-down';
import { createSiteServer, type SiteServerOptions } from './site-server';
import { findDamage, isBusy } from './store/sqlite-connection';
import { welcome } from './welcome';

/** Serves the built site and accepts enquiries until it is stopped. Rejects in plain words if it cannot start. */
export async function startSite({ wrapEnquiry }: Pick<SiteServerOptions, 'wrapEnquiry'> = {}): Promise<void> {
  const settings = readSettings(process.env);
  const { outDir, dbUrl, host, delivery } = settings;
  const dbPath = localDbPath(dbUrl);
  const log = createLog(settings.logFormat);
  if (!existsSync(join(outDir, 'index.html'))) {
    throw new Error(`There is no built site in ${outDir}. Run npm run build first, or npm start, which does both.`);
  }
  const store = openEnquiryStore(dbUrl, settings.dbToken, {
    report: log,
    channels: deliveryChannels(delivery),
    mailsAnHour: mailsAnHour(settings.ratePerTenMinutes),
  });
  try {
    await store.prepare();
  } catch (error) {
    const fault = `The enquiry database cannot be opened: ${error instanceof Error ? error.message : 'unknown'}`;
    // Locks end and remote databases may come back, so the server starts and each enquiry tries again.
    if (dbPath !== null && !isBusy(error)) throw new Error(fault, { cause: error });
    log(fault);
  }
  const office = readOffice(outDir);
  const projects = () => readProjects(outDir);
  const monitor = createMonitor({ store, metricsToken: settings.metricsToken });
  const deliveries = startDeliveries({
    settings: delivery,
    office,
    projects,
    queue: store.deliveries,
    dbPath,
    report: log,
    onAttempt: monitor.countAttempt,
  });
  const server = createSiteServer({
    outDir,
    picturesFrom: settings.picturesFrom,
    store,
    settings,
    office,
    projects,
    look: () => readLook(outDir),
    eraseInCopy,
    reportFault: (fault, request) => log(fault, { request }),
    monitor,
    onAnswer(answer) {
      monitor.countAnswer(answer.status);
      if (settings.logFormat === 'json') log('enquiry answered', answer);
    },
    // In a file, workers take a delivery in the transaction that stores it.
    ...(dbPath === null ? { onStored: deliveries.wake } : { onStoring: deliveries.wake }),
    wrapEnquiry,
  });
  const closeServer = watchForShutDown(server);
  const port = await listen(server, settings.port, host);
  const endRetention = keepRetention({
    store,
    days: settings.retentionDays,
    report: log,
    chores: [
      async () => {
        const damage = dbPath === null ? null : await findDamage(dbPath);
        monitor.noteDamage(damage);
        return damage === null ? [] : [`The enquiry database is damaged (${damage}): restore a backup.`];
      },
      () => expireCopies(store, settings.retentionDays, Date.now()),
    ],
  });
  const baseUrl = `http://${host === DEFAULT_HOST ? 'localhost' : host}:${port}`;
  const towards = describeDeliveries(delivery);
  deliveryWarnings(delivery).forEach((warning) => log(warning));
  if (settings.logFormat === 'json') log('ready', { address: baseUrl, deliveries: towards });
  else {
    const hasInbox = (await store.users.names().catch(() => [])).length > 0;
    console.log(
      welcome({ baseUrl, outDir, dbUrl, deliveries: towards, hasInbox, siteName: office.name || 'The site' }),
    );
  }

  async function shutDown(): Promise<void> {
    await closeServer();
    await deliveries.stop();
    await endRetention();
    await store.close();
    process.exit(0);
  }
  process.once('SIGTERM', () => void shutDown());
  process.once('SIGINT', () => void shutDown());
}
