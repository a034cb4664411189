import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { localDbPath } from './store/store-file';
import { createEnquiryStore } from './store/store';
import { listen } from './listen';
import { readOffice } from './enquiry/office';
import { keepRetention } from './store/retention';
import { DEFAULT_HOST, readSettings } from './settings';
import { watchForShutDown } from './shut-down';
import { createSiteServer, type SiteServerOptions } from './site-server';
import { isBusy } from './store/sqlite-connection';
import { welcome } from './welcome';

/** Serves the built site and accepts enquiries until it is stopped. Rejects in plain words if it cannot start. */
export async function startSite({ wrapEnquiry }: Pick<SiteServerOptions, 'wrapEnquiry'> = {}): Promise<void> {
  const settings = readSettings(process.env);
  const { outDir, dbUrl, host } = settings;
  if (!existsSync(join(outDir, 'index.html'))) {
    throw new Error(`There is no built site in ${outDir}. Run npm run build first, or npm start, which does both.`);
  }
  const store = createEnquiryStore(dbUrl, settings.dbToken);
  try {
    await store.prepare();
  } catch (error) {
    const fault = `The enquiry database cannot be opened: ${error instanceof Error ? error.message : 'unknown'}`;
    // Locks end and remote databases may come back, so the server starts and each enquiry tries again.
    if (localDbPath(dbUrl) !== null && !isBusy(error)) throw new Error(fault, { cause: error });
    console.error(fault);
  }
  const office = readOffice(outDir);
  const server = createSiteServer({ outDir, store, settings, office, reportFault: console.error, wrapEnquiry });
  const closeServer = watchForShutDown(server);
  const port = await listen(server, settings.port, host);
  const endRetention = keepRetention(store, settings.retentionDays, console.log);
  console.log(
    welcome({
      baseUrl: `http://${host === DEFAULT_HOST ? 'localhost' : host}:${port}`,
      outDir,
      dbUrl,
      siteName: office.name || 'The site',
    }),
  );

  async function shutDown(): Promise<void> {
    await closeServer();
    await endRetention();
    await store.close();
    process.exit(0);
  }
  process.once('SIGTERM', () => void shutDown());
  process.once('SIGINT', () => void shutDown());
}
