import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { backupAlarm, localDbPath } from './store/store-file';
import { eraseInCopy, expireCopies } from './person/copies';
import { openEnquiryStore } from './store/open-enquiry-store';
import type { EnquiryStore } from './store/store';
import { createLog } from './log';
import { readLook, readOffice, readProjects } from './enquiry/office';
import { deliveriesOf, SERVER_PARTS, startTelling } from './parts';
import { releaseOf } from './read-site-facts';
import { keepRetention } from './store/retention';
import { DEFAULT_HOST, mailsAnHour, readSettings } from './settings';
import { createSiteServer, type SiteServerOptions } from './site-server';
import { findDamage, isBusy } from './store/sqlite-connection';
import type { Server, IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

interface WelcomeProps {
  baseUrl: string;
  outDir: string;
  dbUrl: string;
  /** Where enquiries are sent to. */
  deliveries: string;
  hasInbox: boolean;
  siteName: string;
}

/** Text in the terminal when the site is ready. */
function welcome({ baseUrl, outDir, dbUrl, deliveries, hasInbox, siteName }: WelcomeProps): string {
  const project = firstProjectPath(outDir);
  const rows = [
    ['Home', `${baseUrl}/`],
    ...(project ? [['A project', `${baseUrl}${project}`]] : []),
    ['Enquiries', `POST ${baseUrl}/contact.php, kept in ${withoutQuery(dbUrl)} (npm run enquiries lists them)`],
    ['Office', deliveries],
    ...(SERVER_PARTS.createOffice
      ? [['Inbox', hasInbox ? `${baseUrl}/office` : 'none; npm run enquiries -- add-user NAME opens it']]
      : []),
  ];
  const lines = rows.map(([label = '', address = '']) => `  ${label.padEnd(10)} ${address}`);
  return [`\n${siteName} is ready. Ctrl+C stops it.`, ...lines, ''].join('\n');
}

/** Address of the first project page. */
function firstProjectPath(outDir: string): string | null {
  const folder = join(outDir, 'project-details');
  if (!existsSync(folder)) return null;
  for (const developer of readdirSync(folder, { withFileTypes: true })) {
    if (!developer.isDirectory()) continue;
    const page = readdirSync(join(folder, developer.name)).find((name) => name.endsWith('.html'));
    if (page) return `/project-details/${developer.name}/${page.replace(/\.html$/, '')}`;
  }
  return null;
}

/** A database address may carry a token in its query. */
function withoutQuery(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/** What `/office` says on each page until it is put right. */
function alarmsOf({ second }: EnquiryStore, dbPath: string): string[] {
  const isFailing = second !== undefined && second.fault() !== null;
  const one = 'New enquiries are on one disk only: the second place fails. The log of the server says why.';
  return [...(isFailing ? [one] : []), ...backupAlarm(dbPath, Date.now())];
}

/** Time for visitors to finish reading and sending. */
const GRACE_MS = 5000;
/** Longer than an enquiry waits for its database. */
const STORING_MS = 12_000;

/**
 * Tracks the connections of a server. The returned function stops accepting connections and resolves when all are
 * closed. After five seconds it cuts those that still read or send; an enquiry that has arrived is always answered.
 */
function watchForShutDown(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  /** Those that are not answered yet. */
  const requests = new Set<IncomingMessage>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', (request, response) => {
    requests.add(request);
    response.once('close', () => requests.delete(request));
  });

  const isStoring = ({ method, complete }: IncomingMessage) => method === 'POST' && complete;

  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    await Promise.race([closed, delay(GRACE_MS, null, { ref: false })]);
    const storing = new Set([...requests].filter(isStoring).map(({ socket }) => socket));
    for (const socket of sockets) if (!storing.has(socket)) socket.destroy();
    await Promise.race([closed, delay(STORING_MS, null, { ref: false })]);
    server.closeAllConnections();
    await closed;
  };
}

const DEFAULT_PORT = 3000;
const PORTS_TRIED = 10;
/** Connections that may wait while the server is busy; clients retry further ones after a second. */
const BACKLOG = 4096;

/** Listens on the given port, or on the first free one from 3000. Resolves with the port; rejects in plain words. */
async function listen(server: Server, port: number | null, host: string): Promise<number> {
  if (port !== null) {
    const bound = await tryPort(server, port, host);
    if (bound === null) throw new Error(`Port ${port} is taken. Stop what runs there, or set PORT to another one.`);
    return bound;
  }
  for (let offset = 0; offset < PORTS_TRIED; offset++) {
    const bound = await tryPort(server, DEFAULT_PORT + offset, host);
    if (bound !== null) return bound;
  }
  const last = DEFAULT_PORT + PORTS_TRIED - 1;
  throw new Error(`The ports ${DEFAULT_PORT} to ${last} are all taken. Set PORT to a free one.`);
}

/** The bound port, or null if it is in use. */
function tryPort(server: Server, port: number, host: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(new Error(`HOST '${host}' with PORT ${port} cannot be used: ${error.message}`));
    };
    server.once('error', onError);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', onError);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

const EVERY_MS = 60_000;

/** Calls the watch at once and every minute. Returns a function that ends it. */
function keepWatch(watch: () => Promise<void>, report: (line: string) => void): () => Promise<void> {
  let isWell = true;
  const look = async () => {
    try {
      await watch();
      isWell = true;
    } catch (error) {
      // Said once, not every minute.
      if (isWell)
        report(`What the office and others are told of: ${error instanceof Error ? error.message : 'unknown'}`);
      isWell = false;
    }
  };
  let looking = look();
  const timer = setInterval(() => void (looking = looking.then(look)), EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return looking;
  };
}

/** Serves the built site and accepts enquiries until it is stopped. Rejects in plain words if it cannot start. */
export async function startSite({ wrapEnquiry }: Pick<SiteServerOptions, 'wrapEnquiry'> = {}): Promise<void> {
  const settings = readSettings(process.env);
  const { outDir, dbUrl, host } = settings;
  const ways = deliveriesOf(process.env);
  const { channels, description, warnings } = ways;
  const dbPath = localDbPath(dbUrl);
  const log = createLog(settings.logFormat);
  if (!existsSync(join(outDir, 'index.html'))) {
    throw new Error(`There is no built site in ${outDir}. Run npm run build first, or npm start, which does both.`);
  }
  const store = openEnquiryStore(dbUrl, settings.dbToken, {
    report: log,
    channels,
    mailsAnHour: mailsAnHour(settings),
    secondPath: settings.secondPath,
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
  const release = releaseOf(outDir);
  const { metricsToken } = settings;
  const { watch, alerts, monitor, deliveries } = startTelling({
    ...{ store, projects, release, office, ways, metricsToken, log },
  });
  const server = createSiteServer({
    outDir,
    picturesFrom: settings.picturesFrom,
    previewSecret: settings.previewSecret,
    store,
    settings,
    office,
    projects,
    look: () => readLook(outDir),
    alarms: () => (dbPath === null ? [] : alarmsOf(store, dbPath)),
    eraseInCopy,
    reportFault: (fault, request) => log(fault, { request }),
    monitor,
    alerts,
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
  store.second?.watch();
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
      () => Promise.resolve(dbPath === null ? [] : backupAlarm(dbPath, Date.now())),
    ],
  });
  const endWatches = [watch, alerts?.look].flatMap((each) => (each ? keepWatch(each, log) : []));
  const baseUrl = `http://${host === DEFAULT_HOST ? 'localhost' : host}:${port}`;
  warnings.forEach((warning) => log(warning));
  if (settings.logFormat === 'json') log('ready', { address: baseUrl, deliveries: description });
  else {
    const hasInbox = (await store.users.all().catch(() => [])).length > 0;
    console.log(
      welcome({ baseUrl, outDir, dbUrl, deliveries: description, hasInbox, siteName: office.name || 'The site' }),
    );
  }

  async function shutDown(): Promise<void> {
    await closeServer();
    await Promise.all(endWatches.map((end) => end()));
    await deliveries.stop();
    await endRetention();
    await store.close();
    process.exit(0);
  }
  process.once('SIGTERM', () => void shutDown());
  process.once('SIGINT', () => void shutDown());
}
